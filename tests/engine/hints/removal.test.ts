import { expect, test } from 'vitest';
import { findGame, games } from '../../../engine/games/index.ts';
import { Adviser } from '../../../engine/hints/adviser.ts';
import type { Advice } from '../../../engine/hints/base/advice.ts';
import { usualAnswers, usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import { sayAdvice } from '../../../renderer/app/services/speech/advice.ts';

/** Follows hints until one removes cards for a reason of this kind; returns that hint. */
function removing(id: string, kind: string): Advice | undefined {
  const game = findGame(id)!;
  const adviser = new Adviser(game, usualAnswers(game));
  for (let deal = 1; deal <= 5; deal++) {
    const session = Session.begin(game, usualOptions(game), deal);
    for (let made = 0; made < 25 && !session.won; made++) {
      const thinking = adviser.think(session.save());
      thinking?.go(100);
      const [advice] = thinking?.advised().advice ?? [];
      if (advice === undefined) break;
      if (advice.removal?.kind === kind) return advice;
      session.play(advice.move);
    }
  }
  return undefined;
}

test.each([
  ['block-eleven', { kind: 'sum', sum: 11 }],
  ['cheops', { kind: 'next' }],
  ['monte-carlo', { kind: 'rank' }],
  ['aces-square', { kind: 'suit' }],
  ['neptune', { kind: 'next' }],
  ['aces-up', { kind: 'beaten' }],
  ['thirteens', { kind: 'alone' }],
  ['royal-marriage', { kind: 'between' }],
])('says why cards of %s may leave', (id, removal) => {
  expect(removing(id, removal.kind)?.removal).toMatchObject(removal);
});

test('names the card that a click plays onto', () => {
  const game = findGame('triple-peaks')!;
  const session = Session.begin(game, usualOptions(game), 7);
  const thinking = new Adviser(game, usualAnswers(game)).think(session.save())!;
  thinking.go(250);
  const [advice] = thinking.advised().advice;
  expect(sayAdvice(session, { ...advice!, by: { kind: 'judged' } }, '')).toMatch(
    /^Goes on the .+: it’s one rank \w+\.$/u,
  );
});

test('says that a card is freed, not where it goes, in games of pairs', () => {
  const pairs = games.filter((game) => Session.begin(game, usualOptions(game), 1).removesPairs);
  const said = pairs.slice(0, 12).flatMap((game) => {
    const session = Session.begin(game, usualOptions(game), 7);
    const thinking = new Adviser(game, usualAnswers(game)).think(session.save());
    thinking?.go(100);
    return thinking?.advised().advice.map(({ lets }) => lets?.kind) ?? [];
  });
  expect(said.length).toBeGreaterThan(12);
  expect(said).not.toContain('onto');
});
