import { describe, expect, it, test } from 'vitest';
import { makeCardName, parseCard, rankOf, makeCard, suitOf } from '../../../engine/model/card.ts';
import { changesBack, changesBetween } from '../../../engine/legality/deal.ts';
import airLock from '../../../engine/games/grid/air-lock.ts';
import { Session, usualOptions } from '../../../engine/rules.ts';
import { rankHints } from '../../../engine/session/hints.ts';
import { deal, legalMoves, playAtRandom } from '../play.ts';
import { makeMove, parseMove } from '../../../engine/model/move.ts';
import { dealtAs, position, row, to, WIDTH } from './air-lock.ts';
import type { Position } from './position.ts';

describe('the worked example', () => {
  const moves = [
    to([1, 5], [1, 6]),
    to([0, 5], [1, 5]),
    to([0, 6], [0, 5]),
    to([1, 7], [1, 6]),
    to([1, 11], [2, 11]),
    to([2, 12], [2, 11]),
  ];
  const after = (count: number): Position =>
    dealtAs(
      '4C 5C JC QC AC KH 9S TD 8C AD JD QD KC',
      '6C TH JH QH KS 9C 9H 8H 5D 6D AH TC 2S',
      '2C 3S 4S 5S 6S 7S 8S TS JS QS 7D 2D 4D',
      'AS 2H 4H 5H 3D 3C 6H 7H 7C 8D 9D KD 3H',
    ).play(...moves.slice(0, count));

  it('begins with a pair across two rows, and one in the fourth', () => {
    expect(after(0).may(to([0, 6], [1, 6]))).toBe(true);
    expect(after(0).may(to([3, 4], [3, 5]))).toBe(true);
  });

  it('removes the nines of clubs and hearts, leaving two gaps in the centre of row two', () => {
    expect(row(after(1), 1)).toBe('6C TH JH QH KS .. .. 8H 5D 6D AH TC 2S');
    expect(after(1).may(to([3, 4], [3, 5]))).toBe(false);
  });

  it('moves the king of hearts down beside the king of spades', () => {
    expect(row(after(2), 1)).toBe('6C TH JH QH KS KH .. 8H 5D 6D AH TC 2S');
    expect(after(2).may(to([1, 5], [1, 4]))).toBe(false);
  });

  it('moves the nine of spades left, which brings the eights one above the other', () => {
    expect(row(after(3), 0)).toBe('4C 5C JC QC AC 9S TD 8C AD JD QD KC --');
    expect([after(3).pile(7), after(3).pile(WIDTH + 7)]).toEqual(['8C', '8H']);
  });

  it('offers to move the king of hearts to the right instead, with all that lies behind it', () => {
    const table = after(3).play(to([1, 5], [1, 6]));
    expect(row(table, 1)).toBe('-- 6C TH JH QH KS KH 8H 5D 6D AH TC 2S');
  });

  it('moves the eight of hearts left, which brings the two twos together', () => {
    expect(row(after(4), 1)).toBe('6C TH JH QH KS KH 8H 5D 6D AH TC 2S --');
    expect([after(4).pile(WIDTH + 11), after(4).pile(2 * WIDTH + 11)]).toEqual(['2S', '2D']);
  });

  it('removes the twos: the end gap of row two may stay, the one below must be filled', () => {
    expect(row(after(5), 1)).toBe('6C TH JH QH KS KH 8H 5D 6D AH TC .. --');
    expect(row(after(5), 2)).toBe('2C 3S 4S 5S 6S 7S 8S TS JS QS 7D .. 4D');
    expect(after(5).may(to([1, 5], [1, 4]))).toBe(false);
    expect(after(6).may(to([1, 5], [1, 4]))).toBe(true);
    expect(after(6).score).toBe(4);
  });
});

/** Each row holds its pairs side by side, so that all can go from the right without a space in the centre. */
const PAIRED = [
  'KC KD QC QD JC JD TC TD 9C 9D 8C 8D AC',
  'KH KS QH QS JH JS TH TS 7C 7D 6C 6D AD',
  '9H 9S 8H 8S 7H 7S 6H 6S 5C 5D 4C 4D AH',
  '5H 5S 4H 4S 3C 3D 3H 3S 2C 2D 2H 2S AS',
];

/** The same with kings for aces, queens for twos and so on. */
const TURNED_ROUND = PAIRED.map((line) =>
  line
    .split(' ')
    .map((name) => parseCard(name)!)
    .map((card) => makeCardName(makeCard(14 - rankOf(card), suitOf(card))))
    .join(' '),
);

/** The pair at the right end of a row whose cards end at that column. */
const pairAt = (line: number, last: number): string => to([line, last], [line, last - 1]);

function playOut(table: Position): void {
  table.play(to([0, 12], [1, 12]), to([2, 12], [3, 12]));
  for (const line of [2, 3]) for (let last = 11; last > 0; last -= 2) table.play(pairAt(line, last));
  for (let last = 11; last > 0; last -= 2) table.play(pairAt(0, last), pairAt(1, last));
}

test.each([
  { what: 'the kings, queens, jacks and tens last is a perfect 144', rows: PAIRED, score: 144 },
  { what: 'the aces, twos, threes and fours last is the lowest of 72', rows: TURNED_ROUND, score: 72 },
])('a win with $what', ({ rows, score }) => {
  const table = dealtAs(...rows);
  playOut(table);
  expect(table.won).toBe(true);
  expect(table.score).toBe(score);
});

test('counts ranks only when all cards are gone', () => {
  const table = dealtAs(...PAIRED);
  table.play(to([0, 12], [1, 12]), to([2, 12], [3, 12]), pairAt(0, 11));
  expect(table.score).toBe(6);
});

test('can always fill a gap in the centre', () => {
  for (let number = 1; number <= 40; number++) {
    const dealt = deal({ game: airLock, options: '', name: 'air-lock' }, number);
    playAtRandom(dealt, number, 200, () => {
      const open = [0, 1, 2, 3].some((line) => /\w (?:\.\. )+\w/.test(row(dealt, line)));
      if (open) expect(legalMoves(dealt).length).toBeGreaterThan(0);
    });
  }
});

test('treats a lost place as unusable, and a gap as usable', () => {
  const session = Session.begin(airLock, usualOptions(airLock), 1);
  const emptied = (): number[] => [...session.shapes.keys()].filter((pile) => session.table.size(pile) === 0);
  expect(session.shapes.some((_, pile) => session.isGone(pile))).toBe(false);
  while (!emptied().some((pile) => session.isGone(pile))) session.play(session.hints()[0]!);
  const open = emptied().filter((pile) => !session.isGone(pile));
  expect(open.length).toBe(emptied().length - 1);
});

describe('a hint', () => {
  const first = (table: Position): string =>
    makeMove(
      rankHints(
        table.rules,
        table.table,
        table.legal().map((move) => parseMove(move)!),
        undefined,
      )[0]!,
    );

  it('is a pair while one can go', () => {
    expect([to([0, 1], [0, 2]), to([0, 2], [0, 1])]).toContain(first(position('AS 9C 9H', '.. .. 2H')));
  });

  it('fills a gap in the centre so that a pair comes together', () => {
    expect(first(position('7C 2D .. 4D KS', '5H 6H 4S'))).toBe(to([0, 3], [0, 2]));
  });
});

describe('a slide', () => {
  const slid = (): Position => position('AS 2S .. 4S 5S 6S').play(to([0, 3], [0, 2]));

  it('moves all its cards as one, forwards and back', () => {
    const { table: t } = slid();
    const moves = changesBetween(t, 0, t.end).flatMap((change) => (change.kind === 'move' ? [change.together] : []));
    expect(moves).toEqual([false, true, true]);
    const back = changesBack(t, 0).flatMap((change) => (change.kind === 'move' ? [change.together] : []));
    expect(back).toEqual([false, true, true]);
  });

  it('is undone together with the lost place', () => {
    const game = slid();
    game.table.undo(0);
    expect(row(game, 0)).toBe(`AS 2S .. 4S 5S 6S${' ..'.repeat(7)}`);
  });
});
