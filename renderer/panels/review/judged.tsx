import type { Knowable, Saved } from '../../../engine/index.ts';
import { say, sayInteger } from '../../words/say.ts';
import { useDifficulties } from '../ui/answers/use-difficulties.ts';

interface JudgedProps {
  readonly saved: Saved;
  readonly knowable: Knowable;
}

/** How well the game was played by what the player could know, in figures; empty where that is unknown. */
export function Judged({ saved, knowable: { accuracy, choices, mistakes } }: JudgedProps) {
  const difficulty = useDifficulties(saved.game, [saved])(saved);
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
      {difficulty !== undefined && (
        <div>
          <dt>{say('trainer.difficulty')}</dt>
          <dd>{say(`kind.${difficulty}`)}</dd>
        </div>
      )}
    </dl>
  );
}
