import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../engine/games/index.ts';
import type { Lesson, LessonStep } from '../../engine/lessons/lesson.ts';
import { makeLesson } from '../../engine/lessons/make-lesson.ts';
import type { Game } from '../../engine/model/game.ts';
import { countOf, fromOf, isDrag, toOf } from '../../engine/model/move.ts';
import { parseOptions, usualOptions } from '../../engine/model/options.ts';
import { Session } from '../../engine/session/session.ts';
import { sayGoal } from '../../renderer/words/goals.ts';
import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { loadCatalogue } from '../../renderer/words/load-catalogue.ts';
import { sayOwnRules } from '../../renderer/words/table/lesson.ts';
import { type LessonPage, sayLesson } from '../../renderer/words/table/lesson-pages.ts';
import { en } from '../../renderer/words/en/index.ts';
import { ownLessons } from '../../renderer/words/en/own-lessons.ts';
import { fetchGameRules } from '../../renderer/words/glance/described-rules.ts';
import { speak } from '../../renderer/words/say.ts';
import { goalOf } from '../../renderer/panels/rules/book/goal.ts';
import { gamesByDay } from './by-day.ts';

afterAll(() => speak('en', 'en'));

const made = new Map<Game, Lesson>();

/** Returns the lesson of a game with its default options; it takes long to make. */
function lessonOf(game: Game): Lesson {
  const lesson = made.get(game) ?? makeLesson(game, parseOptions(game, usualOptions(game))!);
  made.set(game, lesson);
  return lesson;
}

/** Returns the captions of a lesson in the current language. */
async function captionsOf(game: Game): Promise<LessonPage[]> {
  const options = usualOptions(game);
  const { deal, steps } = lessonOf(game);
  const { shapes } = Session.begin(game, options, deal);
  const goal = await goalOf(game.id);
  const rules = await fetchGameRules(game, options);
  return sayLesson(
    steps.map(({ point }) => point),
    sayGoal(goal),
    { game: game.id, shapes, rules },
  );
}

const isStockClick = ({ point }: LessonStep): boolean => point.from === 'stock' && point.by !== 'drag';

describe.each(gamesByDay.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('has a lesson of moves the rules allow, each with its sentence in every language, after the goal', async () => {
    const lesson = lessonOf(game);
    const session = Session.begin(game, usualOptions(game), lesson.deal);
    for (const { moves } of lesson.steps) {
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(session.play(move)).toBeDefined();
    }
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(7);
    for (const language of SPOKEN_LANGUAGES) {
      await speak(language, language);
      const said = (await captionsOf(game)).map(({ caption }) => caption);
      expect(said.filter((sentence) => !/^\p{Lu}.*\p{L}.*\.$/u.test(sentence))).toEqual([]);
    }
  });

  test('has a lesson of captions that can be read, its special rules before the first move', async () => {
    await speak('en', 'en');
    const [, ...pages] = await captionsOf(game);
    const long = pages.map(({ caption }) => caption).filter((caption) => caption.length > 160);
    expect(long).toEqual([]);
    expect(pages.filter(({ caption }) => caption.split(/[.!?] /u).length > 2)).toEqual([]);
    const shown = pages.flatMap(({ step }) => step ?? []);
    expect(shown).toEqual(lessonOf(game).steps.map((_, at) => at));
    const rules = await fetchGameRules(game, usualOptions(game));
    const [own = ''] = (sayOwnRules(game.id) || rules.own).split(/[.:;]/u);
    expect(pages[0]!.caption.startsWith(own)).toBe(true);
  });

  test('has a lesson in which no card goes to and fro, the stock is clicked seldom, and a move is left', () => {
    const { deal, steps } = lessonOf(game);
    const session = Session.begin(game, usualOptions(game), deal);
    const left = new Set<string>();
    for (const move of steps.flatMap(({ moves }) => moves)) {
      const [from, to] = [fromOf(move), toOf(move)];
      if (isDrag(move)) {
        const [source, target] = [from, to].map((pile) => session.shapes[pile]!.role);
        expect(source === 'foundation' && target !== 'foundation').toBe(false);
        const card = session.table.at(from, session.table.size(from) - countOf(move));
        expect(left).not.toContain(`${card} ${to}`);
        left.add(`${card} ${from}`);
      }
      session.play(move);
    }
    const isClose = steps.some((_, at) => steps.slice(at, at + 3).filter(isStockClick).length > 1);
    expect(isClose && !steps.every(isStockClick)).toBe(false);
    expect([session.legalMoves().length > 0, session.won]).toEqual([true, false]);
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
