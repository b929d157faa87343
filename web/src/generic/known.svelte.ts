/** What a seat could do at some time in this match: what it can't do now may be asked about ("Why not?"). */
import type { LegalAction } from "../wire";

const MOST = 30;

export class KnownActions {
  private bySeat = $state.raw<Record<number, LegalAction[]>>({});

  /** Remember what is legal now, the newest first. */
  see(seat: number, legal: LegalAction[]): void {
    const older = (this.bySeat[seat] ?? []).filter((one) => !legal.some((now) => now.action === one.action));
    this.bySeat = { ...this.bySeat, [seat]: [...legal, ...older].slice(0, legal.length + MOST) };
  }

  /** What this seat knows and can't do now. Nothing of another seat's: that may be hidden from it. */
  notNow(seat: number, legal: LegalAction[]): LegalAction[] {
    return (this.bySeat[seat] ?? []).filter((one) => !legal.some((now) => now.action === one.action));
  }
}
