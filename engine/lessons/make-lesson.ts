import type { Answers, Game } from '../model/game.ts';
import { makeGameTools, type GameTools } from '../hints/game-tools.ts';
import { isDrag, type Move, toOf } from '../model/move.ts';
import { Moves } from '../legality/move-generator.ts';
import { rankHints } from '../session/hints.ts';
import { SHUFFLES } from '../model/counters.ts';
import type { TableView } from '../model/table.ts';
import type { Lesson } from './lesson.ts';
import { KindSearch } from './kind-search.ts';
import { LessonLine, type LineTools } from './line.ts';
import { Points } from './points.ts';
import { MIN_POINTS } from './shown-point.ts';
import { moveKindOf } from './worth.ts';
import { copyOf } from '../model/table-copy.ts';

/**
 * The number of deals that the basic bot plays, the number of deals that are solved, and the most positions for each.
 */
const PLAYED_DEALS = 12;
const SOLVED_DEALS = 3;
const MAX_POSITIONS = 2000;
/** At most this many useful-looking moves are made where nothing else was found. */
const MAX_USEFUL_MOVES = 12;
/** The value of a line that wins is multiplied by this. */
const WIN_FACTOR = 1.25;
/** The number of best lines that are cut down and compared again. */
const MAX_CUT_LINES = 4;
/** The kinds of this many first moves of a game are examined. */
const MAX_KIND_MOVES = 60;

/**
 * Makes a lesson of a game with its options: chooses among games of its first deals, found by playing and by a short
 * search, the one that shows most of the rules soonest, wins preferred, and cuts it down to the moves that show
 * something and those they need. Where that lacks kinds of moves that the game usually has, they are sought.
 */
export function makeLesson(game: Game, answers: Answers): Lesson {
  const tools = makeGameTools(game, answers);
  const { rules } = tools.solver;
  const points = new Points(rules);
  const lineTools: LineTools = { rules, points, search: new KindSearch(rules, points) };
  const lineOf = ({ deal, won, start, moves }: LessonGame): DealLine => ({
    deal,
    won,
    line: LessonLine.of(lineTools, start, moves),
  });
  const games = [...plays(tools)];
  if (games.map(lineOf).every(({ line }) => line.steps.length < MIN_POINTS))
    games.push(...count(PLAYED_DEALS, (deal) => playUsefully(tools, deal)));
  const lines = games.map(lineOf);
  const cut = byWorth(lines)
    .slice(0, MAX_CUT_LINES)
    .map(({ deal, won, line }) => ({ deal, won, line: line.cut().cut() }));
  const kinds = usualKinds(lineTools, games);
  const [{ deal, line }] = byWorth([...completed(cut, kinds, games, lineTools)], kinds) as [DealLine];
  return { deal, steps: line.steps };
}

interface DealLine {
  readonly deal: number;
  readonly won: boolean;
  readonly line: LessonLine;
}

/** Sorts lines by how few kinds of moves they lack, then by their value. */
function byWorth(lines: readonly DealLine[], kinds: ReadonlySet<string> = new Set()): DealLine[] {
  const worth = ({ line, won }: DealLine): number => line.worth * (won ? WIN_FACTOR : 1);
  const lacking = ({ line }: DealLine): number => (line.isWhole ? 0 : kinds.size) + line.lacking(kinds).size;
  return lines.toSorted((one, other) => lacking(one) - lacking(other) || worth(other) - worth(one));
}

/** Lists the kinds of moves that come up early in at least a third of the games that have moves. */
function usualKinds(tools: LineTools, games: readonly LessonGame[]): Set<string> {
  const played = games.filter(({ moves }) => moves.length > 0);
  const counts = new Map<string, number>();
  for (const { start, moves } of played)
    for (const kind of kindsIn(tools, start, moves.slice(0, MAX_KIND_MOVES)))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => 3 * count >= played.length).map(([kind]) => kind));
}

/** Lists the kinds of moves, except that a dealt foundation is not begun again. */
function kindsIn({ points }: LineTools, start: TableView, moves: readonly Move[]): Set<string> {
  const table = copyOf(start);
  const kinds = new Set<string>();
  for (const move of moves) {
    const point = points.make(table, move);
    const kind = moveKindOf(point);
    const isAgain = point.kind === 'start' && point.role === 'foundation' && isDrag(move) && start.size(toOf(move)) > 0;
    if (kind !== undefined && !isAgain) kinds.add(kind);
  }
  return kinds;
}

/** Returns the lines and, where the best of them lacks kinds of moves, others that seek these. */
function* completed(
  lines: readonly DealLine[],
  kinds: ReadonlySet<string>,
  games: readonly LessonGame[],
  tools: LineTools,
): Generator<DealLine> {
  const isComplete = ({ line }: DealLine): boolean => line.isWhole && line.lacking(kinds).size === 0;
  yield* lines;
  if (lines.some(isComplete)) return;
  const longer = lines.map(({ deal, won, line }) => ({ deal, won, line: line.completed(kinds) }));
  yield* longer;
  if (longer.some(isComplete)) return;
  const sought = games.map(({ deal, won, start }) => ({ deal, won, line: LessonLine.seeking(tools, start, kinds) }));
  yield* sought;
  if (sought.some(isComplete)) return;
  for (const { deal, won, start, moves } of games)
    yield { deal, won, line: LessonLine.reaching(tools, start, moves, kinds) };
}

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
