import { Session } from '../../engine/session/session.ts';
import { makeLink } from '../../engine/notation/link.ts';
import { type Solver, solver, type Verdict } from '../../engine/solver/index.ts';
import { parseSolve, type SolveCommand } from './solve/arguments.ts';

/*
 * Prints a line for each deal, with fields separated by tabs: number, won, lost, chance or open, milliseconds of CPU,
 * positions, moves in the win, and with --moves the win as a shared text. The last line counts them.
 */

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 1000;

const command = parseSolve(process.argv.slice(2));
if (typeof command === 'string') {
  console.error(command);
  process.exit(2);
}
solveAll(command);

function solveAll({ game, options, answers, from, to, seconds, moves }: SolveCommand): void {
  const made = solver(game, answers);
  const counts: Record<Verdict['verdict'], number> = { won: 0, lost: 0, chance: 0, open: 0 };
  for (let deal = from; deal <= to; deal++) {
    const { verdict, ms, positions } = solveOne(made, deal, seconds);
    counts[verdict.verdict]++;
    const fields = [deal, verdict.verdict, ms.toFixed(1), positions, verdict.moves?.length ?? ''];
    if (moves) fields.push(verdict.moves ? shared(Session.begin(game, options, deal), verdict.moves) : '');
    console.log(fields.join('\t'));
  }
  console.log(
    Object.entries(counts)
      .map(([verdict, count]) => `${verdict} ${count}`)
      .join('\t'),
  );
}

function solveOne(made: Solver, deal: number, seconds: number): { verdict: Verdict; ms: number; positions: number } {
  const start = process.cpuUsage().user;
  const ms = (): number => (process.cpuUsage().user - start) / 1000;
  const solving = made.solve(deal);
  for (;;) {
    const verdict = solving.go(STEP_POSITIONS) ?? (ms() >= seconds * 1000 ? solving.cancel() : undefined);
    if (verdict) return { verdict, ms: ms(), positions: solving.positions };
  }
}

function shared(session: Session, moves: readonly number[]): string {
  for (const move of moves) session.play(move);
  return makeLink(session, 'game');
}
