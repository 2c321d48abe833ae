import type { Lesson, OptionsKey } from '../../../../engine/index.ts';

/** The game for which a lesson is wanted. */
export interface LessonRequest {
  readonly game: string;
  readonly options: OptionsKey;
}

/** The lesson; undefined when there is none. */
export type LessonReply = Lesson | undefined;
