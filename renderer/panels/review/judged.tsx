import type { Knowable } from '../../../engine/index.ts';
import { say, sayInteger } from '../../words/say.ts';

/** How well the game was played by what could be known, in figures; nothing where that can't be said. */
export function Judged({ knowable: { accuracy, choices, mistakes } }: { readonly knowable: Knowable }) {
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
    </dl>
  );
}
