import { isNear, takesCards } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import { areNeverWanted, type Chains, FULL } from '../../search/view/chains.ts';
import { givesCards, isOutOfPlay, isPlainColumn, isPlainPile } from '../../search/view/fits.ts';
import type { GameView } from '../../search/view/game-view.ts';
import { mostAt, mostTogether } from '../../search/view/most-together.ts';
import { goesOn, type Relations } from '../../search/view/relations.ts';
import { isWonAtHome } from '../../search/view/wins.ts';
import type { Facts } from '../../search/boards/position/facts.ts';

/** The parts of a game that the conditions check. */
export interface PackedParts {
  readonly view: GameView;
  readonly facts: Facts;
  readonly relations: Relations;
  readonly base: number;
  readonly columns: readonly Pile[];
  readonly cells: readonly Pile[];
  readonly foundations: readonly Pile[];
  readonly chains: Chains;
}

/** Limits on columns and cells; no game has as many. */
const MAX_COLUMNS = 24;
const MAX_CELLS = 16;

/** Whether these rules involve nothing but cards in columns, in cells and in their chains. */
export const fitsPacked = (parts: PackedParts): boolean => CONDITIONS.every((holds) => holds(parts));

const CONDITIONS: readonly ((parts: PackedParts) => boolean)[] = [
  ({ columns, cells }) => columns.length > 0 && columns.length <= MAX_COLUMNS && cells.length <= MAX_CELLS,
  ({ view }) => view.isOnePack,
  // Piles of a role are alike, and neither piles that cover others nor clicks have a part in the game.
  ({ columns, cells, facts: { kinds } }) =>
    [columns, cells].every((those) => those.every(({ index }) => kinds[index] === kinds[those[0]!.index])),
  ({ cells, foundations }) => [...cells, ...foundations].every(isPlainPile),
  // Columns and cells give any card to one another. Each cell takes any one card, or all cells take none.
  ({ columns }) => columns.every((pile) => isPlainColumn(pile) && givesCards(pile)),
  ({ cells }) => cells.every((pile) => pile.rules.gives === undefined && givesCards(pile)),
  ({ columns, cells, foundations }) =>
    [...cells, ...foundations].every((to) =>
      [...columns, ...cells].every(({ index }) => to.index === index || isNear(to, index)),
    ),
  (parts) => areCells(parts) || areReserves(parts),
  ({ foundations, relations }) => foundations.every(({ index }) => relations.compiled.piles[index]!.full >= FULL),
  ({ view, columns, cells, foundations }) => view.othersThan(...columns, ...cells, ...foundations).every(isOutOfPlay),
  // What follows a move depends only on how many cards are home, or does not matter: every card goes home that can.
  ({ facts, relations, chains }) => facts.settles || areNeverWanted(relations, chains),
  ({ view, base, foundations, chains, columns }) => isWonAtHome(view.rules, base, foundations, chains, columns[0]!),
];

const areCells = ({ cells, relations }: PackedParts): boolean =>
  cells.every(
    (cell) =>
      relations.compiled.piles[cell.index]!.full === 1 &&
      relations.cards.every((card) => goesOn(relations, cell, card, 0)),
  );

/** Whether the cells take no card, and columns take as many cards at once however many cells are empty. */
function areReserves({ view, columns, cells }: PackedParts): boolean {
  const piles = view.rules.piles.length;
  const most = mostTogether(columns, cells, piles);
  const none = mostTogether(columns, [], piles);
  return (
    cells.every((cell) => !takesCards(cell)) &&
    columns.every((_, empty) => cells.every((_, left) => most[mostAt(empty, left)] === none[mostAt(empty, 0)]))
  );
}
