import { isDrag, type Move, toOf } from '../model/move.ts';
import { positionKey } from '../legality/position-key.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table, TableView } from '../model/table.ts';
import type { GameSoFar } from './base/game-so-far.ts';
import type { Session } from '../session/session.ts';
import { copyOf } from '../model/table-copy.ts';

/** A sequence of advised moves, to be played one after the other from a position of a game. */
export class HintLine {
  /** The deal, the moves made when the line was found, and how many cards were hidden. */
  readonly #deal: string;
  readonly #from: readonly Move[];
  readonly #unseen: number;
  readonly moves: readonly Move[];
  /** Whether the moves win. */
  readonly wins: boolean;

  constructor({ session, moves: from, unseen }: GameSoFar, moves: readonly Move[], wins: boolean) {
    this.#deal = dealOf(session);
    this.#from = from;
    this.#unseen = unseen.length;
    this.moves = moves;
    this.wins = wins;
  }

  /**
   * Returns the rest of the line if the game continued with its first move; undefined if it did not, or if the rest no
   * longer works. Cards may have gone home automatically in between.
   */
  continued(game: GameSoFar, rules: RuleSet): HintLine | undefined {
    const { moves, session } = game;
    const from = this.#from.length;
    if (dealOf(session) !== this.#deal || moves.length <= from || moves[from] !== this.moves[0]) return undefined;
    if (this.#from.some((move, at) => moves[at] !== move)) return undefined;
    const rest = this.moves.slice(1);
    if (!this.wins) {
      if (rest[0] === undefined || moves.length > from + 1 || game.unseen.length < this.#unseen) return undefined;
      return rules.allows(copyOf(session.table), rest[0]) ? new HintLine(game, rest, false) : undefined;
    }
    const left = played(rest, session.table, rules);
    return left && new HintLine(game, withoutLoops(left, session.table, rules), true);
  }
}

/** Returns a winning line with one more card sent home before it; undefined where it would no longer win. */
export function homeBefore(home: Move, { moves }: HintLine, game: GameSoFar, rules: RuleSet): HintLine | undefined {
  const { table } = game.session;
  const left = played([home, ...moves], table, rules);
  return left && new HintLine(game, withoutLoops(left, table, rules), true);
}

/** Returns a line without loops: no position occurs twice. */
export function withoutLoops(line: readonly Move[], from: TableView, rules: RuleSet): readonly Move[] {
  const number = positionKey(rules);
  // The key treats cells in any order as the same position; a move names its cell, found by the top cards.
  const keyOf = (on: Table): string => [number(on), ...rules.piles.map(({ index }) => on.top(index))].join(' ');
  const table = copyOf(from);
  const lengths = new Map([[keyOf(table), 0]]);
  const kept: Move[] = [];
  for (const move of line) {
    rules.make(table, move);
    kept.push(move);
    const key = keyOf(table);
    const before = lengths.get(key);
    if (before !== undefined) {
      kept.length = before;
      for (const [other, length] of lengths) if (length > before) lengths.delete(other);
    } else lengths.set(key, kept.length);
  }
  return kept;
}

/** Returns the moves of a line without those to a foundation that were made already; undefined when they don't win. */
function played(line: readonly Move[], from: TableView, rules: RuleSet): Move[] | undefined {
  const table = copyOf(from);
  const made: Move[] = [];
  for (const move of line) {
    if (rules.variant.won(table)) break;
    if (rules.allows(table, move)) {
      rules.make(table, move);
      made.push(move);
    } else if (!isDrag(move) || rules.piles[toOf(move)]!.rules.role !== 'foundation') return undefined;
  }
  return rules.variant.won(table) ? made : undefined;
}

/** Returns a key of the deal. */
const dealOf = ({ deal, cards }: Session): string => `${deal} ${cards}`;
