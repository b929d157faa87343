/** What this browser's player is doing: the stone taken up, the bone being tried and where, the plot looked at. */
import type { Drag } from "../../table/drag";
import { stonesPut } from "./heaps";
import { lotsOf, mayAnswer, pendingStones, readStone, sameKind, spellStone, type Lot, type StoneKind } from "./lots";
import { JEWELS, readBones, type Bone, type DarwinciMatch, type Jewel, type SeatView } from "./pieces";
import { likelyPlace, runsOf, tryBone, type Trial } from "./plot";

/** A bone tried in the plot: one on offer, one in hand, or one that has to be placed now. */
interface Tried {
  bone: string;
  from: "lot" | "hand" | "placing";
}

const FREE_CELL = ".plot .free, .plot .laid";

export class Dig {
  /** The stone taken up from the reserve, and in which bidding turn: the next one begins with empty fingers. */
  private taken = $state.raw<{ kind: StoneKind; turn: string } | null>(null);
  private trying = $state.raw<{ bone: string; from: "lot" | "hand" } | null>(null);
  /** Where the tried bone lies, once the player has moved it. */
  private spot = $state.raw<{ bone: string; cell: string | null; turned: number } | null>(null);
  /** The bone that the player has turned: it stays as it is from cell to cell. */
  private turnedByHand: string | null = null;
  /** The rival whose plot is looked at. */
  opened = $state<number | null>(null);
  /** The bone that will go under a site. */
  givingBack = $state<string | null>(null);

  constructor(readonly match: DarwinciMatch) {}

  readonly view = $derived.by(() => this.match.view);
  readonly seat = $derived.by(() => this.match.seat ?? 0);
  readonly mine = $derived.by(() => this.view.seats[this.seat] as SeatView);
  readonly bones = $derived.by(() => readBones(this.match.pieces.rows));
  readonly acting = $derived.by(() => this.match.myTurn && !this.match.over);
  readonly bidding = $derived.by(() => this.acting && this.view.phase === "bid");
  readonly placing = $derived.by(() => this.acting && (this.view.phase === "set" || this.view.phase === "place"));
  /** The bone that must go into the plot now. */
  readonly inFingers = $derived.by(() => (this.placing ? (this.mine.held ?? this.mine.chosen) : null));
  readonly placesLeft = $derived.by(() => 12 - this.mine.bones);
  /** More bones won than places left: some leave the game (C-P5). */
  readonly tooFewPlaces = $derived.by(() => this.view.phase === "place" && this.mine.won.length > this.placesLeft);
  readonly shownSeat = $derived.by(() => this.opened ?? this.seat);

  bone(key: string): Bone {
    const bone = this.bones.get(key);
    if (!bone) throw new Error(`expected a bone of the component set, got '${key}'`);
    return bone;
  }

  // Stones

  readonly pending = $derived.by(() => pendingStones(this.view, this.match.log, this.seat));
  readonly lots = $derived.by<Lot[]>(() => lotsOf(this.view, this.pending, this.match.choice?.sentence ?? null));
  readonly placed = $derived.by(() => this.pending.length + (readStone(this.match.chosen ?? "") ? 1 : 0));
  /** The stones that the others put since my last confirmed move. */
  readonly since = $derived.by(() => stonesPut(this.match.since));
  readonly answering = $derived.by(() => mayAnswer(this.view, this.seat));

  private readonly biddingTurn = $derived.by(() => `${this.view.round}.${this.view.bidding_turn}`);

  /** The kinds of stones that may go on some bone now. */
  readonly placeable = $derived.by<StoneKind[]>(() => {
    const found: StoneKind[] = [];
    for (const legal of this.match.legal) {
      const kind = readStone(legal.action)?.kind;
      if (kind && !found.some((one) => sameKind(one, kind))) found.push(kind);
    }
    return found;
  });

  /** The stone that goes on the next bone touched: the one taken up, else the one due or one's own. */
  readonly stone = $derived.by<StoneKind | null>(() => {
    const up = this.taken?.turn === this.biddingTurn ? this.taken.kind : null;
    const taken = this.placeable.find((kind) => sameKind(kind, up));
    const due = this.placeable.find((kind) => kind.seat !== this.seat);
    const own = this.placeable.find((kind) => kind.seat === this.seat && kind.size === "small");
    return taken ?? ((this.view.bid?.opposing ?? 0) > 0 ? due : (own ?? due)) ?? this.placeable[0] ?? null;
  });

  /** Take a stone up; one that may not be placed is explained. */
  grab(kind: StoneKind): void {
    this.taken = { kind, turn: this.biddingTurn };
    if (this.bidding && !this.placeable.some((one) => sameKind(one, kind)) && this.view.lots[0]) {
      void this.match.askWhy(spellStone(kind, this.view.lots[0].seat));
    }
  }

  async putStone(lot: Lot, kind: StoneKind | null = this.stone): Promise<void> {
    this.tryOut(lot.bone, "lot");
    await this.match.play(spellStone(kind ?? { size: "small", seat: this.seat }, lot.seat));
  }

  // Trying a bone

  readonly tried = $derived.by<Tried | null>(() => {
    if (this.inFingers) return { bone: this.inFingers, from: "placing" };
    const trying = this.trying;
    if (!trying || this.placing || this.match.over) return null;
    const there =
      trying.from === "lot"
        ? this.view.lots.some((lot) => lot.bone === trying.bone)
        : this.mine.hand.includes(trying.bone);
    return there ? trying : null;
  });

  /** Where the tried bone lies: where it was put, else where it looks best; to be placed, nowhere before it is put. */
  readonly where = $derived.by<{ cell: string | null; turned: number }>(() => {
    const tried = this.tried;
    if (!tried) return { cell: null, turned: 0 };
    if (this.spot?.bone === tried.bone && (this.spot.cell === null || this.mine.open.includes(this.spot.cell)))
      return this.spot;
    const likely = likelyPlace(this.mine, this.bones, this.bone(tried.bone));
    return likely && tried.from !== "placing" ? likely : { cell: null, turned: likely?.turned ?? 0 };
  });

  readonly trial = $derived.by<Trial | null>(() => {
    const { cell, turned } = this.where;
    return this.tried && cell ? tryBone(this.mine, this.bones, this.bone(this.tried.bone), cell, turned) : null;
  });

  tryOut(bone: string, from: "lot" | "hand"): void {
    this.trying = { bone, from };
    this.opened = null;
  }

  stopTrying(): void {
    this.trying = null;
  }

  isTried(bone: string): boolean {
    return this.tried?.bone === bone;
  }

  /** Lay the tried bone on a cell: chosen if it has to be placed, else only looked at. */
  lay(cell: string): void {
    if (!this.tried) {
      if (this.placing) void this.match.askWhy(`at ${cell} turned 0`);
      return;
    }
    const turned = this.turnedAt(cell);
    if (this.tried.from !== "placing") {
      if (this.mine.open.includes(cell)) this.spot = { bone: this.tried.bone, cell, turned };
      return;
    }
    const action = `at ${cell} turned ${turned}`;
    if (this.match.may(action))
      this.spot = { bone: this.tried.bone, cell: this.match.chosen === action ? null : cell, turned };
    this.match.choose(action);
  }

  /** How the tried bone lies on a cell: as the player turned it, else as it looks best there. */
  private turnedAt(cell: string): number {
    const { cell: now, turned } = this.where;
    const bone = this.tried?.bone;
    if (!bone || cell === now || this.turnedByHand === bone) return turned;
    return likelyPlace(this.mine, this.bones, this.bone(bone), [cell])?.turned ?? turned;
  }

  /** A quarter turn clockwise (1) or back (-1). */
  turn(by: 1 | -1): void {
    const tried = this.tried;
    if (!tried) return;
    const { cell, turned } = this.where;
    const next = (turned + by + 4) % 4;
    this.turnedByHand = tried.bone;
    this.spot = { bone: tried.bone, cell, turned: next };
    if (tried.from === "placing" && cell) this.match.choose(`at ${cell} turned ${next}`);
  }

  // Bones in hand, and won

  /** Take up a bone to place; the one held goes back first. */
  async takeUp(bone: string): Promise<void> {
    if (this.inFingers === bone) return;
    this.opened = null;
    if (this.inFingers && this.match.state?.may_undo) {
      this.match.clear();
      await this.match.undo();
    }
    await this.match.play(`take ${bone}`);
  }

  /** Touch a bone of the hand: what that means depends on the phase. */
  touch(bone: string): void {
    const phase = this.view.phase;
    if (this.placing) void this.takeUp(bone);
    else if (this.acting && phase === "offer") {
      this.tryOut(bone, "hand");
      this.match.choose(`offer ${bone}`);
    } else if (this.acting && phase === "return") {
      this.match.clear();
      this.givingBack = this.givingBack === bone ? null : bone;
      if (this.givingBack) this.tryOut(bone, "hand");
      else this.stopTrying();
    } else if (this.tried?.bone === bone) this.stopTrying();
    else this.tryOut(bone, "hand");
  }

  /** Touch a site: draw from it, or put the bone chosen under it. */
  async touchSite(site: number): Promise<void> {
    const { phase } = this.view;
    if (phase === "return" && this.acting) {
      const bone = this.givingBack;
      if (!bone) return;
      this.givingBack = null;
      this.stopTrying();
      this.match.choose(`return ${bone} under ${site + 1}`);
      return;
    }
    const action = `draw ${site + 1}`;
    if (this.match.may(action)) await this.match.confirm(action);
    else await this.match.askWhy(action);
  }

  siteIsOpen(site: number): boolean {
    if (!this.acting) return false;
    if (this.view.phase !== "return") return this.match.may(`draw ${site + 1}`) !== undefined;
    return this.givingBack !== null && this.match.may(`return ${this.givingBack} under ${site + 1}`) !== undefined;
  }

  // Dragging, on top of touching

  /** A stone from the reserve to a lot. */
  dragStone(kind: StoneKind): Drag {
    return {
      may: this.bidding && this.placeable.some((one) => sameKind(one, kind)),
      lift: () => this.grab(kind),
      onto: "[data-lot]",
      drop: (place) => {
        const lot = this.lots.find((one) => one.seat === Number(place.dataset.lot));
        return lot ? this.putStone(lot, kind) : undefined;
      },
    };
  }

  /** A bone of a lot, of the hand or won, to a cell: to be tried there, or placed. */
  dragBone(bone: string, from: "lot" | "hand"): Drag {
    return {
      may: this.match.seat !== null && !this.match.over,
      lift: async () => {
        if (this.placing) await this.takeUp(bone);
        else if (!this.isTried(bone)) this.tryOut(bone, from);
      },
      onto: FREE_CELL,
      drop: (place) => this.dropOn(place),
    };
  }

  /** The bone tried, from one cell to another. */
  dragLaid(bone: string): Drag {
    return { may: this.isTried(bone), lift: () => {}, onto: FREE_CELL, drop: (place) => this.dropOn(place) };
  }

  private dropOn(place: HTMLElement): void {
    const cell = place.dataset.cell;
    if (cell && cell !== this.where.cell) this.lay(cell);
  }

  // Jewels

  /** The jewel scores to choose from, the dearest first. */
  readonly jewelChoices = $derived.by(() =>
    this.match.legal
      .flatMap((legal) => {
        const words = /^jewel (\w+) (row \d|column \w)( second)?$/.exec(legal.action);
        if (!words) return [];
        return [
          {
            action: legal.action,
            jewel: words[1] as Jewel,
            line: words[2] ?? "",
            second: words[3] !== undefined,
            sentence: legal.sentence,
            amount: Number(legal.sentence.amount),
          },
        ];
      })
      .sort((one, other) => other.amount - one.amount || JEWELS.indexOf(one.jewel) - JEWELS.indexOf(other.jewel)),
  );

  /** The cells of the line chosen for a jewel whose bones bear it: only these count. */
  readonly line = $derived.by<string[]>(() => {
    const choice = this.jewelChoices.find((one) => one.action === this.match.chosen);
    if (!choice) return [];
    return (runsOf(this.mine.plot, choice.line)[choice.second ? 1 : 0] ?? [])
      .filter((laid) => this.bone(laid.bone).jewels.includes(choice.jewel))
      .map((laid) => laid.cell);
  });
}
