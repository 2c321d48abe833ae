import { describe, expect, test } from 'vitest';
import { dealByNumber } from '../../../../engine/legality/deal.ts';
import { Moves } from '../../../../engine/legality/move-generator.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { SafeHomes } from '../../../../engine/legality/safe-homes.ts';
import type { Card } from '../../../../engine/model/card.ts';
import { BASE } from '../../../../engine/model/counters.ts';
import { fromOf, type Move, toOf } from '../../../../engine/model/move.ts';
import { parseOptions } from '../../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { type Facts, solverFactsOf } from '../../../../engine/search/boards/position/facts.ts';
import { KNOWN } from '../../../../engine/solver/known.ts';
import { PackedBoard } from '../../../../engine/solver/packed/board.ts';
import { areNeverWanted, chainsOf } from '../../../../engine/search/view/chains.ts';
import { ForcedHomes, homeOf } from '../../../../engine/solver/packed/forced.ts';
import { packedGame } from '../../../../engine/solver/packed/game.ts';
import { PackedMoves } from '../../../../engine/solver/packed/moves.ts';
import { PackedEvaluation } from '../../../../engine/solver/packed/packed-evaluation.ts';
import {
  packedFromOf as fromOfPacked,
  PACKED_HOME,
  packedToOf as toOfPacked,
} from '../../../../engine/solver/packed/packed-move.ts';
import { packedLineOf } from '../../../../engine/solver/packed/table-moves.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { PRUNING } from '../../../../engine/search/pruning/pruning.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';
import { MAX_MOVES, oneIn } from '../../../every-game/deals.ts';
import { type Way, ways } from '../../play.ts';
import { EXACT_WEIGHTS } from '../best-first/exact-weights.ts';

const few = oneIn(100);

/** One version, by the rules and on a packed board. */
class Both {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly #facts: Facts;
  readonly #view: GameView;
  readonly #safe: SafeHomes;
  readonly #boards = new Map<number, PackedBoard | undefined>();

  constructor({ game, options }: Way) {
    this.rules = new RuleSet(game.variant(parseOptions(game, options)!));
    this.#view = new GameView(this.rules);
    this.#facts = solverFactsOf(this.#view, KNOWN[game.id] ?? {}, new Set(PRUNING));
    this.#safe = new SafeHomes(this.rules, this.#view);
    this.position = new Position(this.rules, this.#facts, this.#safe);
  }

  /** Sets both to a position, after its forced moves; undefined: it does not fit a packed board. */
  begin(table: TableView): PackedBoard | undefined {
    this.position.begin(table);
    this.sendHome();
    const base = this.position.table.counter(BASE);
    if (!this.#boards.has(base)) this.#boards.set(base, this.#board(base));
    const board = this.#boards.get(base);
    return board?.begin(this.position.table) ? board : undefined;
  }

  /** Sends home every card that can go, where none of them is ever wanted again; the rules alone don't always. */
  sendHome(): void {
    const { rules, position } = this;
    const relations = this.#view.at(position.table.counter(BASE));
    const chains = chainsOf(
      relations,
      rules.piles.filter((pile) => pile.rules.role === 'foundation'),
    );
    if (chains === undefined || !areNeverWanted(relations, chains)) return;
    const next = (): Move | undefined =>
      rules.piles.map(({ index }) => rules.home(position.table, index)).find((move) => move !== undefined);
    for (let move = next(); move !== undefined; move = next()) position.make(move);
  }

  #board(base: number): PackedBoard | undefined {
    const game = packedGame(this.#view, this.#facts, base);
    return game && new PackedBoard(game, new ForcedHomes(this.rules, this.#safe, game, base));
  }
}

/** Describes a position whichever column or cell a card is in: columns, cells, and each chain's cards home. */
const sorted = (columns: string[], cells: Card[], heights: number[]): string =>
  [
    columns
      .filter((cards) => cards !== '')
      .toSorted()
      .join(' '),
    cells
      .filter((card) => card !== 0)
      .toSorted((a, b) => a - b)
      .join(' '),
    heights.join(' '),
  ].join('|');

function ofTable(table: TableView, { game }: PackedBoard): string {
  const cardsOf = (pile: number): Card[] => Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
  const heights = [0, 0, 0, 0];
  for (const pile of game.homes) for (const card of cardsOf(pile)) heights[game.chains.chain[card]!]!++;
  return sorted(
    game.columns.map((pile) => cardsOf(pile).join()),
    game.cells.map((pile) => table.top(pile)),
    heights,
  );
}

function ofBoard({ game, cards, tops, held, holds, heights }: PackedBoard): string {
  const columns = game.columns.map((_, column) => cards.subarray(column * 64 + 1, tops[column]! + 1).join());
  const cells = [...held.subarray(0, holds)];
  return sorted(
    columns,
    cells,
    [0, 1, 2, 3].map((chain) => homeOf(heights, chain)),
  );
}

const legal = (position: Position): Move[] => {
  const found = new Moves();
  position.list(found);
  return [...found.list.subarray(0, found.length)];
};

/** Finds the positions that the rules' moves lead to, without moves from foundations that a packed board leaves out. */
function byRules(both: Both, board: PackedBoard): Set<string> {
  const { position, rules } = both;
  const reached = new Set<string>();
  for (const move of legal(position)) {
    const isHome = (pile: number): boolean => rules.piles[pile]!.rules.role === 'foundation';
    if (isHome(fromOf(move)) && (!board.game.comesBack || isHome(toOf(move)))) continue;
    const mark = position.table.end;
    position.make(move);
    both.sendHome();
    reached.add(ofTable(position.table, board));
    position.undo(mark);
  }
  return reached;
}

/**
 * Finds the positions after the packed moves. The rules make and undo each move too; its key and score must be those
 * predicted, and the key that of a new board.
 */
function byBoard(both: Both, board: PackedBoard, anew: PackedBoard): Set<string> {
  const { rules, position } = both;
  const found = new PackedMoves();
  const evaluation = new PackedEvaluation(board, EXACT_WEIGHTS);
  board.fresh.fill(0);
  found.find(board, evaluation, evaluation.score(0));
  const before = ofBoard(board);
  const keys = [board.a, board.b];
  const reached = new Set<string>();
  for (const [at, move] of found.list.subarray(0, found.length).entries()) {
    board.predict(move);
    const predicted = [board.predictedA, board.predictedB];
    const mark = board.end;
    board.make(move);
    const after = ofBoard(board);
    reached.add(after);
    if (board.end === mark + 1) expect([board.a, board.b]).toEqual(predicted);
    if (board.end === mark + 1 && Math.max(fromOfPacked(move), toOfPacked(move)) < PACKED_HOME)
      expect(evaluation.score(1)).toBe(found.estimates[at]);
    const by = new Position(rules, position.facts, undefined);
    by.begin(position.table);
    for (const one of packedLineOf(board.game, board.log.slice(0, board.end), by.table)) {
      expect(rules.allows(by.table, one)).toBe(true);
      by.make(one);
    }
    expect(ofTable(by.table, board)).toBe(after);
    expect(by.won).toBe(board.won);
    expect(anew.begin(by.table)).toBe(true);
    expect([anew.a, anew.b]).toEqual([board.a, board.b]);
    board.undo(mark);
    expect(ofBoard(board)).toBe(before);
    expect([board.a, board.b]).toEqual(keys);
  }
  return reached;
}

/** Compares the positions of one game played at random; returns how many. */
function compare(way: Way, number: number): number {
  const [both, other] = [new Both(way), new Both(way)];
  const { table } = dealByNumber(both.rules.variant, number, both.rules);
  const below = numbersBelow(xoshiro(number));
  const found = new Moves();
  let compared = 0;
  for (let made = 0; made < MAX_MOVES; made++) {
    const board = both.begin(table);
    const anew = other.begin(table);
    if (board && anew) {
      const here = ofBoard(board);
      expect(here).toBe(ofTable(both.position.table, board));
      const others = (reached: Set<string>): string[] => [...reached].filter((one) => one !== here).toSorted();
      expect(others(byBoard(both, board, anew))).toEqual(others(byRules(both, board)));
      compared++;
    }
    both.rules.legalMoves(table, found);
    if (found.length === 0) break;
    both.rules.make(table, found.list[below(found.length)]!);
  }
  return compared;
}

const fitting = ways.filter(
  (way) => new Both(way).begin(dealByNumber(new Both(way).rules.variant, 1).table) !== undefined,
);

test('has a packed view of this many games', () => {
  expect([...new Set(fitting.map(({ game }) => game.id))]).toEqual([
    'american-canister',
    'arizona',
    'bakers-dozen',
    'bakers-game',
    'beleaguered-castle',
    'box-fan',
    'brigade',
    'british-canister',
    'canister',
    'ceiling-fan',
    'citadel',
    'eight-off',
    'exiled-kings',
    'fan',
    'fastness',
    'flower-garden',
    'fortress',
    'free-fan',
    'freecell',
    'good-measure',
    'king-albert',
    'lucky-thirteen',
    'morehead',
    'opus',
    'penguin',
    'phoenix',
    'portuguese-solitaire',
    'raglan',
    'relaxed-freecell',
    'relaxed-seahaven',
    'seahaven',
    'shamrocks',
    'siegecraft',
    'somerset',
    'streets-and-alleys',
    'stronghold',
    'tuxedo',
  ]);
});

describe.each(fitting)('$name', (way) => {
  test('has only legal packed moves and all positions', () => {
    for (const number of few) expect(compare(way, number)).toBeGreaterThan(0);
  });
});
