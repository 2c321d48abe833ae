import { expect, test } from 'vitest';
import { PANELS } from '../../../../../renderer/app/model/state.ts';
import { appWithGame } from '../../seated.ts';

test('the clock stands still behind every panel and every question, and goes on after them', async () => {
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
  app.state.asking!.answer(false);
  await asked;
  expect(clock.running).toBe(true);
  app.state.change({ rules: true });
  expect(clock.running).toBe(true);
});

test('the clock stands still while the machine sleeps or its screen is locked', async () => {
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

test('the clock runs again once somebody uses the window, though the machine never said that it woke', async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  app.timing.active = true;
  actions.deal();
  const { clock } = app.state.play!;
  app.timing.asleep = true;
  app.timing.noteUse();
  expect(clock.running).toBe(true);
});
