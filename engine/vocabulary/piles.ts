import { type Action, type Described, Pile, type PileRules, type Reach } from '../model/pile.ts';

type Rest = Omit<PileRules, 'role'>;

/** Makes one pile; its index is set when it becomes part of a game. */
export const pile = (rules: PileRules): Pile => new Pile(rules);

/** Makes `count` piles with the same rules, which are interchangeable unless `placed`. */
export const piles = (count: number, rules: PileRules): Pile[] => Array.from({ length: count }, () => new Pile(rules));

/** Makes piles whose rules depend on the place in the row or on the piles made before. */
export function eachPile(count: number, rules: (at: number, before: readonly Pile[]) => PileRules): Pile[] {
  const made: Pile[] = [];
  for (let at = 0; at < count; at++) made.push(new Pile(rules(at, made)));
  return made;
}

/** Rules of a face-down stock; a click does `tap`. */
export const stock = (tap: Action): PileRules => ({ role: 'stock', lift: 'nothing', tap });

/** Rules of a stock whose top card is face up and in play. */
export const openStock = (rest: Rest = {}): PileRules => ({ role: 'stock', lift: 'top', ...rest });

/** Rules of a waste, whose top card is in play. */
export const waste = (rest: Rest = {}): PileRules => ({ role: 'waste', lift: 'top', ...rest });

/** Rules of a foundation: one card at a time; its cards stay in play unless `lift` says otherwise. */
export const foundation = (rest: Rest): PileRules => ({ role: 'foundation', lift: 'top', most: 1, ...rest });

/**
 * Rules of a column, fanned down, or of a pile that is not fanned; runs that `build` allows move together unless `lift`
 * says otherwise.
 */
export const tableau = (rest: Rest): PileRules => ({
  role: 'tableau',
  fan: 'down',
  ...(rest.fan === 'none' && { name: 'pile' }),
  ...(rest.build && { lift: rest.build }),
  ...rest,
});

/** Rules of a reserve: the top card is in play; it takes none unless `rest` says so. */
export const reserve = (rest: Rest = {}): PileRules => ({ role: 'reserve', lift: 'top', ...rest });

/** Rules of a cell, which holds any one card. */
export const cell = (rest: Rest = {}): PileRules => ({
  role: 'cell',
  lift: 'top',
  start: () => true,
  room: 1,
  ...rest,
});

/** Makes the pile for cards that are out of the game. */
export const gone = (): Pile => new Pile({ role: 'foundation', lift: 'nothing' });

/** Cards come only from these piles. */
export const fromOnly =
  (...sources: readonly Pile[]) =>
  (from: number): boolean =>
    sources.some(({ index }) => index === from);

/** An empty pile takes cards only from those sources; one that holds a card takes them from all. */
export const emptyTakes = (allowed: (from: number) => boolean): Reach =>
  described((from, to, _count, t) => t.size(to) > 0 || allowed(from), 'from-some');

/** Attaches to a `reach` rule the names of the restrictions it makes. */
export const described = (reach: Reach, ...kinds: readonly Described[]): Reach =>
  Object.assign<Reach, Pick<Reach, 'described'>>((...at) => reach(...at), { described: kinds });

/** Takes cards only once the stock is empty. */
export const onceDealtOut = (stock: () => Pile): Reach =>
  described((_from, _to, _count, t) => t.size(stock().index) === 0, 'stock-empty');

/** Takes the top card alone, or all cards of a pile. */
export const topOrAll: Reach = described((from, _to, count, t) => count === 1 || count === t.size(from), 'top-or-all');
