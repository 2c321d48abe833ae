import { type Card, FACE_DOWN, KING, makeCard, QUEEN, rankOf, suitOf } from '../../../../engine/model/card.ts';
import type { DealtGame } from '../../../../engine/legality/deal.ts';
import { makeDeck } from '../../../../engine/model/deck.ts';

/** Piles of a finished game by their numbers, bottom card first; the others are empty. */
type End = Readonly<Record<number, readonly Card[]>>;

const SUITS = [0, 1, 2, 3];
const wholeSuit = (suit: number): Card[] => Array.from({ length: KING }, (_, at) => makeCard(KING - at, suit));
const wholeRank = (rank: number): Card[] => SUITS.map((suit) => makeCard(rank, suit));
const spread = (first: number, cards: readonly Card[]): End =>
  Object.fromEntries(cards.map((card, at) => [first + at, [card]]));
const byRows = (width: number, cards: (suit: number) => Card[], first = 0): End =>
  Object.fromEntries(SUITS.flatMap((suit) => Object.entries(spread(first + width * suit, cards(suit)))));
const twosToKing = (suit: number): Card[] => wholeSuit(suit).slice(0, -1).toReversed();

/** By pile number: the hours of the clock as they are laid, with the centre among them. */
const HOURS = [11, 12, 1, 10, 2, 9, 0, 3, 8, 4, 7, 6, 5];
const withTopDown = (cards: readonly Card[]): Card[] => cards.map((card, at) => (at === 3 ? card | FACE_DOWN : card));

/** The rows of Blue Moon and similar games have one more place than cards. */
const moon = byRows(KING + 1, (suit) => wholeSuit(suit).toReversed());
const withoutLow = (card: Card): boolean => rankOf(card) === 1 || rankOf(card) > 5;
const HEARTS = 2;
/**
 * Queen and king of hearts alone in the row; the discarded cards are in the pile after the fifty-two places and the
 * stock.
 */
const COUPLE = [makeCard(QUEEN, HEARTS), makeCard(KING, HEARTS)];
const inRow: End = { ...spread(0, COUPLE), 53: makeDeck({}).filter((card) => !COUPLE.includes(card)) };

/** Fills places row by row, each rising by threes from the rank of its row. */
const byThrees = (first: number, bases: readonly number[]): End =>
  Object.fromEntries(
    bases.flatMap((base, row) =>
      Array.from({ length: 8 }, (_, at) => [
        first + 8 * row + at,
        [0, 3, 6, 9].map((by) => makeCard(base + by, at % 4)),
      ]),
    ),
  );
/** The aces on their heap, followed by such places. */
const gallery = (...bases: readonly number[]): End => ({
  0: [...wholeRank(1), ...wholeRank(1)],
  ...byThrees(1, bases),
});

/** Octave's foundations from ace to ten, two for each suit, and the pictures of a suit in two columns. */
const OCTAVE: End = Object.fromEntries(
  SUITS.flatMap((suit) =>
    [0, 1].flatMap((at) => [
      [9 + 2 * suit + at, wholeSuit(suit).slice(3).toReversed()],
      [17 + 2 * suit + at, wholeSuit(suit).slice(0, 3)],
    ]),
  ),
);

/** A queen alone in each of these piles, and all other cards in one more. */
const queensLast = (queens: readonly number[], others: number): End => ({
  ...Object.fromEntries(wholeRank(QUEEN).map((queen, at) => [queens[at]!, [queen]] as const)),
  [others]: makeDeck({}).filter((card) => rankOf(card) !== QUEEN),
});

/** Ends of games that neither build foundations nor discard all cards. */
const OWN: Readonly<Record<string, End>> = {
  clock: Object.fromEntries(HOURS.map((hour, at) => [at, wholeRank(hour || KING)])),
  gaps: byRows(KING, twosToKing),
  'blue-moon': moon,
  'red-moon': moon,
  'spaces-and-aces': moon,
  'double-montana': { ...byRows(KING, twosToKing), ...byRows(KING, twosToKing, 4 * KING) },
  striptease: queensLast([0, 1, 6, 7], 2),
  galary: moon,
  octave: OCTAVE,
  paganini: byRows(KING - 3, (suit) => wholeSuit(suit).filter(withoutLow).toReversed()),
  'pas-de-deux': byRows(KING, (suit) => wholeSuit(suit).toReversed()),
  spoilt: byRows(8, (suit) => [...wholeSuit(suit).slice(0, 7).toReversed(), makeCard(1, suit)]),
  maze: byRows(KING - 1, (suit) => wholeSuit(suit).slice(1).toReversed()),
  pileon: Object.fromEntries(Array.from({ length: KING }, (_, at) => [at, withTopDown(wholeRank(at + 1))])),
  knockout: { 1: [1, 7, 8, 9, 10, 11, 12, KING].map((rank) => makeCard(rank, 0)) },
  'push-pin': inRow,
  'royal-marriage': inRow,
  'picture-gallery': gallery(4, 3, 2),
  'royal-parade': gallery(2, 3, 4),
  'virginia-reel': gallery(2, 3, 4),
  'devils-grip': byThrees(0, [2, 3, 4]),
  'diamond-mine': { 0: wholeSuit(1), 1: wholeSuit(0), 2: wholeSuit(2), 3: wholeSuit(3) },
};

/**
 * How many cards may stay behind at the end: four aces or tens, Camelot's pictures, eight kings, Accordion's last card.
 */
const LEFT = [0, 1, 4, 8, 12];
/** Cards that are left though no rule says so: in Cover one of each suit, in Neptune those on the table. */
const LEFT_AT_END: Readonly<Record<string, readonly number[]>> = { cover: [4], neptune: [8] };

/**
 * Returns the most points of all ends that win a game, as far as its piles show; the table is left in the last of them.
 */
export function mostPoints(id: string, dealt: DealtGame): number | undefined {
  const { rules, table } = dealt;
  const points = (OWN[id] ? [OWN[id]] : ends(id, dealt)).flatMap((end) => {
    for (const { index } of rules.piles) table.lay(index, end[index] ?? []);
    return rules.variant.won(table) ? [rules.variant.score(table)] : [];
  });
  return points.length > 0 ? Math.max(...points) : undefined;
}

function ends(id: string, { rules: { variant } }: DealtGame): End[] {
  const deck = makeDeck(variant.deck ?? {});
  const orders = [deck.toSorted(bySuit), deck.toSorted((a, b) => rankOf(a) - rankOf(b))];
  const those = (role: string): number[] =>
    variant.places.filter(({ pile }) => pile.rules.role === role).map(({ pile }) => pile.index);
  const away = (variant.hidden ?? []).map(({ index }) => [index]);
  const homes = those('foundation');
  const groups = [homes, homes.slice(0, 1), those('waste').slice(0, 1), ...away].filter(({ length }) => length > 0);
  const left = LEFT_AT_END[id] ?? LEFT;
  const laid = groups.flatMap((piles) => orders.flatMap((order) => left.map((count) => share(piles, order, count))));
  return [...laid, inRuns(those('tableau'), deck, [0, 0]), inRuns(those('tableau'), deck, [0, 2])];
}

const bySuit = (a: Card, b: Card): number => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b);

/** Distributes all but the first `left` cards equally. */
function share(piles: readonly number[], cards: readonly Card[], left: number): End {
  const part = (cards.length - left) / piles.length;
  return Object.fromEntries(piles.map((pile, at) => [pile, cards.slice(left + at * part, left + (at + 1) * part)]));
}

/** Puts runs in piles of their own, from the king down; the suits of each change by those steps in turn. */
function inRuns(piles: readonly number[], deck: readonly Card[], steps: readonly [number, number]): End {
  const run = (at: number): Card[] =>
    Array.from({ length: KING }, (_, of) => makeCard(KING - of, (at + steps[of % 2]!) % SUITS.length));
  return Object.fromEntries(Array.from({ length: deck.length / KING }, (_, at) => [piles[at] ?? -1, run(at)]));
}
