import { expect, test } from 'vitest';
import { findGame, makeOptions, Session, usualOptions } from '../../../../engine/rules.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { layOut } from '../../../../renderer/board/geometry/table-layout.ts';
import { roomIn } from './windows.ts';

/** A window, and how high the cards of a growing row are there at least, in CSS pixels. */
const WINDOWS = [
  { window: [500, 900], least: 110 },
  { window: [1280, 800], least: 165 },
  { window: [1920, 1080], least: 230 },
] as const;
const ROWS = [
  ['decade', {}],
  ['push-pin', {}],
  ['seven-up', {}],
  ['royal-marriage', {}],
  ['one-handed-solitaire', {}],
  ['accordion', { dealt: true }],
] as const;
/** The part of a card, in heights, in which its rank and suit are. */
const INDEX = 0.24;
/** Cards of a row that lie apart in every window. */
const APART = 15;

const cases = ROWS.flatMap(([id, answers]) => WINDOWS.map((one) => [id, String(one.window), answers, one] as const));

test.each(cases)('lays the growing row of %s with large, legible cards in %s', (id, _, answers, { window, least }) => {
  const game = findGame(id)!;
  const options = 'dealt' in answers ? makeOptions(game, answers) : usualOptions(game);
  const { shapes, layouts } = Session.begin(game, options, 1);
  const { cardHeight, slots } = layOut(shapes, roomIn(window), false, arrangementsFor(shapes, layouts));
  expect(cardHeight).toBeGreaterThanOrEqual(least);
  const row = slots.filter((__, pile) => shapes[pile]?.role === 'tableau');
  for (const [at, card] of row.entries())
    for (const later of row.slice(at + 1)) {
      if (Math.abs(later.x - card.x) >= card.width) continue;
      expect(later.y - card.y).toBeGreaterThanOrEqual((row.indexOf(later) < APART ? 1 : INDEX) * cardHeight);
    }
});
