import { expect, test } from 'vitest';
import { type Answers, findGame, makeOptions, Session } from '../../../../../../engine/rules.ts';
import { type AdviceFound, adviseSaved } from '../../../../../../renderer/app/services/analysis/worker/advise-saved.ts';

/**
 * Advises in the first deal of a game, with a clock that advances a millisecond per reading; returns the messages and
 * their times.
 */
function advised(id: string, answers: Answers): { said: AdviceFound[]; at: number; end: number } {
  const game = findGame(id)!;
  const said: AdviceFound[] = [];
  let [now, at] = [0, 0];
  const say = (found: AdviceFound): void => {
    said.push(found);
    at = now;
  };
  const slices = adviseSaved(Session.begin(game, makeOptions(game, answers), 1).save(), say, () => ++now);
  while (slices.next().done !== true);
  return { said, at, end: now };
}

test('returns advice once in time and then rests', () => {
  const { said, at, end } = advised('spider', { suits: 'two' });
  expect(said).toHaveLength(1);
  expect(said[0]!.advice.length).toBeGreaterThan(0);
  expect(at).toBeLessThanOrEqual(160);
  expect(end).toBeLessThanOrEqual(620);
});

test('returns no advice for an unreadable game', () => {
  const said: AdviceFound[] = [];
  const saved = { game: 'no such game', options: '', deal: 1, cards: '', moves: '', at: 0 };
  const slices = adviseSaved(
    saved as never,
    (found) => said.push(found),
    () => 0,
  );
  expect(slices.next().done).toBe(true);
  expect(said).toEqual([{ found: 'advice', advice: [], lost: false }]);
});
