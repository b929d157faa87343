/** Show a piece's card until it is closed: what touching a piece does when there is nothing else to do with it. */
import type { CardOfPiece } from "../../table/desk.svelte";
import type { DarwinningDesk } from "./pieces";

export function pin(desk: DarwinningDesk, event: MouseEvent, of: CardOfPiece): void {
  desk.card = { of, beside: (event.currentTarget as HTMLElement).getBoundingClientRect(), pinned: true };
}
