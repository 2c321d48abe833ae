import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findGame, parseOptions } from '../../../../../engine/rules.ts';
import { makeLesson } from '../../../../../engine/search.ts';
import type { AskLesson } from '../../../../../renderer/app/services/lesson/ask-lesson.ts';
import { Lessons } from '../../../../../renderer/app/actions/watching/lessons.ts';
import { appWithGame } from '../../seated.ts';
import { fetchGameRules } from '../../../../../renderer/words/glance/described-rules.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const ask: AskLesson = async ({ game, options }) => {
  const found = findGame(game)!;
  return Promise.resolve(makeLesson(found, parseOptions(found, options)!));
};

async function taught(asked = ask) {
  const table = await appWithGame('golf', 7);
  const own = table.app.state.play;
  const lessons = new Lessons({ ...table.app, ask: asked, rulesOf: fetchGameRules });
  await lessons.begin();
  return { ...table, own, lessons };
}

test('states the goal, plays its steps and waits at the end', async () => {
  const { app } = await taught();
  const lesson = app.state.lesson!;
  expect([lesson.at, app.state.said]).toEqual([0, lesson.captions[0]]);
  expect(lesson.captions).toHaveLength(lesson.last + 1);
  const seen = new Set<string>();
  for (let beat = 0; lesson.at < lesson.last && beat < 99; beat++) {
    seen.add(app.state.said);
    vi.advanceTimersToNextTimer();
  }
  expect([...seen]).toEqual(lesson.captions.slice(0, -1));
  expect(app.state.replay?.at).toBe(app.state.replay?.total);
  expect(lesson.playing).toBe(false);
});

test('steps forward and back by hand while paused', async () => {
  const { app } = await taught();
  const lesson = app.state.lesson!;
  lesson.toggle();
  vi.runAllTimers();
  expect(lesson.at).toBe(0);
  lesson.next();
  vi.runAllTimers();
  expect([lesson.at, app.state.replay?.at]).toEqual([1, 1]);
  lesson.press('right');
  lesson.press('left');
  vi.runAllTimers();
  expect([lesson.at, app.state.replay?.at]).toEqual([1, 1]);
});

test('restores the player’s game unchanged after a lesson', async () => {
  const { app, own } = await taught();
  expect(app.tabletop.own).toBe(own);
  app.replays.close();
  expect([app.state.play, app.state.lesson, app.state.replay]).toEqual([own, undefined, undefined]);
  expect(own?.session.save()).toMatchObject({ deal: 7, at: 0, moves: '' });
  expect(vi.getTimerCount()).toBe(0);
});

test('shows no lesson that failed or breaks the rules', async () => {
  const none = await taught(async () => Promise.resolve(undefined));
  expect([none.app.state.lesson, none.app.state.play]).toEqual([undefined, none.own]);
  const wrong = await taught(async (asked) => {
    const lesson = (await ask(asked))!;
    return { ...lesson, steps: [...lesson.steps.toReversed(), ...lesson.steps] };
  });
  expect([wrong.app.state.lesson, wrong.app.state.play]).toEqual([undefined, wrong.own]);
});
