import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { PlanName } from '../../../engine/solver/plan-name.ts';
import type { DealRange } from '../../lab/solve/arguments.ts';
import type { BenchedWay } from './benched.ts';
import type { MeasuredStretch } from './measured.ts';

/** Deals to solve, each within `seconds` of CPU. */
export interface Stretch extends DealRange {
  readonly seconds: number;
}

/** A solver in a process of its own, so that no earlier game affects the measurement. */
export class SolverProcess {
  readonly #child: ChildProcess;

  /** `file`: child.ts, bundled. */
  constructor(file: string, { game, options }: BenchedWay, plan: PlanName) {
    this.#child = fork(file, [game, options, plan], {
      execArgv: [...process.execArgv, '--expose-gc'],
    });
  }

  async solve(stretch: Stretch): Promise<MeasuredStretch> {
    this.#child.send(stretch);
    const listening = new AbortController();
    const { signal } = listening;
    const answers = ['message', 'exit'].map((event) => once(this.#child, event, { signal }) as Promise<unknown[]>);
    const [answer] = await Promise.race(answers);
    listening.abort();
    if (typeof answer !== 'object') throw new Error('the process of a solver has ended');
    return answer as MeasuredStretch;
  }

  end(): void {
    this.#child.disconnect();
  }
}
