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

/** Returns what is said when a hint is requested `times` times. */
async function asked(times: number, hintDegrees: boolean) {
  const { app } = await appWithGame('freecell', 1, { hintDegrees });
  const hints = new Hints(app, adviseAtOnce);
  const { play } = app.state;
  const told = Array.from({ length: times }, () => {
    hints.ask(play!, () => undefined);
    return app.state.message;
  });
  return { told, hints: play!.hints };
}

test('a hint says where first, then which card, then the move, and each part is counted', async () => {
  const { told, hints } = await asked(3, true);
  const [whole] = (await asked(1, false)).told;
  const begin = (name: 'guard.where' | 'guard.card'): string => say(name, { pile: '', card: '' }).slice(0, 10);
  expect(told[0]).toContain(begin('guard.where'));
  expect(told[1]).toContain(begin('guard.card'));
  expect(told[2]).toBe(whole);
  expect(hints).toBe(3);
});
