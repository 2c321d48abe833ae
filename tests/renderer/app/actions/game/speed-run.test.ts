import { expect, test } from 'vitest';
import { clockSayer } from '../../../../../renderer/words/clock.ts';
import { appWithGame } from '../../seated.ts';

test('begins the deal again with the clock at zero, and no moves to redo', async () => {
  const { app, actions, session } = await appWithGame('klondike', 7, { speedRun: true });
  actions.deal();
  const before = app.state.play!;
  before.hints = 2;
  before.clock.run(true, 0);
  before.clock.read(5000);
  before.clock.run(false, 5000);
  actions.restart();
  await expect.poll(() => app.state.play === before).toBe(false);
  expect([session().deal, session().moveCount, app.state.play?.clock.read(5000)]).toEqual([7, 0, 0]);
  expect(app.state.play?.hints).toBe(2);
  actions.redo();
  expect(session().moveCount).toBe(0);
});

test('keeps clock and moves when the setting is off', async () => {
  const { app, actions, session } = await appWithGame('klondike', 7);
  actions.deal();
  const before = app.state.play!;
  actions.restart();
  expect(app.state.play).toBe(before);
  actions.redo();
  expect(session().moveCount).toBe(1);
});

test('says hundredths of a second', () => {
  expect([0, 9, 59_990, 247_259, 3_600_500].map(clockSayer({ speedRun: true }))).toEqual([
    '0:00.00',
    '0:00.00',
    '0:59.99',
    '4:07.25',
    '1:00:00.50',
  ]);
});
