import { findGame } from '../../../engine/games/index.ts';
import { type Dealt, dealByNumber } from '../../../engine/legality/deal.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { COUNTERS } from '../../../engine/model/counters.ts';
import { countOf, drag, fromOf, isDrag, type Move, tap, toOf } from '../../../engine/model/move.ts';
import { parseOptions, usualOptions } from '../../../engine/model/options.ts';
import type { Role } from '../../../engine/model/pile.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { Table } from '../../../engine/model/table.ts';
import { CATALOGUE_RECIPES } from '../../../engine/recipes/catalogue.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { perft } from '../perft.ts';
import { legalMoves, positionOf } from '../play.ts';

/** A game of the catalogue and its recipe on one table, to be played by both rules at once. */
export interface Twins {
  readonly game: Dealt;
  readonly own: Dealt;
  /** The pile of the recipe's game that stands for each of the game's. */
  readonly twin: readonly number[];
}

/** Cells and reserves of single cards are told apart by name alone. */
const kindOf = (role: Role): Role => (role === 'cell' ? 'reserve' : role);

/** Deals a game, and lays its table out for the recipe: the columns in the order of their heights. */
export function twinsOf(id: string, number: number): Twins {
  const found = findGame(id)!;
  const rules = new RuleSet(found.variant({ ...parseOptions(found, usualOptions(found)), automatic: false }));
  const game = dealByNumber(rules.variant, number, rules);
  const ownRules = new RuleSet(makeGame(CATALOGUE_RECIPES[id]!).variant({}));
  return layTwin(game, ownRules, number);
}

/** Lays the table of a game out for the rules of its recipe. */
export function layTwin(game: Dealt, ownRules: RuleSet, number: number): Twins {
  const own = dealByNumber(ownRules.variant, number, ownRules);
  const byHeight = ({ rules: { piles }, table }: Dealt, role: Role): number[] =>
    piles
      .filter((pile) => kindOf(pile.rules.role) === role)
      .map(({ index }) => index)
      .toSorted((one, other) => table.size(other) - table.size(one));
  const twin: number[] = [];
  for (const role of ['stock', 'waste', 'foundation', 'tableau', 'reserve'] as const) {
    const theirs = byHeight(own, role);
    byHeight(game, role).forEach((pile, at) => (twin[pile] = theirs[at] ?? -1));
  }
  const table = new Table(ownRules.piles.length, (loose) => [...loose]);
  const twins = { game, own: { rules: ownRules, table, laid: [] }, twin };
  layAgain(twins);
  return twins;
}

/** Lays the game's table out for its twin as it is now. */
export function layAgain({ game, own: { table }, twin }: Twins): void {
  for (const [pile, cards] of positionOf(game.table).piles.entries()) table.lay(twin[pile]!, cards);
  for (let at = 0; at < COUNTERS; at++) table.set(at, game.table.counter(at));
}

/** Whether one of the recipe's moves leads from its table to that of the game. */
export function leadsThere(twins: Twins): boolean {
  const { rules, table } = twins.own;
  return legalMoves(twins.own).some((move) => {
    const mark = table.end;
    rules.make(table, move);
    const [mine, theirs] = layoutTexts(twins);
    const isSame = mine.join('/') === theirs.join('/');
    table.undo(mark);
    return isSame;
  });
}

/** What can be done, in the recipe's piles; but several cards at once to a foundation, which come one by one too. */
export const movesOf = ({ game, twin }: Twins): string[] =>
  sorted(
    legalMoves(game)
      .filter((move) => !isSeveralHome(game, move))
      .map((move) => twinMove(move, twin)),
  );

/** The same by the recipe. */
export const ownMovesOf = ({ own }: Twins): string[] =>
  sorted(legalMoves(own).filter((move) => !isSeveralHome(own, move)));

const isSeveralHome = ({ rules: { piles } }: Dealt, move: Move): boolean =>
  isDrag(move) &&
  countOf(move) > 1 &&
  piles[toOf(move)]!.rules.role === 'foundation' &&
  piles[toOf(move)]!.rules.least !== 13;

const sorted = (moves: readonly Move[]): string[] => moves.map(String).toSorted();

/** A move of the game as one of its twin. */
const twinMove = (move: Move, twin: readonly number[]): Move =>
  isDrag(move) ? drag(twin[fromOf(move)]!, countOf(move), twin[toOf(move)]!) : tap(twin[fromOf(move)]!);

/** Where all cards lie, in the recipe's piles. */
const layoutTexts = ({ game, own, twin }: Twins): [string[], string[]] => {
  const theirs = positionOf(own.table).piles.map(String);
  const mine: string[] = theirs.map(() => '');
  for (const [pile, cards] of positionOf(game.table).piles.entries()) mine[twin[pile]!] = String(cards);
  return [mine, theirs];
};

/** Plays so many moves by chance by both rules; tells the first difference. */
export function firstDifference(id: string, number: number, most: number): string | undefined {
  const twins = twinsOf(id, number);
  const below = numbersBelow(xoshiro(number));
  for (let made = 0; made < most; made++) {
    const [moves, own] = [movesOf(twins), ownMovesOf(twins)];
    if (moves.join() !== own.join()) return `after ${made} moves: ${named(twins, moves, own)}`;
    const [mine, theirs] = layoutTexts(twins);
    if (mine.join('/') !== theirs.join('/')) return `after ${made} moves the cards lie otherwise`;
    if (moves.length === 0) return undefined;
    const chosen = legalMoves(twins.game).filter((move) => !isSeveralHome(twins.game, move));
    const move = chosen[below(chosen.length)]!;
    // A shuffle leads elsewhere each time.
    if (twins.game.rules.isChance(move, twins.game.table)) return undefined;
    // The stock deals to the columns from the first to the last, whichever that is.
    if (!isDrag(move) && !isInOrder(twins)) return undefined;
    twins.game.rules.make(twins.game.table, move);
    twins.own.rules.make(twins.own.table, twinMove(move, twins.twin));
    const isWon = twins.game.rules.variant.won(twins.game.table);
    if (isWon !== twins.own.rules.variant.won(twins.own.table)) return `after ${made} moves only one is won`;
  }
  return undefined;
}

/** Whether the columns come in the same order in both. */
const isInOrder = ({ game: { rules }, twin }: Twins): boolean => {
  const columns = rules.piles.flatMap((pile) => (pile.rules.role === 'tableau' ? [twin[pile.index]!] : []));
  return columns.every((pile, at) => at === 0 || pile > columns[at - 1]!);
};

/** The moves that one of them alone allows. */
function named({ own }: Twins, moves: readonly string[], ownMoves: readonly string[]): string {
  const name = (pile: number): string => `${own.rules.piles[pile]!.rules.role} ${pile}`;
  const describeMove = (text: string): string => {
    const move = Number(text);
    return isDrag(move) ? `${name(fromOf(move))}>${name(toOf(move))}x${countOf(move)}` : name(fromOf(move));
  };
  const only = moves.filter((move) => !ownMoves.includes(move)).map(describeMove);
  const onlyOwn = ownMoves.filter((move) => !moves.includes(move)).map(describeMove);
  return `the game alone allows ${only.join(', ')}; the recipe alone ${onlyOwn.join(', ')}`;
}

/**
 * How many sequences of so many moves there are, by the game and by the recipe. Without those that deal where the
 * columns come in another order: the first card goes to another one.
 */
export const countsOfBoth = (twins: Twins, depth: number): [number, number] => {
  const moves = isInOrder(twins) ? withoutChance : withoutDeals;
  return [perft(twins.game, depth, moves), perft(twins.own, depth, moves)];
};

const withoutDeals = (dealt: Dealt): readonly Move[] => withoutSeveralHome(dealt).filter(isDrag);

/** A shuffle leads elsewhere each time. */
const withoutChance = (dealt: Dealt): readonly Move[] =>
  withoutSeveralHome(dealt).filter((move) => !dealt.rules.isChance(move, dealt.table));

/** The legal moves, but of several cards at once to a foundation. */
const withoutSeveralHome = (dealt: Dealt): readonly Move[] =>
  legalMoves(dealt).filter((move) => !isSeveralHome(dealt, move));
