import type { State } from '../../app/model/state.ts';
import { usePuzzling } from './use-puzzling.ts';

interface PuzzleAskProps {
  readonly puzzle: NonNullable<State['puzzle']>;
  /** Returns the keyboard's focus to the cards. */
  readonly home: () => void;
}

/** Asks in the status bar whether the position on the table can still be won. */
export function PuzzleAsk({ puzzle, home }: PuzzleAskProps) {
  const words = usePuzzling();
  if (!words) return null;
  const answer = (button: HTMLButtonElement, lost: boolean): void => {
    // The focused card is then read out before the result of the answer.
    if (button.matches(':focus-visible')) home();
    puzzle.answer(lost);
  };
  return (
    <section class="bar-note" aria-label={words.say('puzzle.lost')}>
      <p>{words.say('puzzle.lost')}</p>
      <div class="row">
        <button type="button" onClick={(event) => answer(event.currentTarget, false)}>
          {words.say('puzzle.lost-no')}
        </button>
        <button type="button" onClick={(event) => answer(event.currentTarget, true)}>
          {words.say('puzzle.lost-yes')}
        </button>
      </div>
    </section>
  );
}
