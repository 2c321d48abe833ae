import { expect, test } from 'vitest';
import { PANELS } from '../../../../renderer/app/state/state.ts';
import { seated } from '../seated.ts';

test('the clock stands still behind every panel and every question, and goes on after them', async () => {
  const { app, hands } = await seated('klondike', 1);
  app.active = true;
  hands.deal();
  const { clock } = app.play!;
  expect(clock.running).toBe(true);
  for (const panel of PANELS) {
    await app.open(panel);
    expect(clock.running, panel).toBe(false);
    await app.open(undefined);
    expect(clock.running).toBe(true);
  }
  const asked = app.newDeal(2);
  expect(clock.running).toBe(false);
  app.state.asking!.answer(false);
  await asked;
  expect(clock.running).toBe(true);
  app.store.change({ rules: true });
  expect(clock.running).toBe(true);
});
