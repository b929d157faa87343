"""The transposition table: entries by key, kept when it grows."""

from beagle.bots.transposition import REWARD, VISITS, TranspositionTable, mix


def test_paths_tell_orders_apart() -> None:
    assert mix(mix(1, 2), 3) != mix(mix(1, 3), 2)
    assert mix(mix(1, 2), 3) == mix(mix(1, 2), 3)


def test_the_table_keeps_its_entries_when_it_grows() -> None:
    table = TranspositionTable()
    keys = [mix(7, action) for action in range(5000)]
    for number, key in enumerate(keys):
        table.make_room(1)
        at = table.entry(key)
        table.row[at + VISITS] = number
        table.row[at + REWARD] = 2 * number
    for number, key in enumerate(keys):
        at = table.entry(key)
        assert (table.row[at + VISITS], table.row[at + REWARD]) == (number, 2 * number)
    assert table.used == len(set(keys)) == 5000
