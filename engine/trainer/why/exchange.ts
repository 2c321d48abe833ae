import { type Card, isFaceDown, rankOf } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import type { Solver } from '../../solver/index.ts';
import { copyOf } from '../../solver/replay.ts';
import type { CardPlace } from './place.ts';

type Two = readonly [CardPlace, CardPlace];

/** Two cards that would make it winnable in each other's places; `unknown`: none of so many exchanges is known to. */
export type Exchange =
  | { readonly kind: 'exchange'; readonly cards: Two }
  | { readonly kind: 'unknown'; readonly tried: number };

/** Exchanges that are tried, positions the solver may look at after each, and between two chances to stop. */
const TRIES = 160;
const EACH = 6000;
const STEP = 200;

/**
 * Looks for two face-up cards that, each in the other's place, would make a lost position winnable: those of one pile
 * first, the nearest before others, then low cards deep down and high cards near the top. Face-down cards stay secret.
 */
export function* exchanging(solver: Solver, table: TableView): Generator<void, Exchange, void> {
  let tried = 0;
  for (const cards of pairs(solver, table).slice(0, TRIES)) {
    tried++;
    const { verdict } = yield* solver.solve(exchanged(table, cards), { positions: EACH }).inSteps(STEP);
    if (verdict === 'won') return { kind: 'exchange', cards };
  }
  return { kind: 'unknown', tried };
}

/** The table with two face-up cards in each other's places. */
export function exchanged(from: TableView, [one, other]: Two): TableView {
  const table = copyOf(from);
  const lay = (place: CardPlace, card: Card): void => {
    const cards = Array.from({ length: table.size(place.pile) }, (_, index) => table.at(place.pile, index));
    cards[place.index] = card;
    table.lay(place.pile, cards);
  };
  const [first, second] = [from.at(one.pile, one.index), from.at(other.pile, other.index)];
  lay(one, second);
  lay(other, first);
  return table;
}

function pairs({ rules }: Solver, table: TableView): readonly Two[] {
  const places = rules.piles
    .filter(({ rules: { role } }) => role === 'tableau' || role === 'reserve' || role === 'cell')
    .flatMap(({ index: pile }) => Array.from({ length: table.size(pile) }, (_, index) => ({ pile, index })))
    .filter(({ pile, index }) => !isFaceDown(table.at(pile, index)));
  const cardAt = ({ pile, index }: CardPlace): Card => table.at(pile, index);
  const depth = ({ pile, index }: CardPlace): number => table.size(pile) - index;
  const all = places.flatMap((deep) =>
    places.flatMap((high): Two[] => {
      const helps = rankOf(cardAt(deep)) < rankOf(cardAt(high)) && depth(deep) > depth(high);
      return helps ? [[deep, high]] : [];
    }),
  );
  const isNear = ([deep, high]: Two): boolean => deep.pile === high.pile;
  const reach = ([deep, high]: Two): number => high.index - deep.index;
  const gain = ([deep, high]: Two): number =>
    (depth(deep) - depth(high)) * (rankOf(cardAt(high)) - rankOf(cardAt(deep)));
  return [
    ...all.filter(isNear).toSorted((a, b) => reach(a) - reach(b)),
    ...all.filter((two) => !isNear(two)).toSorted((a, b) => gain(b) - gain(a)),
  ];
}
