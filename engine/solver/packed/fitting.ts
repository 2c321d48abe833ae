import { BASE } from '../../model/counters.ts';
import type { Card } from '../../model/card.ts';
import { isNear, looksUp, takesCards } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { Table } from '../../model/table.ts';
import { type Facts, isKept } from '../position/facts.ts';
import type { Relations } from '../relations.ts';
import { areNeverWanted, type Chains, FULL } from './chains.ts';
import { mostAt, mostOf } from './most.ts';

/** The parts of a game that the conditions check. */
export interface Parts {
  readonly rules: RuleSet;
  readonly facts: Facts;
  readonly relations: Relations;
  readonly base: number;
  readonly columns: readonly Pile[];
  readonly cells: readonly Pile[];
  readonly homes: readonly Pile[];
  readonly chains: Chains;
}

/** Limits on columns and cells; no game has as many. */
const MAX_COLUMNS = 24;
const MAX_CELLS = 16;

/** Whether these rules involve nothing but cards in columns, in cells and in their chains. */
export const fitsPacked = (parts: Parts): boolean => CONDITIONS.every((holds) => holds(parts));

const CONDITIONS: readonly ((parts: Parts) => boolean)[] = [
  ({ columns, cells }) => columns.length > 0 && columns.length <= MAX_COLUMNS && cells.length <= MAX_CELLS,
  // Each card once.
  ({ relations: { copies } }) => copies.every((count) => count <= 1),
  // Piles of a role are alike, and neither piles that cover others nor clicks have a part in the game.
  ({ columns, cells, facts: { kinds } }) =>
    [columns, cells].every((those) => those.every(({ index }) => kinds[index] === kinds[those[0]!.index])),
  ({ columns, cells, homes }) => [...columns, ...cells, ...homes].every(isPlainPile),
  // Columns and cells give any card to one another. Each cell takes any one card, or all cells take none.
  ({ columns, cells }) =>
    [...columns, ...cells].every(
      ({ rules }) => rules.gives === undefined && rules.lift !== undefined && rules.lift !== 'nothing',
    ),
  ({ columns }) => columns.every(({ taking }) => taking.near === undefined && !taking.oneByOne),
  ({ columns, cells, homes }) =>
    [...cells, ...homes].every((to) =>
      [...columns, ...cells].every(({ index }) => to.index === index || isNear(to, index)),
    ),
  (parts) => areCells(parts) || areReserves(parts),
  ({ homes, relations }) => homes.every(({ index }) => relations.compiled.piles[index]!.full >= FULL),
  // Other piles have no part in the game.
  ({ rules, columns, cells, homes }) =>
    rules.piles.every((pile) => [...columns, ...cells, ...homes].includes(pile) || (isKept(pile) && !takesCards(pile))),
  // What follows a move depends only on how many cards are home, or does not matter: every card goes home that can.
  ({ facts, relations, chains }) => facts.settles || areNeverWanted(relations, chains),
  (parts) => isWonAtHome(parts),
];

/** Whether what the pile takes and gives depends on the cards alone, and nothing is clicked there. */
export const isPlainPile = ({ rules, taking }: Pile): boolean =>
  rules.tap === undefined &&
  typeof rules.double !== 'object' &&
  rules.covered === undefined &&
  rules.closed === undefined &&
  rules.on === undefined &&
  rules.takes === undefined &&
  rules.within === undefined &&
  taking.reach === undefined &&
  taking.least === 1;

const areCells = ({ cells, relations }: Parts): boolean =>
  cells.every((cell) => relations.compiled.piles[cell.index]!.full === 1 && takesAny(relations, cell));

/** Whether the cells take no card, and columns take as many cards at once however many cells are empty. */
function areReserves({ rules, columns, cells }: Parts): boolean {
  const most = mostOf(columns, cells, rules.piles.length);
  const none = mostOf(columns, [], rules.piles.length);
  return (
    cells.every((cell) => !takesCards(cell)) &&
    columns.every((_, empty) => cells.every((_, left) => most[mostAt(empty, left)] === none[mostAt(empty, 0)]))
  );
}

const takesAny = ({ compiled, copies }: Relations, { index }: Pile): boolean =>
  copies.every((count, card) => count === 0 || looksUp(compiled.tables, compiled.piles[index]!.accept, card, 0) === 1);

/** Whether the game is won when every card is home, and not when one is missing. */
function isWonAtHome({ rules, base, homes, columns, chains }: Parts): boolean {
  const { won } = rules.variant;
  const table = new Table(rules.piles.length, (loose) => loose);
  table.add(BASE, base);
  const chain = (at: number): Card[] => [...chains.next.subarray(at << 4, (at << 4) + FULL)];
  for (const [at, { index }] of homes.entries()) table.lay(index, chain(at));
  if (!won(table)) return false;
  return homes.every(({ index }) => {
    const mark = table.end;
    table.move(index, columns[0]!.index, 1);
    const without = won(table);
    table.undo(mark);
    return !without;
  });
}
