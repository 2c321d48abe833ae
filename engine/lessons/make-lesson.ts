import type { Answers, Game } from '../model/game.ts';
import { copyOf } from '../solver/replay.ts';
import { makeGameTools, type GameTools } from '../hints/game-tools.ts';
import type { Move } from '../model/move.ts';
import { Moves } from '../legality/move-generator.ts';
import { rankHints } from '../session/hints.ts';
import { SHUFFLES } from '../model/counters.ts';
import type { TableView } from '../model/table.ts';
import type { Lesson } from './lesson.ts';
import { LessonLine } from './line.ts';
import { Points } from './points.ts';

/**
 * So many deals are played by a player who does not think ahead, and so many solved in at most so many positions each.
 */
const PLAYED = 12;
const SOLVED = 3;
const POSITIONS = 2000;
/** Useful moves that are made where nothing else was found. */
const USEFUL = 12;
/** The factor for a line that wins. */
const WON = 1.25;
/** How many of the best lines are cut short, to compare them then. */
const CUT = 2;

/**
 * A lesson of a game with its options: among wins of its first deals, found by games played through and a short search,
 * takes the one that shows most of the rules soonest, and cuts it down to the moves that show something and those they
 * need. Where no deal was won, it takes lost games.
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
    .slice(0, CUT)
    .map(({ deal, won, line }) => ({ deal, won, line: line.cut() }));
  const [{ deal, line }] = byWorth(cut) as [Lined];
  return { deal, steps: line.steps };
}

interface Lined {
  readonly deal: number;
  readonly won: boolean;
  readonly line: LessonLine;
}

const byWorth = (lines: readonly Lined[]): Lined[] => {
  const worth = ({ line, won }: Lined): number => line.worth * (won ? WON : 1);
  return lines.toSorted((one, other) => worth(other) - worth(one));
};

interface Played {
  readonly deal: number;
  readonly won: boolean;
  readonly start: TableView;
  readonly moves: readonly Move[];
}

/**
 * Deals played through; solved where none was won that way, and followed by what looks useful where nothing was played.
 */
function* plays(tools: GameTools): Generator<Played> {
  const played = count(PLAYED, (deal) => quickly(tools, deal));
  yield* played;
  if (played.some(({ won }) => won)) return;
  const solved = count(SOLVED, (deal) => solvedOf(tools, deal));
  yield* solved;
  if ([...played, ...solved].every(({ moves }) => moves.length === 0)) yield* count(1, (deal) => usefully(tools, deal));
}

const count = (many: number, of: (deal: number) => Played): Played[] =>
  Array.from({ length: many }, (_, at) => of(at + 1));

function quickly({ solver, context, player }: GameTools, deal: number): Played {
  const start = solver.deal(deal).table;
  context.position.begin(start);
  player.seed(deal);
  const won = player.play() === 1;
  return { deal, won, start, moves: context.position.moves() };
}

function solvedOf({ solver }: GameTools, deal: number): Played {
  const { moves = [] } = solver.solve(deal, { positions: POSITIONS }).toEnd();
  return { deal, won: moves.length > 0, start: solver.deal(deal).table, moves };
}

/** Up to a shuffle: what comes of that only the table knows. */
function usefully({ solver }: GameTools, deal: number): Played {
  const { rules, table } = solver.deal(deal);
  const start = copyOf(table);
  const moves: Move[] = [];
  const found = new Moves();
  while (moves.length < USEFUL) {
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
