import { type Change, type Lesson, Session } from '../../../engine/index.ts';
import { sayGoal } from '../../words/goals.ts';
import { sayPoints } from '../../words/lesson.ts';
import { say } from '../../words/say.ts';
import type { App } from '../app.ts';
import { Play } from '../game/play.ts';
import { Replay, untouched } from '../replay/replay.ts';
import type { AskLesson } from './ask-lesson.ts';
import { ShownLesson } from './shown-lesson.ts';

/** Shows how a game is played, on the table, while the player's own game waits as it is; nothing of it is recorded. */
export class Lessons {
  readonly #app: App;
  readonly #ask: AskLesson;
  /** The goal of a game as its page tells it in English; '' where it can't be reached. */
  readonly #goalOf: (game: string) => Promise<string>;

  constructor(app: App, ask: AskLesson, goalOf: (game: string) => Promise<string>) {
    this.#app = app;
    this.#ask = ask;
    this.#goalOf = goalOf;
  }

  /** Begins the lesson of the game on the table, with its options. */
  async begin(): Promise<void> {
    const { tabletop, notices, turns, state } = this.#app;
    const { own } = tabletop;
    if (!own) return;
    state.change({ offered: undefined });
    notices.tell(say('lesson.making'));
    const { game, options } = own.session;
    const [lesson, goal] = await Promise.all([this.#ask({ game: game.id, options }), this.#goalOf(game.id)]);
    if (tabletop.own !== own || state.asking) return;
    const session = lesson && sessionOf(lesson, own);
    if (!session || goal === '') return notices.tell(say('lesson.failed'));
    await turns.run(() => this.#show(lesson, session, goal));
  }

  /** The lesson that was offered is not wanted. */
  decline(): void {
    this.#app.state.change({ offered: undefined });
  }

  async #show(lesson: Lesson, session: Session, goal: string): Promise<void> {
    const { state, page, tabletop, lifecycle, notices } = this.#app;
    const under = tabletop.own;
    await lifecycle.setAside(under);
    const replay = new Replay(session, (changes, far) => this.#apply(changes, far));
    const { shapes } = session;
    const shown = new ShownLesson({
      replay,
      steps: lesson.steps,
      captions: () => [
        say('lesson.goal', { goal: sayGoal(goal) }),
        ...sayPoints(
          lesson.steps.map(({ point }) => point),
          shapes,
          session.game.id,
        ),
        say('lesson.ended'),
      ],
      light: (move) => this.#app.page.light(move),
      tell: (caption) => notices.tell('', caption),
    });
    tabletop.put({ play: Play.over(session), under, panel: undefined, paused: false, elsewhere: undefined, replay });
    state.change({ lesson: shown });
    page.board?.show(untouched(session), 'deal');
    shown.begin();
  }

  #apply(changes: readonly Change[], far: boolean): void {
    const { state, page } = this.#app;
    const { replay, play } = state;
    if (!replay || !play || changes.length === 0) return;
    if (far) page.board?.show(untouched(replay.session), 'at-once');
    else {
      page.board?.apply(changes);
      page.hear(changes, play.homes);
    }
    play.changed();
  }
}

/** The lesson's deal with all its moves made; undefined when the rules forbid one. */
function sessionOf({ deal, steps }: Lesson, { session: { game, options } }: Play): Session | undefined {
  const session = Session.begin(game, options, deal);
  const made = steps.flatMap(({ moves }) => moves).every((move) => session.play(move) !== undefined);
  return made ? session : undefined;
}
