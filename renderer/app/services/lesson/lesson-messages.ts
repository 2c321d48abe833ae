import type { Lesson } from '../../../../engine/search.ts';
import type { OptionsKey } from '../../../../engine/rules.ts';

/** The game for which a lesson is wanted. */
export interface LessonRequest {
  readonly game: string;
  readonly options: OptionsKey;
}

/** The lesson; undefined when there is none. */
export type LessonReply = Lesson | undefined;
