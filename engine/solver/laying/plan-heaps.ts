import type { LayingGame } from './laying-game.ts';

/** A card to come costs FALL_FACTOR to the power of the heaps that could take it, and STUCK_COST if none could. */
const FALL_FACTOR = 0.7;
const STUCK_COST = 10_000;
const FIRST_WIDTH = 4;
const MAX_WIDTH = 4096;

/**
 * A state of a plan: `heap`: where the last card was laid, -1 when it went home; the top card of each heap, and by card
 * the one under it.
 */
interface PlanState {
  readonly parent: PlanState | undefined;
  readonly heap: number;
  readonly tops: Int8Array;
  readonly under: Int8Array;
  /** By card: whether it is home. */
  readonly home: Uint8Array;
  readonly score: number;
}

/**
 * Plans with a beam over the cards to come, ever wider. A card laid on another has to go home before it, as has the
 * lower card of its suit: a card may be laid where these orders form no cycle, and without a cycle all cards go home in
 * the end. Yields for each position; returns the heap of each card, -1 for home, or undefined where no beam reached the
 * end.
 */
export function* planHeaps(game: LayingGame): Generator<void, readonly number[] | undefined, void> {
  for (let width = FIRST_WIDTH; width <= MAX_WIDTH; width *= 2) {
    const found = yield* planWith(game, width);
    if (found) return found;
  }
  return undefined;
}

function* planWith(game: LayingGame, width: number): Generator<void, readonly number[] | undefined, void> {
  let layer: PlanState[] = [beginning(game)];
  for (let nth = 0; nth < game.coming.length; nth++) {
    const next: PlanState[] = [];
    for (const laid of layer) {
      next.push(...statesAfter(game, laid, nth));
      yield;
    }
    layer = next.toSorted((a, b) => a.score - b.score).slice(0, width);
    if (layer.length === 0) return undefined;
  }
  const heaps: number[] = [];
  for (let at: PlanState | undefined = layer[0]; at?.parent; at = at.parent) heaps.push(at.heap);
  return heaps.toReversed();
}

function beginning({ heaps, before, isEarly }: LayingGame): PlanState {
  const tops = Int8Array.from(heaps, (heap) => heap.at(-1) ?? -1);
  const under = new Int8Array(before.length).fill(-1);
  for (const heap of heaps) for (const [at, card] of heap.entries()) under[card] = heap[at - 1] ?? -1;
  const home = new Uint8Array(before.length);
  if (isEarly) sendHome(before, tops, under, home);
  return { parent: undefined, heap: -1, tops, under, home, score: 0 };
}

/** Sends home every top card of a heap that can go. */
function sendHome(before: readonly number[], tops: Int8Array, under: Int8Array, home: Uint8Array): void {
  for (let heap = 0; heap < tops.length; heap++) {
    const top = tops[heap]!;
    if (top < 0 || !isNext(top, before, home)) continue;
    home[top] = 1;
    tops[heap] = under[top]!;
    heap = -1;
  }
}

const isNext = (card: number, before: readonly number[], home: Uint8Array): boolean =>
  before[card] === -1 || home[before[card]!] === 1;

/**
 * Lays the next card in every way without a cycle: home where it can go, else on each heap, and on only one empty one.
 */
function statesAfter(game: LayingGame, laid: PlanState, nth: number): PlanState[] {
  const { before, coming, isEarly } = game;
  const card = coming[nth]!;
  if (isEarly && isNext(card, before, laid.home)) {
    const [tops, home] = [laid.tops.slice(), laid.home.slice()];
    home[card] = 1;
    sendHome(before, tops, laid.under, home);
    return [scored(game, { ...laid, parent: laid, heap: -1, tops, home }, nth)];
  }
  const found: PlanState[] = [];
  let isEmptyTried = false;
  for (const [heap, top] of laid.tops.entries()) {
    if (top < 0 ? isEmptyTried : followersOf(game, laid, top)[card] === 1) continue;
    isEmptyTried ||= top < 0;
    const [tops, under] = [laid.tops.slice(), laid.under.slice()];
    tops[heap] = card;
    under[card] = top;
    found.push(scored(game, { ...laid, parent: laid, heap, tops, under }, nth));
  }
  return found;
}

/** Returns, by card, whether it can go home only after `first`, by suits and by the order of cards in heaps. */
function followersOf({ before }: LayingGame, { under, home }: PlanState, first: number): Uint8Array {
  const follows = new Uint8Array(before.length);
  const next = [first];
  for (let card = next.pop(); card !== undefined; card = next.pop()) {
    for (const after of [under[card]!, nextInSuit(before, card)]) {
      if (after < 0 || follows[after] === 1 || home[after] === 1) continue;
      follows[after] = 1;
      next.push(after);
    }
  }
  follows[first] = 1;
  return follows;
}

const NEXT_OF_HEAPS = new WeakMap<readonly number[], Int8Array>();

function nextInSuit(before: readonly number[], card: number): number {
  let next = NEXT_OF_HEAPS.get(before);
  if (!next) {
    next = new Int8Array(before.length).fill(-1);
    for (const [after, at] of before.entries()) if (at >= 0) next[at] = after;
    NEXT_OF_HEAPS.set(before, next);
  }
  return next[card]!;
}

/** Scores a state: lower when more heaps can take the cards to come; an empty heap counts twice. */
function scored(game: LayingGame, laid: PlanState, nth: number): PlanState {
  const { coming, before, isEarly } = game;
  const empty = laid.tops.reduce((sum, top) => sum + Number(top < 0), 0);
  const followers = [...laid.tops].flatMap((top) => (top < 0 ? [] : [followersOf(game, laid, top)]));
  let score = 0;
  for (let at = nth + 1; at < coming.length; at++) {
    const card = coming[at]!;
    if (isEarly && isNext(card, before, laid.home)) continue;
    let takers = 2 * empty;
    for (const follows of followers) takers += 1 - follows[card]!;
    score += takers === 0 ? STUCK_COST : FALL_FACTOR ** takers;
  }
  return { ...laid, score };
}
