import type { Lesson } from '../../../../engine/search.ts';
import type { Session } from '../../../../engine/rules.ts';
import { sayGoal } from '../../../words/fetched/goals.ts';
import type { GameRules } from '../../../words/table/game-rules.ts';
import { sayLesson } from '../../../words/table/lesson-pages.ts';
import { tongue } from '../../../words/say.ts';
import type { Replay } from '../../model/replay/replay.ts';
import { ShownLesson } from '../../model/replay/shown-lesson.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';

/* What only lessons need, fetched with the first one. */

interface MadeLesson {
  readonly lesson: Lesson;
  /** The lesson's deal with all its moves made. */
  readonly session: Session;
  readonly rules: GameRules | undefined;
}

interface LessonParts {
  readonly page: Page;
  readonly notices: Notices;
}

/** Returns the lesson as it is shown by a replay of its moves. */
export function showLesson(parts: LessonParts, made: MadeLesson, replay: Replay): ShownLesson {
  const { page, notices } = parts;
  const { session, rules } = made;
  const { steps } = made.lesson;
  const shapes = laidPilesOf(session);
  return new ShownLesson({
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
}
