import { type Card, isRed, KING, type Rank, rankOf, suitOf } from '../model/card.ts';

/** How the rank of a card relates to that of the card under it; `by`: the number of steps, or the sum of both. */
interface Ranks {
  readonly how: 'up' | 'down' | 'either' | 'same' | 'sum' | 'any';
  readonly by: number;
  /** Whether king and ace are neighbours too. */
  readonly round: boolean;
  /** The rank at which the order ends: no card is laid on it, although one would fit; undefined: none. */
  readonly end?: Rank;
}

type Suits = 'same' | 'different' | 'colour' | 'alternate' | 'any';

/** A relation between two cards, in simple terms. */
export type BuildOrder =
  | { readonly kind: 'order'; readonly ranks: Ranks; readonly suits: Suits }
  /** Cards of the same suit or of the same rank. */
  | { readonly kind: 'alike' }
  /** Ranks that fit each other in pairs. */
  | { readonly kind: 'couples'; readonly ranks: readonly (readonly [Rank, Rank])[]; readonly suits: Suits };

type Joins = (card: Card, onto: Card) => boolean;

/**
 * Describes a relation, by asking it about every two of the cards; undefined where simple terms can't, or no two cards
 * are related.
 */
export function orderOf(cards: readonly Card[], joins: Joins): BuildOrder | undefined {
  const pairs = cards.flatMap((card) => cards.filter((onto) => joins(card, onto)).map((onto) => [card, onto] as const));
  if (pairs.length === 0) return undefined;
  const is = (one: Joins): boolean =>
    cards.every((card) => cards.every((onto) => joins(card, onto) === one(card, onto)));
  if (is(isAlike)) return { kind: 'alike' };
  const ranks = new Set(pairs.map(([card, onto]) => rankPair(rankOf(card), rankOf(onto))));
  const suits = SUIT_RELATIONS.find(([, fit]) =>
    is((card, onto) => ranks.has(rankPair(rankOf(card), rankOf(onto))) && fit(card, onto)),
  )?.[0];
  if (suits === undefined) return undefined;
  const known = ranksOf(new Set(cards.map(rankOf)), ranks);
  if (known) return { kind: 'order', ranks: known, suits };
  const couples = couplesOf(ranks);
  return couples && { kind: 'couples', ranks: couples, suits };
}

const rankPair = (card: Rank, onto: Rank): number => (card << 4) | onto;

const isAlike: Joins = (card, onto) => suitOf(card) === suitOf(onto) || rankOf(card) === rankOf(onto);

/** Kinds of suit relations, tried in this order; in a deck of one suit several of them hold. */
const SUIT_RELATIONS: readonly (readonly [Suits, Joins])[] = [
  ['any', () => true],
  ['alternate', (card, onto) => isRed(card) !== isRed(onto)],
  ['same', (card, onto) => suitOf(card) === suitOf(onto)],
  ['colour', (card, onto) => isRed(card) === isRed(onto)],
  ['different', (card, onto) => suitOf(card) !== suitOf(onto)],
];

type FitRanks = (card: Rank, onto: Rank) => boolean;

const step =
  (by: number, round: boolean): FitRanks =>
  (card, onto) =>
    card - onto === by || (round && (card - onto + KING) % KING === (by + KING) % KING);

const either = (round: boolean): FitRanks => {
  const [up, down] = [step(1, round), step(-1, round)];
  return (card, onto) => up(card, onto) || down(card, onto);
};

const RANK_STEPS = [1, 2, 3, 4, 5, 6];
/**
 * Steps that go past the king, in both directions. Larger steps are the same as smaller ones downwards: seven up is six
 * down.
 */
const ROUND_STEPS = [1, 2, 3, 4];
const LONG_ROUND_STEPS = [5, 6, 7, 8];
const RANK_SUMS = Array.from({ length: 2 * KING }, (_, sum) => sum);

type NamedRelation = readonly [Ranks, FitRanks];

const byStep = (by: number, round: boolean): NamedRelation[] => [
  [{ how: 'up', by, round }, step(by, round)],
  [{ how: 'down', by, round }, step(-by, round)],
];

const neighbours = (round: boolean): NamedRelation => [{ how: 'either', by: 1, round }, either(round)];

const sumOf = (sum: number): NamedRelation => [
  { how: 'sum', by: sum, round: false },
  (card, onto) => card + onto === sum,
];

const KNOWN_RELATIONS: readonly NamedRelation[] = [
  [{ how: 'any', by: 0, round: false }, () => true],
  [{ how: 'same', by: 0, round: false }, (card, onto) => card === onto],
  ...RANK_STEPS.flatMap((by) => byStep(by, false)),
  neighbours(false),
  ...ROUND_STEPS.flatMap((by) => byStep(by, true)),
  ...LONG_ROUND_STEPS.map((by): NamedRelation => [{ how: 'up', by, round: true }, step(by, true)]),
  neighbours(true),
  ...RANK_SUMS.map(sumOf),
];

/**
 * Finds the relation of ranks that holds for all pairs. It may end at one rank, on which no card is laid. In a short
 * pack, where seven may follow ace, ranks are neighbours when the pack has none between them.
 */
function ranksOf(among: ReadonlySet<Rank>, pairs: ReadonlySet<number>): Ranks | undefined {
  const plain = plainRanksOf(among, pairs);
  if (plain) return plain;
  const sorted = [...among].toSorted((a, b) => a - b);
  const placeOf = (rank: Rank): number => sorted.indexOf(rank) + 1;
  const places = new Set(sorted.map(placeOf));
  if (places.has(KING)) return undefined;
  const inPlace = new Set([...pairs].map((pair) => rankPair(placeOf(pair >> 4), placeOf(pair & 15))));
  return [byStep(1, false), [neighbours(false)]].flat().find(([, fits]) => holdsFor(places, inPlace, fits))?.[0];
}

const holdsFor = (among: ReadonlySet<Rank>, pairs: ReadonlySet<number>, fits: FitRanks): boolean =>
  [...among].every((card) => [...among].every((onto) => pairs.has(rankPair(card, onto)) === fits(card, onto)));

function plainRanksOf(among: ReadonlySet<Rank>, pairs: ReadonlySet<number>): Ranks | undefined {
  const ends = [0, ...among];
  for (const end of ends) {
    const known = KNOWN_RELATIONS.find(([, fits]) =>
      holdsFor(among, pairs, (card, onto) => onto !== end && fits(card, onto)),
    );
    if (known) return end === 0 ? known[0] : { ...known[0], end };
  }
  return undefined;
}

/** Lists the couples where each rank goes with exactly one other, and that with it; undefined otherwise. */
function couplesOf(pairs: ReadonlySet<number>): (readonly [Rank, Rank])[] | undefined {
  const couples = [...pairs].map((pair) => [pair >> 4, pair & 15] as const);
  const mutual = couples.every(([one, other]) => pairs.has(rankPair(other, one)));
  const single = new Set(couples.map(([one]) => one)).size === couples.length;
  return mutual && single ? couples.filter(([one, other]) => one >= other) : undefined;
}
