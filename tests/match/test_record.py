"""Records as text: what is written is read back, what can't be is refused with its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beagle.match.record import BadRecord, Header, Move, Player, Record, Result, seed_hash
from beagle.match.record_text import read_record, write_record

HASH = "ab" * 32

SAMPLE = f"""beagle-record 1
game pebbles
rules 1
components standard sha256:{HASH}
generator sfc32
players 2
seat 0 human Ada Lovelace
seat 1 random Polly
option heap 6
first any
seed 7

1 0 take 1
2 0 end

scores 3 -6
winners 0
reason end-heap
"""

words = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
names = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=12)
hashes = st.from_regex(r"[0-9a-f]{64}", fullmatch=True)
numbers = st.lists(st.integers(-999, 999), min_size=1, max_size=5).map(tuple)
headers = st.builds(
    Header,
    game=words,
    rules=st.integers(0, 999),
    components=words,
    components_hash=hashes,
    players=st.lists(st.builds(Player, words, names), min_size=1, max_size=5).map(tuple),
    options=st.dictionaries(words, words, max_size=3).map(lambda options: tuple(options.items())),
    first=st.none() | st.integers(0, 9),
    seed=st.integers(0, 2**96 - 1),
)
records = st.builds(
    Record,
    headers,
    st.lists(st.builds(Move, st.integers(0, 4), words), max_size=6).map(tuple),
    st.none() | st.builds(Result, numbers, numbers, words),
)


@given(records)
def test_a_written_record_is_read_back_the_same(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


def test_the_sample_reads_as_written() -> None:
    record = read_record(SAMPLE)
    assert record.header.players[0] == Player("human", "Ada Lovelace")
    assert record.moves == (Move(0, "take 1"), Move(0, "end"))
    assert [move.line for move in record.moves] == [13, 14]
    assert record.result == Result((3, -6), (0,), "end-heap")
    assert write_record(record) == SAMPLE


def test_comments_empty_lines_and_windows_line_ends_are_skipped() -> None:
    text = "\ufeff# a match\n\n" + SAMPLE.replace("1 0 take 1", "1 0 take 1  # a start").replace("\n", "\r\n")
    assert read_record(text) == read_record(SAMPLE)


def test_a_seed_that_was_promised_by_its_hash_is_verified() -> None:
    promised = SAMPLE.replace("seed 7", f"seed-hash sha256:{seed_hash(7)}\nseed 7")
    assert read_record(promised).header.seed_hash == seed_hash(7)
    with pytest.raises(BadRecord, match="line 12: the seed is not the one that seed-hash promised"):
        read_record(promised.replace("seed 7", "seed 8"))


def test_a_seed_may_be_told_later() -> None:
    record = read_record(SAMPLE.replace("seed 7", f"seed-hash sha256:{seed_hash(7)}"))
    assert record.header.seed is None
    assert read_record(write_record(record)) == record


def test_the_record_until_an_action_has_no_result() -> None:
    record = read_record(SAMPLE)
    assert record.until(1).moves == record.moves[:1]
    assert record.until(1).result is None
    assert record.until(2) == record


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (SAMPLE, "", "line 1: expected 'beagle-record 1', got nothing"),
        ("beagle-record 1", "beagle-record 2", "line 1: expected 'beagle-record 1', got 'beagle-record 2'"),
        ("rules 1", "rules one", "line 3: expected a number"),
        ("game pebbles\n", "", "the header lacks game"),
        ("game pebbles", "game two words", "line 2: expected one word"),
        ("rules 1", "rules 1\nrules 1", "line 4: rules is given twice"),
        ("rules 1", "rulez 1", "line 3: expected one of game, rules"),
        (f"sha256:{HASH}", "sha256:12", "line 4: expected 'sha256:' and 64 digits"),
        ("players 2", "players 3", "line 6: expected 3 lines 'seat …', got 2"),
        ("seat 1", "seat 2", "line 8: expected seat 1, got 2"),
        ("seat 1 random Polly", "seat 1 random", "line 8: expected 'seat NUMBER KIND NAME'"),
        ("option heap 6", "option heap", "line 9: expected 'option NAME VALUE'"),
        ("first any", "first nobody", "line 10: expected 'any' or a seat"),
        ("first any", "first", "line 10: first is empty"),
        ("seed 7", f"seed {2**96}", "line 11: expected a seed from 0 to"),
        ("seed 7", "seed 007", "line 11: expected a seed"),
        ("seed 7", "", "expected either a seed"),
        ("2 0 end", "3 0 end", "line 14: expected action number 2, got '3'"),
        ("2 0 end", "2 0", "line 14: expected 'NUMBER SEAT ACTION'"),
        ("2 0 end", "2 x end", "line 14: expected a seat"),
        ("2 0 end", "seed 9", "line 14: expected an action or the result, got 'seed'"),
        ("reason end-heap", "", "the result lacks reason"),
        ("scores 3 -6", "scores 3 x", "line 16: expected whole numbers"),
        ("reason end-heap", "reason end-heap\n3 0 end", "line 19: expected nothing more after the result"),
        ("2 0 end", "2 0 e\x07nd", "line 14: the line holds a control character"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, expected: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(SAMPLE.replace(old, new))
    assert str(caught.value).startswith(expected)


def test_a_word_that_breaks_the_line_is_not_written() -> None:
    header = read_record(SAMPLE).header
    for action in ("take\n1", "take # 1", ""):
        with pytest.raises(BadRecord):
            write_record(Record(header, (Move(0, action),)))


def read_or_refuse(text: str) -> None:
    """Whatever is read can be written; anything else is refused as a bad record."""
    try:
        record = read_record(text)
    except BadRecord:
        return
    assert read_record(write_record(record)) == record


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda data: data.decode("latin-1")))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse("beagle-record 1\n" + text)


@given(st.data())
def test_a_record_with_a_few_changes_is_read_or_refused(data: st.DataObject) -> None:
    text = SAMPLE
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 12))
        text = (
            text[:at]
            + data.draw(st.text(max_size=4) | st.sampled_from(["\n", " ", "9" * 5000, "#"]))
            + text[at + cut :]
        )
    read_or_refuse(text)
