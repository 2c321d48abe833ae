import { afterEach, describe, expect, test, vi } from 'vitest';
import { PANELS } from '../../../../../renderer/app/model/state.ts';
import { dialogOf } from '../../dialog-of.ts';
import { appWithGame } from '../../seated.ts';

test('stops the clock behind panels and questions', async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  app.timing.active = true;
  actions.deal();
  const { clock } = app.state.play!;
  expect(clock.running).toBe(true);
  for (const panel of PANELS) {
    await app.panels.open(panel);
    expect(clock.running, panel).toBe(false);
    await app.panels.open(undefined);
    expect(clock.running).toBe(true);
  }
  const asked = app.games.newDeal(2);
  expect(clock.running).toBe(false);
  dialogOf(app.state, 'loss').answer(false);
  await asked;
  expect(clock.running).toBe(true);
  app.state.change({ rules: true });
  expect(clock.running).toBe(true);
});

test('stops the clock while the computer sleeps or is locked', async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  app.timing.active = true;
  actions.deal();
  const { clock } = app.state.play!;
  app.timing.asleep = true;
  expect(clock.running).toBe(false);
  // The window may get the focus before anybody is at the computer.
  app.timing.active = true;
  expect(clock.running).toBe(false);
  app.timing.asleep = false;
  expect(clock.running).toBe(true);
});

test('resumes the clock on input although no wake-up was reported', async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  app.timing.active = true;
  actions.deal();
  const { clock } = app.state.play!;
  app.timing.asleep = true;
  app.timing.noteUse();
  expect(clock.running).toBe(true);
});

describe('without any input', () => {
  afterEach(() => void vi.useRealTimers());

  const begin = async (countdown: 0 | 10) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { app, actions } = await appWithGame('klondike', 1);
    app.state.change({ settings: { ...app.state.settings, countdown } });
    app.timing.active = true;
    actions.deal();
    const { clock } = app.state.play!;
    return { timing: app.timing, clock, spent: () => Math.round(clock.read(performance.now()) / 1000) };
  };

  test('stops the clock a minute after the last input and resumes on the next', async () => {
    const { timing, clock, spent } = await begin(0);
    vi.advanceTimersByTime(40_000);
    expect(spent()).toBe(40);
    timing.noteUse();
    vi.advanceTimersByTime(59_000);
    expect(clock.running).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(clock.running).toBe(false);
    expect(spent()).toBe(100);
    timing.noteUse();
    expect(clock.running).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(spent()).toBe(130);
  });

  test('keeps a countdown running', async () => {
    const { clock, spent } = await begin(10);
    for (let minute = 0; minute < 10; minute++) {
      vi.advanceTimersByTime(60_000);
      spent();
    }
    expect(clock.running).toBe(true);
    expect(spent()).toBe(600);
  });
});
