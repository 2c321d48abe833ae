import type { State } from '../../app/model/state.ts';
import { usePuzzling } from './use-puzzling.ts';

interface PuzzleAskProps {
  readonly puzzle: NonNullable<State['puzzle']>;
  /** Gives the keyboard's focus back to the cards. */
  readonly home: () => void;
}

/** In the status bar: can the position on the table still be won, or is it lost? */
export function PuzzleAsk({ puzzle, home }: PuzzleAskProps) {
  const words = usePuzzling();
  if (!words) return null;
  const answer = (button: HTMLButtonElement, lost: boolean): void => {
    // What is told of the card that has the focus then comes before what is told of the answer.
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
