import type { Lesson } from '../../../../engine/search.ts';
import { Session } from '../../../../engine/rules.ts';
import { sayGoal } from '../../../words/goals.ts';
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
  /** Returns a game's goal in English, from its page of rules; '' where the page can't be fetched. */
  readonly goalOf: (game: string) => Promise<string>;
  readonly rulesOf: FetchGameRules;
}

interface Fetched {
  readonly goal: string;
  readonly rules: GameRules | undefined;
}

/** Shows how a game is played, on the table, while the player's own game waits unchanged. Nothing of it is recorded. */
export class Lessons {
  readonly #parts: LessonsParts;

  constructor(parts: LessonsParts) {
    this.#parts = parts;
  }

  /** Starts a lesson on the game on the table, with its options. */
  async begin(): Promise<void> {
    const { tabletop, notices, queue, state, ask, goalOf, rulesOf } = this.#parts;
    const { own } = tabletop;
    if (!own) return;
    state.change({ lessonOffer: undefined });
    notices.tell(say('lesson.making'));
    const { game, options } = own.session;
    const [lesson, goal, rules] = await Promise.all([
      ask({ game: game.id, options }),
      goalOf(game.id),
      rulesOf(game, options),
    ]);
    if (tabletop.own !== own || state.dialog) return;
    const session = lesson && sessionOf(lesson, own);
    if (!session || goal === '') return notices.tell(say('lesson.failed'));
    await queue.run(() => this.#show(lesson, session, { goal, rules }));
  }

  /** Declines the offered lesson. */
  decline(): void {
    this.#parts.state.change({ lessonOffer: undefined });
  }

  async #show(lesson: Lesson, session: Session, { goal, rules }: Fetched): Promise<void> {
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
            sayGoal(goal),
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
