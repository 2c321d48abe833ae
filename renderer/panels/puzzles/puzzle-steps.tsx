import type { PuzzleStanding } from '../../app/services/puzzles/puzzle-lists.ts';
import { sayInteger } from '../../words/say.ts';

interface PuzzleStepsProps {
  readonly label: string;
  readonly steps: readonly {
    readonly key: number;
    readonly standing: PuzzleStanding;
    /** Its accessible name. */
    readonly name: string;
    readonly start: () => void;
  }[];
}

/** A row of puzzles, each marked with how it was first answered. */
export function PuzzleSteps({ label, steps }: PuzzleStepsProps) {
  return (
    <ol class="ladder" aria-label={label}>
      {steps.map(({ key, standing, name, start }, at) => (
        <li key={key}>
          <button type="button" class={standing} aria-label={name} title={name} onClick={start}>
            {sayInteger(at + 1)}
          </button>
        </li>
      ))}
    </ol>
  );
}
