import type { Replays } from '../../app/actions/watching/replays.ts';
import type { ShownLesson } from '../../app/model/replay/shown-lesson.ts';
import { readStroke } from '../../app/actions/input/key-bindings.ts';
import { say } from '../../words/say.ts';
import { Icon } from '../ui/icons.tsx';

interface LessonBarProps {
  readonly replays: Replays;
  readonly lesson: ShownLesson;
  readonly game: string;
}

/** The bar under the table during a lesson: its captions, the buttons to go through it, and the way out. */
export function LessonBar({ replays, lesson, game }: LessonBarProps) {
  const { at, last, captions } = lesson;
  const over = at === last;
  return (
    <section class="lesson" aria-label={say('lesson.of', { game })} onKeyDown={(event) => press(replays, event)}>
      <p class="lesson-caption">{captions[at]}</p>
      <div class="row lesson-tools">
        <progress max={last} value={at} aria-label={say('lesson.step', { at, of: last })} />
        <button
          type="button"
          class="plain icon-only"
          aria-label={say('lesson.back')}
          title={say('lesson.back')}
          aria-disabled={at === 0}
          onClick={() => at > 0 && lesson.back()}
        >
          <Icon name="back" />
        </button>
        <PlayButton lesson={lesson} over={over} />
        <button
          type="button"
          class="plain icon-only"
          aria-label={say('lesson.next')}
          title={say('lesson.next')}
          aria-disabled={over}
          ref={focusOnce}
          onClick={() => lesson.next()}
        >
          <Icon name="on" />
        </button>
        <button type="button" class={over ? 'first' : ''} onClick={() => replays.close()}>
          {say(over ? 'lesson.end' : 'lesson.skip')}
        </button>
      </div>
    </section>
  );
}

function PlayButton({ lesson, over }: { readonly lesson: ShownLesson; readonly over: boolean }) {
  const word = over ? 'lesson.again' : lesson.playing ? 'lesson.hold' : 'lesson.play';
  return (
    <button
      type="button"
      class="plain icon-only"
      aria-label={say(word)}
      title={say(word)}
      onClick={() => (over ? lesson.begin() : lesson.toggle())}
    >
      <Icon name={over ? 'restart' : lesson.playing ? 'pause' : 'play'} />
    </button>
  );
}

const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

/** Handles the keys of the table, which work here too; a button keeps Space and Enter for itself. */
function press(replays: Replays, event: KeyboardEvent): void {
  const wish = readStroke(event, false);
  if (!wish || !('table' in wish) || event.key === ' ' || event.key === 'Enter') return;
  event.preventDefault();
  replays.press(wish.table);
}
