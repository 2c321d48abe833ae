import type { Knowable, Level } from '../../../engine/search.ts';
import { say, sayInteger } from '../../words/say.ts';

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
        <dt>{say('trainer.accuracy')}</dt>
        <dd>{sayInteger(accuracy)}</dd>
      </div>
      <div>
        <dt>{say('trainer.well')}</dt>
        <dd>{say('trainer.well-of', { good: choices - mistakes.length, choices })}</dd>
      </div>
      <div>
        <dt>{say('trainer.mistakes')}</dt>
        <dd>{sayInteger(mistakes.length)}</dd>
      </div>
      {known && (
        <div>
          <dt>{say('trainer.difficulty')}</dt>
          <dd>{say(`kind.${known.difficulty}`)}</dd>
        </div>
      )}
    </dl>
  );
}
