import type { Answers, Game } from '../model/game.ts';
import { makeGameTools, type GameTools } from '../hints/game-tools.ts';
import type { Move } from '../model/move.ts';
import { Moves } from '../legality/move-generator.ts';
import { rankHints } from '../session/hints.ts';
import { SHUFFLES } from '../model/counters.ts';
import type { TableView } from '../model/table.ts';
import type { Lesson } from './lesson.ts';
import { LessonLine } from './line.ts';
import { Points } from './points.ts';
import { copyOf } from '../model/table-copy.ts';

/** Deals played by a player who does not think ahead; deals solved, and the most positions for each. */
const PLAYED_DEALS = 12;
const SOLVED_DEALS = 3;
const MAX_POSITIONS = 2000;
/** The most useful-looking moves made where nothing else was found. */
const MAX_USEFUL_MOVES = 12;
/** The factor on the worth of a line that wins. */
const WIN_FACTOR = 1.25;
/** The number of best lines that are cut down and compared again. */
const MAX_CUT_LINES = 4;

/**
 * Makes a lesson of a game with its options: chooses among games of its first deals, found by playing and by a short
 * search, the one that shows most of the rules soonest, wins preferred, and cuts it down to the moves that show
 * something and those they need.
 */
export function makeLesson(game: Game, answers: Answers): Lesson {
  const tools = makeGameTools(game, answers);
  const { rules } = tools.solver;
  const points = new Points(rules);
  const lines = [...plays(tools)].map(({ deal, won, start, moves }) => ({
    deal,
    won,
    line: new LessonLine(rules, points, start, moves),
  }));
  const cut = byWorth(lines)
    .slice(0, MAX_CUT_LINES)
    .map(({ deal, won, line }) => ({ deal, won, line: line.cut().cut() }));
  const [{ deal, line }] = byWorth(cut) as [DealLine];
  return { deal, steps: line.steps };
}

interface DealLine {
  readonly deal: number;
  readonly won: boolean;
  readonly line: LessonLine;
}

const byWorth = (lines: readonly DealLine[]): DealLine[] => {
  const worth = ({ line, won }: DealLine): number => line.worth * (won ? WIN_FACTOR : 1);
  return lines.toSorted((one, other) => worth(other) - worth(one));
};

interface LessonGame {
  readonly deal: number;
  readonly won: boolean;
  readonly start: TableView;
  readonly moves: readonly Move[];
}

/**
 * Plays deals; where none was won, solves some too; and where no move was found at all, follows useful-looking moves.
 */
function* plays(tools: GameTools): Generator<LessonGame> {
  const played = count(PLAYED_DEALS, (deal) => playQuickly(tools, deal));
  yield* played;
  if (played.some(({ won }) => won)) return;
  const solved = count(SOLVED_DEALS, (deal) => playSolved(tools, deal));
  yield* solved;
  if ([...played, ...solved].every(({ moves }) => moves.length === 0))
    yield* count(1, (deal) => playUsefully(tools, deal));
}

const count = (many: number, of: (deal: number) => LessonGame): LessonGame[] =>
  Array.from({ length: many }, (_, at) => of(at + 1));

function playQuickly({ solver, context, player }: GameTools, deal: number): LessonGame {
  const start = solver.deal(deal).table;
  context.position.begin(start);
  player.seed(deal);
  const won = player.play() === 1;
  return { deal, won, start, moves: context.position.moves() };
}

function playSolved({ solver }: GameTools, deal: number): LessonGame {
  const { moves = [] } = solver.solve(deal, { positions: MAX_POSITIONS }).toEnd();
  return { deal, won: moves.length > 0, start: solver.deal(deal).table, moves };
}

/** Plays useful-looking moves up to a shuffle, whose result only the table knows. */
function playUsefully({ solver }: GameTools, deal: number): LessonGame {
  const { rules, table } = solver.deal(deal);
  const start = copyOf(table);
  const moves: Move[] = [];
  const found = new Moves();
  while (moves.length < MAX_USEFUL_MOVES) {
    rules.legalMoves(table, found);
    const [best] = rankHints(rules, table, [...found.list.subarray(0, found.length)], moves.at(-1));
    const shuffles = table.counter(SHUFFLES);
    if (best === undefined) break;
    rules.make(table, best);
    if (table.counter(SHUFFLES) > shuffles) break;
    moves.push(best);
  }
  return { deal, won: false, start, moves };
}
