import { dealKey } from '../../../engine/rules.ts';
import { type Ghost, ghostOf, splitsOf } from '../../app/model/play/ghost.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayTime } from '../../words/say.ts';

interface SplitsProps {
  readonly play: Play;
  /** The game that was raced against, if any. */
  readonly ghost: Ghost | undefined;
}

/**
 * When each quarter of the cards was home, and how much sooner or later than in the best game of the deal, in seconds:
 * the times of single moves are not stored more exactly.
 */
export function Splits({ play, ghost }: SplitsProps) {
  const saved = play.save();
  const mine = ghostOf({ ...saved, saved }, 'mine');
  if (!mine) return null;
  const splits = splitsOf(mine, ghost?.deal === dealKey(saved) ? ghost : undefined);
  return (
    <ol class="splits" aria-label={sayExtra('won.splits')}>
      {splits.map(({ home, at, behind }) => (
        <li key={home}>
          <span>{sayExtra('won.split', { cards: home })}</span>
          <strong>{sayTime(at)}</strong>
          {behind !== undefined && (
            <span
              class={behind > 0 ? 'later' : 'sooner'}
            >{`${behind > 0 ? '+' : behind < 0 ? '−' : '±'}${sayTime(Math.abs(behind))}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
