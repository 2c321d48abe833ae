import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../engine/games/index.ts';
import { makeLesson } from '../../engine/lessons/make-lesson.ts';
import { parseOptions, usualOptions } from '../../engine/model/options.ts';
import { Session } from '../../engine/session/session.ts';
import { sayGoal } from '../../renderer/words/goals.ts';
import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { loadCatalogue } from '../../renderer/words/load-catalogue.ts';
import { sayLesson } from '../../renderer/words/table/lesson-pages.ts';
import { en } from '../../renderer/words/en/index.ts';
import { ownLessons } from '../../renderer/words/en/own-lessons.ts';
import { fetchGameRules } from '../../renderer/words/glance/described-rules.ts';
import { speak } from '../../renderer/words/say.ts';
import { goalOf } from '../../renderer/panels/rules/book/goal.ts';
import { gamesByDay } from './by-day.ts';

afterAll(() => speak('en', 'en'));

describe.each(gamesByDay.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('has a lesson of moves the rules allow, each with its sentence in every language, after the goal', async () => {
    const options = usualOptions(game);
    const goal = await goalOf(game.id);
    const lesson = makeLesson(game, parseOptions(game, options)!);
    const session = Session.begin(game, options, lesson.deal);
    for (const { moves } of lesson.steps) {
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(session.play(move)).toBeDefined();
    }
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(7);
    const points = lesson.steps.map(({ point }) => point);
    for (const language of SPOKEN_LANGUAGES) {
      await speak(language, language);
      const rules = await fetchGameRules(game, options);
      const taught = { game: game.id, shapes: session.shapes, rules };
      const said = sayLesson(points, sayGoal(goal), taught).map(({ caption }) => caption);
      expect(said.filter((sentence) => !/^\p{Lu}.*\p{L}.*\.$/u.test(sentence))).toEqual([]);
    }
  });
});

test('what a lesson says by hand is said of games that there are, and none leaves a rule to the page', () => {
  const named = Object.keys(ownLessons).map((word) => word.slice('lesson.own-'.length));
  const ids = games.map(({ id }) => id);
  expect(named.filter((name) => !ids.some((id) => id === name || id.startsWith(`${name}-`)))).toEqual([]);
  const lessons = Object.entries(en).filter(([word]) => word.startsWith('lesson.'));
  expect(lessons.length).toBeGreaterThan(10);
  expect(lessons.filter(([, said]) => said.includes('F1'))).toEqual([]);
});

const OTHERS = SPOKEN_LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('what is said in %s for the goals is said of all pages, and of nothing else', async (language) => {
  const { goals } = await loadCatalogue(language);
  const used = await Promise.all(games.map(async ({ id }) => goalOf(id)));
  expect(Object.keys(goals).toSorted()).toEqual([...new Set(used)].toSorted());
});
