import type { Card } from '../../model/card.ts';
import { looksUp } from '../../model/acceptance.ts';
import type { Pile, Role } from '../../model/pile.ts';
import { type Chains, chainsOf, FULL } from '../../solver/packed/chains.ts';
import { isPlainPile } from '../../solver/packed/fitting.ts';
import type { SearchContext } from '../../solver/strategy.ts';
import type { Talon } from '../../solver/position/talon.ts';

/** More columns than any such game has. */
const MOST_COLUMNS = 16;

/**
 * A game of one pack in columns whose lower cards are hidden, with four foundations, and a stock that may be turned as
 * often as one likes into a waste whose order never changes.
 */
export interface TurningGame {
  readonly columns: readonly number[];
  readonly homes: readonly number[];
  readonly talon: Talon;
  readonly chains: Chains;
  /**
   * The cards that may be laid on each, one card's after the other's; and by card, 0 for an empty column, where those
   * of it begin.
   */
  readonly children: Uint8Array;
  readonly childrenFrom: Int32Array;
  /** By `card << 6 | onto`: 1 when both may be picked up together. */
  readonly lifts: Uint8Array;
  /** Cards may be taken back from foundations. */
  readonly comesBack: boolean;
}

/** The game, or undefined where the rules do not fit. */
export function turningGame({ position, facts, relations }: SearchContext): TurningGame | undefined {
  const { piles } = position.rules;
  const { talon } = facts;
  const of = (role: Role): Pile[] => piles.filter(({ rules }) => rules.role === role);
  const [columns, homes] = [of('tableau'), of('foundation')];
  const related = relations.at(0);
  const chains = chainsOf(related, homes);
  const [column] = columns;
  const [home] = homes;
  if (column === undefined || home === undefined || chains === undefined || talon?.redeals !== Infinity)
    return undefined;
  const others = piles.length - columns.length - homes.length;
  const { compiled, copies } = related;
  const { accept, lift, full } = compiled.piles[column.index]!;
  const all = Array.from({ length: 64 }, (_, card) => card).filter((card) => copies[card]! > 0);
  const laid = (onto: Card): Card[] => all.filter((card) => looksUp(compiled.tables, accept, card, onto) === 1);
  const children = Array.from({ length: 64 }, (_, onto) => (onto === 0 || all.includes(onto) ? laid(onto) : []));
  const lifts = Uint8Array.from({ length: 64 * 64 }, (_, pair) => looksUp(compiled.tables, lift, pair >> 6, pair & 63));
  const fits =
    others === 2 &&
    columns.length <= MOST_COLUMNS &&
    copies.every((count) => count <= 1) &&
    columns.every(({ index }) => facts.kinds[index] === facts.kinds[column.index]) &&
    [...columns, ...homes].every((pile) => isPlainPile(pile) && pile.rules.gives === undefined) &&
    columns.every(({ taking }) => taking.near === undefined && !taking.oneByOne) &&
    full >= all.length &&
    homes.every(({ index }) => compiled.piles[index]!.full >= FULL) &&
    all.every((onto) => children[onto]!.every((card) => lifts[(card << 6) | onto] === 1));
  if (!fits) return undefined;
  return {
    columns: columns.map(({ index }) => index),
    homes: homes.map(({ index }) => index),
    talon,
    chains,
    children: Uint8Array.from(children.flat()),
    childrenFrom: Int32Array.from({ length: 65 }, (_, onto) => children.slice(0, onto).flat().length),
    lifts,
    comesBack: (home.rules.lift ?? 'nothing') !== 'nothing',
  };
}
