import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '../../../engine/games/index.ts';
import { type Solver, solver } from '../../../engine/solver/index.ts';

/** A deal, a solver for it, and an independent solver's verdict; undefined when that one did not decide it. */
export interface Judged {
  readonly line: string;
  readonly solver: Solver;
  readonly deal: number;
  readonly theirs: 'won' | 'lost' | undefined;
}

/** Reads every deal of `verdicts.tsv`; those of one game with its options share a solver. */
export function judged(): Judged[] {
  const text = readFileSync(join(import.meta.dirname, 'verdicts.tsv'), 'utf8');
  const solvers = new Map<string, Solver>();
  return text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [id = '', answer = '', deal = '', theirs = ''] = line.split('\t');
      const [key = '', value = ''] = answer.split('=');
      const made = solvers.get(id + answer) ?? solver(findGame(id)!, answer === 'usual' ? {} : { [key]: value });
      solvers.set(id + answer, made);
      return {
        line,
        solver: made,
        deal: Number(deal),
        theirs: theirs === 'won' || theirs === 'lost' ? theirs : undefined,
      };
    });
}
