import type { Change, Session } from '../../../../engine/rules.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';
import { Play } from '../../model/play/play.ts';
import { fixedSourceOf } from '../../model/table/laid-piles.ts';
import { Replay } from '../../model/replay/replay.ts';
import type { ShownLesson } from '../../model/replay/shown-lesson.ts';
import type { Page } from '../../services/page/page.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Tabletop } from '../game/tabletop.ts';

interface WatchingParts {
  readonly state: AppState;
  readonly page: Page;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly disposables: Disposables;
}

/** How a session is watched. */
interface Watched {
  /**
   * For a solution of the player's own game, the number of moves after which it begins; undefined: starts from the
   * deal.
   */
  readonly solves?: number | undefined;
  /** The times of its moves, as a link holds them. */
  readonly times?: string | undefined;
  /** Makes the lesson that its moves illustrate. */
  readonly lesson?: (replay: Replay) => ShownLesson;
  /** Called after the table has changed; `far`: by more than one move. */
  readonly changed: (replay: Replay, changes: readonly Change[], far: boolean) => void;
}

/** Puts a session on the table to be watched move by move, alone or as a lesson; the player's own game waits. */
export class Watching {
  readonly #parts: WatchingParts;

  constructor(parts: WatchingParts) {
    this.#parts = parts;
    const { state, disposables } = parts;
    disposables.add(() => {
      state.lesson?.stop();
      state.replay?.stop();
    });
  }

  async begin(session: Session, { solves, times, lesson, changed }: Watched): Promise<Replay> {
    const { page, tabletop, lifecycle } = this.#parts;
    const own = tabletop.own;
    await lifecycle.suspend(own);
    const replay: Replay = new Replay(session, (changes, far) => this.#apply(changes, far, changed), solves, times);
    tabletop.put({
      play: Play.over(session),
      replay,
      lesson: lesson?.(replay),
      waitingPlay: own,
      panel: undefined,
      paused: false,
      elsewhere: undefined,
    });
    page.board?.show(fixedSourceOf(session), solves === undefined ? 'deal' : 'at-once');
    return replay;
  }

  #apply(changes: readonly Change[], far: boolean, changed: Watched['changed']): void {
    const { state, page } = this.#parts;
    const { replay, play } = state;
    if (!replay || !play || changes.length === 0) return;
    if (far) page.board?.show(fixedSourceOf(replay.session), 'at-once');
    else {
      page.board?.apply(changes);
      page.hear(changes, play.homes);
    }
    play.changed();
    changed(replay, changes, far);
  }
}
