import { describe, expect, it, test } from 'vitest';
import { reasonNoDrop } from '../../../engine/legality/refusal.ts';
import { position, row, to, WIDTH } from './air-lock.ts';

describe('a pair', () => {
  it('lies side by side in a row or one above the other', () => {
    const game = position('9C 9H', '9S');
    expect(game.may(to([0, 0], [0, 1]))).toBe(true);
    expect(game.may(to([0, 1], [0, 0]))).toBe(true);
    expect(game.may(to([0, 0], [1, 0]))).toBe(true);
  });

  it('does not lie across a corner, further apart, or round the end of a row', () => {
    expect(position('9C', '.. 9H').may(to([0, 0], [1, 1]))).toBe(false);
    expect(position('9C .. 9H').may(to([0, 0], [0, 2]))).toBe(false);
    expect(position('9C', '', '9H').may(to([0, 0], [2, 0]))).toBe(false);
    expect(position(`${'.. '.repeat(12)}9C`, '9H').may(to([0, 12], [1, 0]))).toBe(false);
  });

  it('is of one rank', () => {
    const game = position('9C 8C');
    expect(game.may(to([0, 0], [0, 1]))).toBe(false);
  });

  it('leaves two gaps and is worth two points', () => {
    const game = position('AS 9C 9H');
    game.play(to([0, 1], [0, 2]));
    expect(row(game, 0, 4)).toBe('AS .. .. ..');
    expect(game.score).toBe(2);
  });
});

describe('a space', () => {
  it('is filled from a place beside it, above or below it, and from no other', () => {
    const game = position('AS 2S 3S', '4S .. 6S 7S', '8S 9S');
    for (const from of [
      [0, 1],
      [2, 1],
      [1, 0],
      [1, 2],
    ] as const)
      expect(game.may(to(from, [1, 1]))).toBe(true);
    for (const from of [
      [0, 0],
      [2, 0],
      [0, 2],
      [1, 3],
    ] as const)
      expect(game.may(to(from, [1, 1]))).toBe(false);
  });

  it('filled from above or below is left behind there, and no place leaves the game', () => {
    const game = position('AS 2S 3S', '4S .. 6S');
    game.play(to([0, 1], [1, 1]));
    expect([row(game, 0), row(game, 1, 3)]).toEqual([`AS .. 3S${' ..'.repeat(10)}`, '4S 2S 6S']);
  });

  it('filled from the right draws all the cards behind along, and the right end leaves the game', () => {
    const game = position('AS .. 3S 4S 5S 6S 7S 8S 9S TS JS QS KS');
    game.play(to([0, 2], [0, 1]));
    expect(row(game, 0)).toBe('AS 3S 4S 5S 6S 7S 8S 9S TS JS QS KS --');
  });

  it('filled from the left draws all the cards behind along, and the left end leaves the game', () => {
    const game = position('AS 2S 3S .. 5S 6S 7S 8S 9S TS JS QS KS');
    game.play(to([0, 2], [0, 3]));
    expect(row(game, 0)).toBe('-- AS 2S 3S 5S 6S 7S 8S 9S TS JS QS KS');
  });

  it('further behind moves along with the cards', () => {
    const game = position('AS .. 3S .. 5S 6S 7S 8S 9S TS JS QS KS');
    game.play(to([0, 2], [0, 1]));
    expect(row(game, 0)).toBe('AS 3S .. 5S 6S 7S 8S 9S TS JS QS KS --');
  });

  it('at the end of a row remains there when the row is drawn together', () => {
    const game = position('AS .. 3S 4S 5S 6S 7S 8S 9S TS JS QS ..');
    game.play(to([0, 2], [0, 1]));
    expect(row(game, 0)).toBe('AS 3S 4S 5S 6S 7S 8S 9S TS JS QS .. --');
  });

  it('at the end of a row may be filled along the row, which costs the place at the other end', () => {
    const game = position('AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS ..');
    game.play(to([0, 11], [0, 12]));
    expect(row(game, 0)).toBe('-- AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS');
  });

  it('at the end of a row may be filled from another row', () => {
    const game = position('AS 2S', '3S 4S 5S');
    game.play(to([1, 2], [0, 2]));
    expect([row(game, 0, 4), row(game, 1, 4)]).toEqual(['AS 2S 5S ..', '3S 4S .. ..']);
  });

  it('one after the other, two beside each other are closed from either side', () => {
    const game = position('AS .. .. 4S 5S 6S 7S 8S 9S TS JS QS KS');
    game.play(to([0, 0], [0, 1]), to([0, 3], [0, 2]));
    expect(row(game, 0)).toBe('-- AS 4S 5S 6S 7S 8S 9S TS JS QS KS --');
  });
});

describe('a place that has left the game', () => {
  const row0 = 'AS .. 3S .. 5S 6S 7S 8S 9S TS JS QS KS';
  const row1 = 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH';

  it('takes no card from its row nor from another', () => {
    const game = position(row0, row1);
    game.play(to([0, 2], [0, 1]));
    expect(game.may(to([0, 11], [0, 12]))).toBe(false);
    expect(game.may(to([1, 12], [0, 12]))).toBe(false);
    expect(reasonNoDrop(game.rules, game.table, WIDTH + 12, 1, 12)).toEqual({ code: 'closed' });
  });

  it('is joined by the one before it when the row is drawn together again', () => {
    const game = position(row0, row1);
    game.play(to([0, 2], [0, 1]), to([0, 3], [0, 2]));
    expect(row(game, 0)).toBe('AS 3S 5S 6S 7S 8S 9S TS JS QS KS -- --');
  });

  it('belongs to one row alone', () => {
    const game = position(row0, row1);
    game.play(to([0, 2], [0, 1]));
    expect(row(game, 1)).toBe(row1);
  });
});

describe('a space in the centre of a row', () => {
  it('has cards on both sides, however far, and keeps every pair where it is', () => {
    for (const centre of ['KS .. QS', 'KS .. .. .. QS', '.. KS .. QS ..']) {
      expect(position(centre, '', '9C 9H').may(to([2, 0], [2, 1]))).toBe(false);
    }
  });

  it('is the reason why a pair may not go, and not why other cards may not', () => {
    const { rules, table: t } = position('KS .. QS', '', '9C 9H 8H');
    expect(reasonNoDrop(rules, t, 2 * WIDTH, 1, 2 * WIDTH + 1)).toEqual({ code: 'gap' });
    expect(reasonNoDrop(rules, t, 2 * WIDTH + 1, 1, 2 * WIDTH + 2)?.code).toBe('order');
  });

  it('lets pairs go again when it is filled, from either side or from another row', () => {
    const fillings = [to([0, 0], [0, 1]), to([0, 2], [0, 1]), to([1, 1], [0, 1])];
    for (const filling of fillings) {
      const game = position('KS .. QS', '.. JS', '9C 9H');
      expect(() => game.play(filling, to([2, 0], [2, 1]))).not.toThrow();
    }
  });

  it('appears in another row when a card from between others fills it', () => {
    const game = position('KS .. QS', 'JS TS 8S', '9C 9H');
    game.play(to([1, 1], [0, 1]));
    expect(game.may(to([2, 0], [2, 1]))).toBe(false);
  });
});

test.each(['KS QS', '.. KS QS', 'KS QS ..', ''])('keeps gaps at the ends of a row: %s', (ends) => {
  expect(() => position(ends, '', '9C 9H').play(to([2, 0], [2, 1]))).not.toThrow();
});
