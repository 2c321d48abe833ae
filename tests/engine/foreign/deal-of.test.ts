import { describe, expect, test } from 'vitest';
import { dealOf, PROGRAMS, programsOf } from '../../../engine/foreign/deal-of.ts';
import { findGame, games } from '../../../engine/games/index.ts';
import { KING, rankOf } from '../../../engine/model/card.ts';
import { deckOf, sameCards } from '../../../engine/model/deck-order.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { boardText } from '../../../engine/notation/board-out.ts';
import { parseShared } from '../../../engine/notation/shared.ts';
import { solutionText } from '../../../engine/notation/solution-out.ts';
import { Session } from '../../../engine/session/session.ts';

const way = (id: string) => ({ game: findGame(id)!, options: usualOptions(findGame(id)!) });

test('deals every game by the numbers of a program it knows', () => {
  let dealt = 0;
  for (const game of games) {
    const options = usualOptions(game);
    for (const program of programsOf(game, options)) {
      const deal = dealOf(program, game, options, '100001');
      if (!deal.ok) throw new Error(`${game.id} ${program} ${deal.error.why}`);
      const cards = typeof deal.value === 'number' ? deckOf(game, options) : deal.value;
      expect(sameCards(cards, deckOf(game, options)), `${game.id} ${program}`).toBe(true);
      dealt++;
    }
  }
  expect(dealt).toBeGreaterThan(200);
});

test.each(PROGRAMS)('refuses a text that is no number of %s', (program) => {
  const { game, options } = way('klondike');
  const refused = ['', '0', '-', 'x7', '9'.repeat(70)].map((text) => dealOf(program, game, options, text));
  expect(refused.map((found) => (found.ok ? 'dealt' : found.error.why))).toEqual(Array(5).fill(`number-${program}`));
});

describe('a deal of FreeCell', () => {
  const { game, options } = way('freecell');
  const deal = dealOf('microsoft', game, options, '617');
  const session = Session.begin(game, options, deal.ok ? deal.value : 0);

  test('has Microsoft’s number, equal to KPatience’s', () => {
    expect([deal, dealOf('kpatience', game, options, '617')]).toEqual([
      { ok: true, value: 617 },
      { ok: true, value: 617 },
    ]);
  });

  test('reads as the same table when written as a board', () => {
    const read = parseShared(boardText(session)!, { ...way('freecell'), deal: 1, cards: '' });
    expect(read.ok && boardText(read.value)).toBe(boardText(session));
  });

  test('reaches the same position from a written solution', () => {
    for (let moves = 0; moves < 12; moves++) session.play(session.legalMoves()[0]!);
    const written = solutionText(session)!;
    const read = parseShared(written, session);
    if (!read.ok) throw new Error(`${written} ${read.error.why} ${read.error.text}`);
    expect(solutionText(read.value)).toBe(written);
  });
});

test.each([
  ['{"tableau piles": 7}', 'board-json'],
  ['{"tableau piles": [["AS"]], "attic": []}', 'board-part'],
  ['{"tableau piles": [["XX"]]}', 'board-columns'],
  ['just some words', 'kind'],
])('refuses %s as %s', (text, why) => {
  const found = parseShared(text, { ...way('klondike'), deal: 1, cards: '' });
  expect(found.ok ? 'read' : found.error.why).toMatch(why === 'board-columns' ? /^board-/ : why);
});

test('lays kings of Baker’s Dozen lowest by KPatience’s numbers', () => {
  const { game, options } = way('bakers-dozen');
  let twice = 0;
  for (let number = 1; number <= 30; number++) {
    const deal = dealOf('kpatience', game, options, String(number));
    if (!deal.ok) throw new Error(`${number} ${deal.error.why}`);
    const { table, shapes } = Session.begin(game, options, deal.value);
    for (const [pile, { role }] of shapes.entries()) {
      if (role !== 'tableau') continue;
      const cards = Array.from({ length: table.size(pile) }, (_, at) => rankOf(table.at(pile, at)));
      const kings = cards.filter((rank) => rank === KING).length;
      expect(cards.lastIndexOf(KING)).toBe(kings - 1);
      twice += Number(kings > 1);
    }
  }
  expect(twice).toBeGreaterThan(3);
});
