/** Show a piece's card until it is closed: what touching a piece does when there is nothing else to do with it. */
import type { CardOfPiece } from "../../table/match.svelte";
import type { DarwinningMatch } from "./pieces";

export function pin(match: DarwinningMatch, event: MouseEvent, of: CardOfPiece): void {
  match.card = { of, beside: (event.currentTarget as HTMLElement).getBoundingClientRect(), pinned: true };
}
