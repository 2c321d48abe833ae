import type { Knowable, Level } from '../../../engine/search.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';

interface JudgedProps {
  /** How hard the deal is, if that is known. */
  readonly known: Level | null | undefined;
  readonly knowable: Knowable;
}

/** Figures on how well the game was played, judged by what the player could know; empty where that is unknown. */
export function Judged({ known, knowable: { accuracy, choices, mistakes } }: JudgedProps) {
  if (accuracy === undefined) return null;
  return (
    <dl class="figures wide judged">
      <div>
        <dt>{sayExtra('trainer.well')}</dt>
        <dd>{sayExtra('trainer.well-of', { good: choices - mistakes.length, choices })}</dd>
      </div>
      <div>
        <dt>{sayExtra('trainer.mistakes')}</dt>
        <dd>{sayInteger(mistakes.length)}</dd>
      </div>
      {known && (
        <div>
          <dt>{sayExtra('trainer.difficulty')}</dt>
          <dd>{sayExtra(`kind.${known.difficulty}`)}</dd>
        </div>
      )}
    </dl>
  );
}
