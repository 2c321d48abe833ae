import { expect, test } from 'vitest';
import { Hints } from '../../../../../renderer/app/actions/analysis/hints.ts';
import { adviseSaved } from '../../../../../renderer/app/services/analysis/worker/advise-saved.ts';
import type { Advise } from '../../../../../renderer/app/services/analysis/search-worker.ts';
import { say } from '../../../../../renderer/words/say.ts';
import { appWithGame } from '../../seated.ts';

const adviseAtOnce: Advise = (saved, hear) => {
  Array.from(adviseSaved(saved, hear, () => 0));
  return () => undefined;
};

/** Returns the messages when a hint is requested `times` times. */
async function asked(times: number, hintDegrees: boolean) {
  const { app } = await appWithGame('freecell', 1, { hintDegrees });
  const hints = new Hints(app, adviseAtOnce);
  const { play } = app.state;
  const messages = Array.from({ length: times }, () => {
    hints.ask(play!, () => undefined);
    return app.state.message;
  });
  return { messages, hints: play!.hints };
}

test('tells where, then which card, then the move, and counts each part', async () => {
  const { messages, hints } = await asked(3, true);
  const [whole] = (await asked(1, false)).messages;
  const begin = (name: 'guard.where' | 'guard.card'): string => say(name, { pile: '', card: '' }).slice(0, 10);
  expect(messages[0]).toContain(begin('guard.where'));
  expect(messages[1]).toContain(begin('guard.card'));
  expect(messages[2]).toBe(whole);
  expect(hints).toBe(3);
});

test('says how many trial games a move won only when asked for more', async () => {
  const { app } = await appWithGame('yukon', 1);
  new Hints(app, adviseAtOnce).ask(app.state.play!, () => undefined);
  const [more, ...others] = app.state.offers;
  const short = app.state.message;
  expect([more?.word, others]).toEqual(['hint.more', []]);
  expect(short).not.toContain('trial games');
  more?.act();
  expect(app.state.message).toMatch(/won [\d,]+ of [\d,]+ trial games/);
  expect(app.state.message.startsWith(short)).toBe(true);
  app.state.offers[0]?.act();
  expect(app.state.message).toBe(short);
});
