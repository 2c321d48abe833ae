import { findGame, parseOptions } from '../../../../engine/rules.ts';
import { makeLesson } from '../../../../engine/search.ts';
import type { LessonRequest, LessonReply } from './lesson-messages.ts';

/* Runs off the main thread: making a lesson may take a second. */

addEventListener('message', ({ data }: MessageEvent<LessonRequest>) => {
  const game = findGame(data.game);
  const answers = game && parseOptions(game, data.options);
  const taught: LessonReply = game && answers ? makeLesson(game, answers) : undefined;
  postMessage(taught);
});
