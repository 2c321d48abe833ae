import type { Command } from '../../../preload/api.ts';
import type { ShownPuzzle } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';
import { stay } from '../ui/focus/stay.ts';
import { usePuzzling } from './use-puzzling.ts';

interface PuzzleBarProps {
  readonly puzzle: ShownPuzzle;
  readonly run: (command: Command) => void;
  /** Opens the panel of puzzles. */
  readonly choose: () => void;
  /** Returns the keyboard's focus to the cards. */
  readonly home: () => void;
}

/** A headline above the table: the task of a puzzle and, once it is answered, what was right and what next. */
export function PuzzleBar({ puzzle, run, choose, home }: PuzzleBarProps) {
  const words = usePuzzling();
  const { title, text, rated, tone, isOpen, answer, reveal, next } = puzzle;
  const does = (act: () => void) => (event: { readonly currentTarget: HTMLButtonElement }) => {
    // Moved first, so that a screen reader reads out the focused card before the text that follows.
    if (event.currentTarget.matches(':focus-visible')) home();
    act();
  };
  if (!words) return <section class="puzzle-bar" aria-label={title} />;
  return (
    <section class={`puzzle-bar ${tone}`} aria-label={title} onMouseDown={stay}>
      <p>
        <strong>{title}</strong> <span class="task">{text}</span> {rated !== '' && <span class="rated">{rated}</span>}
      </p>
      <div class="row">
        {answer && (
          <>
            <button type="button" onClick={does(() => answer(false))}>
              {words.say('puzzle.lost-no')}
            </button>
            <button type="button" onClick={does(() => answer(true))}>
              {words.say('puzzle.lost-yes')}
            </button>
          </>
        )}
        {reveal && (
          <button type="button" onClick={does(() => (typeof reveal === 'string' ? run(reveal) : reveal()))}>
            {words.say(reveal === 'why-lost' ? 'puzzle.why' : 'puzzle.reveal')}
          </button>
        )}
        {next ? (
          <button type="button" class="first" onClick={does(next)}>
            {words.say('puzzle.next')}
          </button>
        ) : (
          !isOpen && (
            <button type="button" onClick={choose}>
              {say('command.puzzles')}
            </button>
          )
        )}
      </div>
    </section>
  );
}
