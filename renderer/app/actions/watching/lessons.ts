import type { Lesson } from '../../../../engine/search.ts';
import { Session } from '../../../../engine/rules.ts';
import { fetchGoals, sayGoal } from '../../../words/fetched/goals.ts';
import type { FetchGameRules } from '../../../words/table/game-rules.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Play } from '../../model/play/play.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';
import type { OneAtATime } from '../game/one-at-a-time.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Watching } from './watching.ts';
import type { AskLesson } from '../../services/lesson/ask-lesson.ts';

interface LessonsParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly queue: OneAtATime;
  readonly watching: Watching;
  readonly ask: AskLesson;
  readonly rulesOf: FetchGameRules;
}

/** Shows how a game is played, on the table, while the player's own game waits unchanged. Nothing of it is recorded. */
export class Lessons {
  readonly #parts: LessonsParts;

  constructor(parts: LessonsParts) {
    this.#parts = parts;
  }

  /** Starts a lesson on the game on the table, with its options. */
  async begin(): Promise<void> {
    const { tabletop, notices, queue, state, watching, ask, rulesOf } = this.#parts;
    const { own } = tabletop;
    if (!own) return;
    state.change({ lessonOffer: undefined });
    notices.tell(say('lesson.making'));
    const { game, options } = own.session;
    const [lesson, rules, showing] = await Promise.all([
      ask({ game: game.id, options }),
      rulesOf(game, options),
      import('./show-lesson.ts').catch(() => undefined),
      fetchGoals().catch(() => {}),
    ]);
    if (tabletop.own !== own || state.dialog) return;
    const session = lesson && sessionOf(lesson, own);
    if (!session || !showing || sayGoal(game.id) === '') return notices.tell(say('lesson.failed'));
    await queue.run(async () => {
      const made = { lesson, session, rules };
      await watching.begin(session, {
        lesson: (replay) => showing.showLesson(this.#parts, made, replay),
        changed: () => {},
      });
      state.lesson?.begin();
    });
  }

  /** Declines the offered lesson. */
  decline(): void {
    this.#parts.state.change({ lessonOffer: undefined });
  }
}

/** Returns the lesson's deal with all its moves made; undefined: the rules forbid one. */
function sessionOf({ deal, steps }: Lesson, { session: { game, options } }: Play): Session | undefined {
  const session = Session.begin(game, options, deal);
  const made = steps.flatMap(({ moves }) => moves).every((move) => session.play(move) !== undefined);
  return made ? session : undefined;
}
