/** A turn made of small actions that feels like one: picking cards, taking them back, using one to improve. */
import { withChanges } from "../../table/changes";
import { spelled, SUITS, type Card, type DarwinningDesk, type DarwinningView, type PlanView, type Way } from "./pieces";

/** The card an action plays, uses or takes: `play leaf 7 a` -> `leaf-7-a`. */
export function cardIn(action: string | null): string | null {
  const words = (action ?? "").split(" ");
  return words.length === 4 && ["play", "use", "take"].includes(words[0] ?? "") ? words.slice(1).join("-") : null;
}

/** The cards of a seat's play; for the one who is picking, with the card chosen but not confirmed. */
export function picksOf(view: DarwinningView, seat: number, chosen: string | null, cards: Map<string, Card>): string[] {
  const own = view.seats[seat];
  if (!own) return [];
  const last = view.turn === seat && (view.phase === "play" || view.phase === "declare") ? cardIn(chosen) : null;
  const picked = [...own.played, ...own.used, ...(last === null ? [] : [last])];
  return sorted([...new Set(picked)], cards);
}

/** A hand in order of value or of suit. */
export function sorted(keys: string[], cards: Map<string, Card>, by: "value" | "suit" = "value"): string[] {
  const rank = (key: string): number => {
    const card = cards.get(key);
    if (!card) return 0;
    const suit = SUITS.indexOf(card.suit);
    return by === "value" ? card.value * 10 + suit : suit * 100 + card.value;
  };
  return [...keys].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

/** The seats in the order they play, from the leader. */
export function playingOrder(view: DarwinningView): number[] {
  const first = view.leader ?? view.turn;
  return Array.from({ length: view.players }, (_, place) => (first + place) % view.players);
}

/** The view after an action, as far as it is certain. */
export function after(desk: DarwinningDesk, action: string): DarwinningView {
  return withChanges(desk.view, desk.previewOf(action));
}

/** Whether the cards picked would be the strongest on the table if played now; null while they are no whole play. */
export function wouldLead(desk: DarwinningDesk): boolean | null {
  const action = desk.chosen ?? (desk.may("done") ? "done" : null);
  if (action === null || desk.seat === null || !desk.previewOf(action)) return null;
  return after(desk, action).best?.seat === desk.seat;
}

/** What the cards picked amount to, with the one that waits for confirmation. */
export function pickedPlay(desk: DarwinningDesk): { combination: string; sum: number } | null {
  const seat = desk.seat ?? 0;
  return (cardIn(desk.chosen) === null ? desk.view : desk.shown).seats[seat]?.play ?? null;
}

/** What is planned if the trick is won, or chosen to improve with: as the server reckons it would be. */
export function plannedUse(desk: DarwinningDesk, plan: { card: string; way: Way } | null): PlanView | null {
  const { view } = desk;
  const place = /^place (\d)$/.exec(desk.chosen ?? "")?.[1];
  if (place) return view.plans.find((one) => one.place === Number(place)) ?? null;
  const way = /^improve (\w+)$/.exec(desk.chosen ?? "")?.[1];
  if (way) return view.plans.find((one) => one.card === view.card && one.way === way) ?? null;
  const taken = desk.chosen?.startsWith("take ") ? cardIn(desk.chosen) : null;
  if (taken) return view.plans.find((one) => one.card === taken && one.way === "trait") ?? null;
  return plan === null ? null : (planOf(desk, plan.card, plan.way) ?? null);
}

/** Whether a card is being used this way. Taking one that can only be its trait, in the only place for it, settles it. */
export function isUsed(desk: DarwinningDesk, card: string, way: Way): boolean {
  if (desk.chosen === `take ${spelled(card)}`) return way === "trait";
  return desk.view.card === card && (desk.chosen === `improve ${way}` || (way === "trait" && desk.view.phase === "place"));
}

/** One use of one card. While a play is picked, its last card may be chosen and not yet confirmed. */
export function planOf(desk: DarwinningDesk, card: string, way: Way): PlanView | undefined {
  return [...desk.shown.plans, ...desk.view.plans].find((one) => one.card === card && one.way === way);
}

/** Tap a card of the hand: it joins the play, leaves it, or starts a new one. */
export async function tapCard(desk: DarwinningDesk, key: string): Promise<void> {
  const action = `play ${spelled(key)}`;
  if (desk.chosen === action) return desk.clear();
  if (picked(desk).includes(key)) return putBack(desk, key);
  if (!desk.may(action) && desk.view.phase === "play" && desk.myTurn) await takeAllBack(desk);
  await desk.play(action);
}

/** Tap an open card of the dummy while declaring. */
export async function tapOpen(desk: DarwinningDesk, key: string): Promise<void> {
  const action = `use ${spelled(key)}`;
  if (desk.chosen === action) return desk.clear();
  const used = desk.view.seats[desk.seat ?? 0]?.used ?? [];
  if (used.includes(key) && desk.myTurn) return desk.undo();
  await desk.play(action);
}

function picked(desk: DarwinningDesk): string[] {
  const mine = desk.view.phase === "play" && desk.myTurn && desk.seat !== null;
  return mine ? (desk.view.seats[desk.seat ?? 0]?.played ?? []) : [];
}

async function takeAllBack(desk: DarwinningDesk): Promise<void> {
  desk.clear();
  let left = picked(desk).length;
  while (left > 0) {
    await desk.undo();
    if (picked(desk).length >= left) return;
    left = picked(desk).length;
  }
}

/** Undo until the card is back in the hand, then pick the others again, also the one that waited for confirmation. */
async function putBack(desk: DarwinningDesk, key: string): Promise<void> {
  const waiting = cardIn(desk.chosen);
  desk.clear();
  const again: string[] = waiting === null ? [] : [waiting];
  while (picked(desk).includes(key)) {
    const before = picked(desk);
    await desk.undo();
    const back = before.filter((card) => !picked(desk).includes(card));
    if (back.length === 0) return;
    again.unshift(...back.filter((card) => card !== key));
  }
  for (const card of again) {
    if (!desk.may(`play ${spelled(card)}`)) return;
    await desk.play(`play ${spelled(card)}`);
  }
}

/** Use a card one way: takes it, and chooses the way; a trait then asks for its place, unless one was planned. */
export async function improve(desk: DarwinningDesk, card: string, way: Way, place: number | null = null): Promise<void> {
  desk.clear();
  while (desk.myTurn && (desk.view.phase === "place" || (desk.view.phase === "way" && desk.view.card !== card))) {
    const number = desk.state?.number;
    await desk.undo();
    if (desk.state?.number === number) return;
  }
  if (desk.view.phase === "choose") await step(desk, `take ${spelled(card)}`);
  if (desk.view.phase === "way" && desk.view.card === card) await step(desk, `improve ${way}`);
  if (place !== null && desk.view.phase === "place" && desk.may(`place ${place}`)) desk.choose(`place ${place}`);
}

/** Tap a card to improve with: it is taken, and what it is used for is asked next; tapped again it is put back. */
export async function takeCard(desk: DarwinningDesk, card: string): Promise<void> {
  const action = `take ${spelled(card)}`;
  if (desk.chosen === action) desk.clear();
  else await step(desk, action);
}

/** Do an action that only asks the next question; choose one that settles something. */
async function step(desk: DarwinningDesk, action: string): Promise<void> {
  if (!desk.may(action)) return desk.askWhy(action);
  await desk.askPreview(action);
  const next = after(desk, action);
  const asks = next.turn === desk.view.turn && (next.phase === "way" || next.phase === "place") && next.card !== null;
  if (asks) await desk.play(action);
  else if (desk.chosen !== action) desk.choose(action);
}
