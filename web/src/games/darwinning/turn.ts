/** A turn made of small actions that feels like one: picking cards, taking them back, using one to improve. */
import { withChanges } from "../../table/changes";
import {
  spelled,
  SUITS,
  type Card,
  type DarwinningMatch,
  type DarwinningView,
  type PlanView,
  type Way,
} from "./pieces";

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
export function after(match: DarwinningMatch, action: string): DarwinningView {
  return withChanges(match.view, match.previewOf(action));
}

/** Whether the cards picked would be the strongest on the table if played now; null while they are no whole play. */
export function wouldLead(match: DarwinningMatch): boolean | null {
  const action = match.chosen ?? (match.may("done") ? "done" : null);
  if (action === null || match.seat === null || !match.previewOf(action)) return null;
  return after(match, action).best?.seat === match.seat;
}

/** What the cards picked amount to, with the one that waits for confirmation. */
export function pickedPlay(match: DarwinningMatch): { combination: string; sum: number } | null {
  const seat = match.seat ?? 0;
  return (cardIn(match.chosen) === null ? match.view : match.shown).seats[seat]?.play ?? null;
}

/** What is planned if the trick is won, or chosen to improve with: as the server reckons it would be. */
export function plannedUse(match: DarwinningMatch, plan: { card: string; way: Way } | null): PlanView | null {
  const { view } = match;
  const place = /^place (\d)$/.exec(match.chosen ?? "")?.[1];
  if (place) return view.plans.find((one) => one.place === Number(place)) ?? null;
  const way = /^improve (\w+)$/.exec(match.chosen ?? "")?.[1];
  if (way) return view.plans.find((one) => one.card === view.card && one.way === way) ?? null;
  const taken = match.chosen?.startsWith("take ") ? cardIn(match.chosen) : null;
  if (taken) return view.plans.find((one) => one.card === taken && one.way === "trait") ?? null;
  return plan === null ? null : (planOf(match, plan.card, plan.way) ?? null);
}

/** Whether a card is being used this way. Taking one that can only be its trait, in its only place, settles it. */
export function isUsed(match: DarwinningMatch, card: string, way: Way): boolean {
  if (match.chosen === `take ${spelled(card)}`) return way === "trait";
  return (
    match.view.card === card && (match.chosen === `improve ${way}` || (way === "trait" && match.view.phase === "place"))
  );
}

/** One use of one card. While a play is picked, its last card may be chosen and not yet confirmed. */
export function planOf(match: DarwinningMatch, card: string, way: Way): PlanView | undefined {
  return [...match.shown.plans, ...match.view.plans].find((one) => one.card === card && one.way === way);
}

/** Tap a card of the hand: it joins the play, leaves it, or starts a new one. */
export async function tapCard(match: DarwinningMatch, key: string): Promise<void> {
  const action = `play ${spelled(key)}`;
  if (match.chosen === action) return match.clear();
  if (picked(match).includes(key)) return putBack(match, key);
  if (!match.may(action) && match.view.phase === "play" && match.myTurn) await takeAllBack(match);
  await match.play(action);
}

/** Tap an open card of the dummy while declaring. */
export async function tapOpen(match: DarwinningMatch, key: string): Promise<void> {
  const action = `use ${spelled(key)}`;
  if (match.chosen === action) return match.clear();
  const used = match.view.seats[match.seat ?? 0]?.used ?? [];
  if (used.includes(key) && match.myTurn) return match.undo();
  await match.play(action);
}

function picked(match: DarwinningMatch): string[] {
  const mine = match.view.phase === "play" && match.myTurn && match.seat !== null;
  return mine ? (match.view.seats[match.seat ?? 0]?.played ?? []) : [];
}

async function takeAllBack(match: DarwinningMatch): Promise<void> {
  match.clear();
  let left = picked(match).length;
  while (left > 0) {
    await match.undo();
    if (picked(match).length >= left) return;
    left = picked(match).length;
  }
}

/** Undo until the card is back in the hand, then pick the others again, also the one that waited for confirmation. */
async function putBack(match: DarwinningMatch, key: string): Promise<void> {
  const waiting = cardIn(match.chosen);
  match.clear();
  const again: string[] = waiting === null ? [] : [waiting];
  while (picked(match).includes(key)) {
    const before = picked(match);
    await match.undo();
    const back = before.filter((card) => !picked(match).includes(card));
    if (back.length === 0) return;
    again.unshift(...back.filter((card) => card !== key));
  }
  for (const card of again) {
    if (!match.may(`play ${spelled(card)}`)) return;
    await match.play(`play ${spelled(card)}`);
  }
}

/** Use a card one way: takes it, and chooses the way; a trait then asks for its place, unless one was planned. */
export async function improve(
  match: DarwinningMatch,
  card: string,
  way: Way,
  place: number | null = null,
): Promise<void> {
  match.clear();
  while (match.myTurn && (match.view.phase === "place" || (match.view.phase === "way" && match.view.card !== card))) {
    const number = match.state?.number;
    await match.undo();
    if (match.state?.number === number) return;
  }
  if (match.view.phase === "choose") await step(match, `take ${spelled(card)}`);
  if (match.view.phase === "way" && match.view.card === card) await step(match, `improve ${way}`);
  if (place !== null && match.view.phase === "place" && match.may(`place ${place}`)) match.choose(`place ${place}`);
}

/** Tap a card to improve with: it is taken, and what it is used for is asked next; tapped again it is put back. */
export async function takeCard(match: DarwinningMatch, card: string): Promise<void> {
  const action = `take ${spelled(card)}`;
  if (match.chosen === action) match.clear();
  else await step(match, action);
}

/** Do an action that only asks the next question; choose one that settles something. */
async function step(match: DarwinningMatch, action: string): Promise<void> {
  if (!match.may(action)) return match.askWhy(action);
  await match.askPreview(action);
  const next = after(match, action);
  const asks = next.turn === match.view.turn && (next.phase === "way" || next.phase === "place") && next.card !== null;
  if (asks) await match.play(action);
  else if (match.chosen !== action) match.choose(action);
}
