import type { Lesson } from '../../../../engine/search.ts';
import { Session } from '../../../../engine/rules.ts';
import { fetchGoals, sayGoal } from '../../../words/fetched/goals.ts';
import type { FetchGameRules, GameRules } from '../../../words/table/game-rules.ts';
import { sayLesson } from '../../../words/table/lesson-pages.ts';
import { say, tongue } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Play } from '../../model/play/play.ts';
import type { Replay } from '../../model/replay/replay.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';
import type { OneAtATime } from '../game/one-at-a-time.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Watching } from './watching.ts';
import type { AskLesson } from '../../services/lesson/ask-lesson.ts';
import { ShownLesson } from '../../model/replay/shown-lesson.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';

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
    const { tabletop, notices, queue, state, ask, rulesOf } = this.#parts;
    const { own } = tabletop;
    if (!own) return;
    state.change({ lessonOffer: undefined });
    notices.tell(say('lesson.making'));
    const { game, options } = own.session;
    const [lesson, rules] = await Promise.all([
      ask({ game: game.id, options }),
      rulesOf(game, options),
      fetchGoals().catch(() => {}),
    ]);
    if (tabletop.own !== own || state.dialog) return;
    const session = lesson && sessionOf(lesson, own);
    if (!session || sayGoal(game.id) === '') return notices.tell(say('lesson.failed'));
    await queue.run(() => this.#show(lesson, session, rules));
  }

  /** Declines the offered lesson. */
  decline(): void {
    this.#parts.state.change({ lessonOffer: undefined });
  }

  async #show(lesson: Lesson, session: Session, rules: GameRules | undefined): Promise<void> {
    const { page, notices, watching } = this.#parts;
    const shapes = laidPilesOf(session);
    const { steps } = lesson;
    const shown = (replay: Replay): ShownLesson =>
      new ShownLesson({
        replay,
        steps,
        pages: () => {
          // The language may change while it is shown.
          const taught = { game: session.game.id, shapes, rules: rules?.tongue === tongue() ? rules : undefined };
          return sayLesson(
            steps.map(({ point }) => point),
            sayGoal(session.game.id),
            taught,
          );
        },
        light: (move) => page.light(move),
        tell: (caption) => notices.tell('', caption),
      });
    await watching.begin(session, { lesson: shown, changed: () => {} });
    this.#parts.state.lesson?.begin();
  }
}

/** Returns the lesson's deal with all its moves made; undefined: the rules forbid one. */
function sessionOf({ deal, steps }: Lesson, { session: { game, options } }: Play): Session | undefined {
  const session = Session.begin(game, options, deal);
  const made = steps.flatMap(({ moves }) => moves).every((move) => session.play(move) !== undefined);
  return made ? session : undefined;
}
