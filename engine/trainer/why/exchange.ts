import { type Card, isFaceDown, rankOf } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import type { Solver } from '../../solver/index.ts';
import type { CardPlace } from './place.ts';
import { copyOf } from '../../model/table-copy.ts';

type CardPair = readonly [CardPlace, CardPlace];

/** Two cards whose exchange makes the position winnable; `unknown`: none of the exchanges tried is known to. */
export type Exchange =
  | { readonly kind: 'exchange'; readonly cards: CardPair }
  | { readonly kind: 'unknown'; readonly tried: number };

/**
 * The most positions that the solver may visit for all exchanges, after each exchange, and between two chances to stop.
 */
const MAX_POSITIONS = 1_000_000;
const MAX_EXCHANGE_POSITIONS = 6000;
const STEP_POSITIONS = 200;
/** The roles of piles in which every card can be exchanged; in a waste only the top card can. */
const WHOLE_PILE_ROLES: ReadonlySet<string> = new Set(['tableau', 'reserve', 'cell']);

/**
 * Looks for two face-up cards whose exchange would make a lost position winnable. Pairs in which the lower card lies
 * deeper come first: those of one pile, the nearest first, then others, the largest difference first; then all other
 * pairs. Face-down cards stay secret.
 */
export function* findExchange(solver: Solver, table: TableView): Generator<void, Exchange, void> {
  let [tried, looked] = [0, 0];
  for (const cards of pairs(solver, table)) {
    if (looked >= MAX_POSITIONS) break;
    tried++;
    const solving = solver.solve(exchangeCards(table, cards), { positions: MAX_EXCHANGE_POSITIONS });
    const { verdict } = yield* solving.inSteps(STEP_POSITIONS);
    looked += solving.positions;
    if (verdict === 'won') return { kind: 'exchange', cards };
  }
  return { kind: 'unknown', tried };
}

/** Returns the table with two face-up cards exchanged. */
export function exchangeCards(from: TableView, [one, other]: CardPair): TableView {
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

function pairs({ rules }: Solver, table: TableView): readonly CardPair[] {
  const places = rules.piles
    .flatMap(({ index: pile, rules: { role } }) =>
      Array.from({ length: table.size(pile) }, (_, index) => ({ pile, index })).filter(
        ({ index }) => WHOLE_PILE_ROLES.has(role) || (role === 'waste' && index === table.size(pile) - 1),
      ),
    )
    .filter(({ pile, index }) => !isFaceDown(table.at(pile, index)));
  const cardAt = ({ pile, index }: CardPlace): Card => table.at(pile, index);
  const depth = ({ pile, index }: CardPlace): number => table.size(pile) - index;
  const every = places.flatMap((one, at) => places.slice(at + 1).map((other): CardPair => [one, other]));
  const helps = (deep: CardPlace, high: CardPlace): boolean =>
    rankOf(cardAt(deep)) < rankOf(cardAt(high)) && depth(deep) > depth(high);
  const all = every.flatMap(([one, other]): CardPair[] =>
    helps(one, other) ? [[one, other]] : helps(other, one) ? [[other, one]] : [],
  );
  const rest = every.filter(([one, other]) => !helps(one, other) && !helps(other, one));
  const isNear = ([deep, high]: CardPair): boolean => deep.pile === high.pile;
  const reach = ([deep, high]: CardPair): number => high.index - deep.index;
  const gain = ([deep, high]: CardPair): number =>
    (depth(deep) - depth(high)) * (rankOf(cardAt(high)) - rankOf(cardAt(deep)));
  return [
    ...all.filter(isNear).toSorted((a, b) => reach(a) - reach(b)),
    ...all.filter((two) => !isNear(two)).toSorted((a, b) => gain(b) - gain(a)),
    ...rest.toSorted((a, b) => gain(b) - gain(a)),
  ];
}
