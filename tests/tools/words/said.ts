import { findGame, type Game } from '../../../engine/rules.ts';
import type { Lesson } from '../../../engine/lessons/lesson.ts';
import { makeLesson } from '../../../engine/lessons/make-lesson.ts';
import { parseOptions, usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import type { Language } from '../../../preload/languages.ts';
import { fetchDescribing } from '../../../renderer/words/fetched/description-words.ts';
import { fetchGoals, sayGoal } from '../../../renderer/words/fetched/goals.ts';
import { sayGame } from '../../../renderer/words/games.ts';
import { describedGame } from '../../../renderer/words/glance/described-game.ts';
import { fetchGameRules } from '../../../renderer/words/glance/described-rules.ts';
import { sayGlance } from '../../../renderer/words/glance/glance.ts';
import { localeOf } from '../../../renderer/words/language.ts';
import { speak } from '../../../renderer/words/say.ts';
import { type LessonPage, sayLesson } from '../../../renderer/words/table/lesson-pages.ts';

/** Returns the pages of a game's lesson with its default options, in the language in use. */
export async function lessonPagesOf(game: Game, { deal, steps }: Lesson): Promise<LessonPage[]> {
  const options = usualOptions(game);
  const { shapes } = Session.begin(game, options, deal);
  await fetchGoals();
  const rules = await fetchGameRules(game, options);
  return sayLesson(
    steps.map(({ point }) => point),
    sayGoal(game.id),
    { game: game.id, shapes, rules },
  );
}

/** Returns the lines of a game's rules at a glance and of its lesson, in a language. @throws on an unknown id. */
export async function saidOf(id: string, language: Language): Promise<string[]> {
  const game = findGame(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  await speak(language, localeOf(language, []));
  await fetchGoals();
  const options = usualOptions(game);
  const goal = sayGoal(id);
  const parts = sayGlance({ description: describedGame(game, options), describing: await fetchDescribing() }, id, goal);
  const pages = await lessonPagesOf(game, makeLesson(game, parseOptions(game, options)!));
  return [
    `# ${sayGame(id)}`,
    ...parts.flatMap(({ title, lines }) => ['', `## ${title}`].concat(lines)),
    '',
    ...pages.map(({ caption }) => `- ${caption}`),
  ];
}
