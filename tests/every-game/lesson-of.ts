import { makeLesson } from '../../engine/lessons/make-lesson.ts';
import type { Lesson } from '../../engine/lessons/lesson.ts';
import type { Game } from '../../engine/model/game.ts';
import { usualAnswers } from '../../engine/model/options.ts';

const made = new Map<Game, Lesson>();

/** Returns the lesson of a game with its default options; it takes long to make, so that tests share it. */
export function lessonOf(game: Game): Lesson {
  const lesson = made.get(game) ?? makeLesson(game, usualAnswers(game));
  made.set(game, lesson);
  return lesson;
}
