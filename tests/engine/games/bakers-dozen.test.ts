import { describe, expect, test } from 'vitest';
import bakersDozen from '../../../engine/games/fan/bakers-dozen.ts';
import castlesInSpain from '../../../engine/games/fan/castles-in-spain.ts';
import goodMeasure from '../../../engine/games/fan/good-measure.ts';
import portugueseSolitaire from '../../../engine/games/fan/portuguese-solitaire.ts';
import spanishPatience from '../../../engine/games/fan/spanish-patience.ts';
import { ACE_TO_KING, dealtFrom, inPlay, suit } from './position.ts';

/* Foundations 0 to 3, columns from 4 on. */

const THIRTEEN = [bakersDozen, castlesInSpain, portugueseSolitaire, spanishPatience];
/** The first column gets an ace, a king, a two and another king. */
const STACKED = `AC ${suit('D', '23456789TJQ')} 2H KC ${suit('S', 'A23456789TJQ')} 2C ${suit('H', '3456789TJQAK')} KD`;

describe.each(THIRTEEN)('$name', (game) => {
  test('lays the pack out in thirteen columns of four, every card face up', () => {
    const { table } = dealtFrom(game, '');
    expect(Array.from({ length: 13 }, (_, at) => table.size(at + 4))).toEqual(Array.from({ length: 13 }, () => 4));
    expect(dealtFrom(game, STACKED).piles(4, 16).join(' ')).not.toMatch(/[a-z]/);
  });

  test('puts a king at the bottom of its column', () => {
    expect(dealtFrom(game, STACKED).pile(4)).toMatch(/^K. K. AC 2C$/);
  });

  test('moves only the top card of a column, one at a time', () => {
    const at = inPlay(game, { 4: '9C 6S 5H', 5: '7D', 6: '6C' });
    expect([at.may('4>6'), at.may('4>5x2')]).toEqual([true, false]);
  });

  test('builds columns down only', () => {
    const at = inPlay(game, { 4: '6S', 5: '5H', 6: '7D' });
    expect([at.may('5>4'), at.may('4>5'), at.may('5>6')]).toEqual([true, false, false]);
  });

  test('starts a foundation with an ace alone', () => {
    const at = inPlay(game, { 4: 'AC', 5: '2C' });
    expect([at.may('4>0'), at.may('5>0')]).toEqual([true, false]);
  });

  test('is won when every card is on the foundations', () => {
    const homes = Object.fromEntries('CDHS'.split('').map((letter, at) => [at, suit(letter, ACE_TO_KING)]));
    expect(inPlay(game, homes)).toMatchObject({ won: true, score: 52 });
    expect(inPlay(game, { ...homes, 3: suit('S', 'A23456789TJQ'), 4: 'KS' })).toMatchObject({ won: false, score: 51 });
  });
});

describe('two kings of one column', () => {
  test.each(THIRTEEN.slice(1))('keep their order in $name', (game) => {
    expect(dealtFrom(game, STACKED).pile(4)).toBe('KC KD AC 2C');
  });

  test('change places in Baker’s Dozen, unless the option keeps their order', () => {
    expect(dealtFrom(bakersDozen, STACKED).pile(4)).toBe('KD KC AC 2C');
    expect(dealtFrom(bakersDozen, STACKED, { kept: true }).pile(4)).toBe('KC KD AC 2C');
  });
});

describe('foundations', () => {
  const upward = { 0: 'AC 2C', 4: '3C', 5: '3H' };

  test.each([bakersDozen, goodMeasure, portugueseSolitaire])('go up in suit in $name', (game) => {
    const at = inPlay(game, upward);
    expect([at.may('4>0'), at.may('5>0')]).toEqual([true, false]);
  });

  test.each([spanishPatience, castlesInSpain])('go up regardless of suit in $name', (game) => {
    const at = inPlay(game, upward);
    expect([at.may('4>0'), at.may('5>0')]).toEqual([true, true]);
  });
});

describe('columns', () => {
  const downward = { 4: '9C', 5: '8C', 6: '8H', 7: '8S' };

  test.each([bakersDozen, goodMeasure, portugueseSolitaire, spanishPatience])(
    'go down regardless of suit in $name',
    (game) => {
      const at = inPlay(game, downward);
      expect([at.may('5>4'), at.may('6>4'), at.may('7>4')]).toEqual([true, true, true]);
    },
  );

  test('go down in alternate colour in Castles in Spain', () => {
    const at = inPlay(castlesInSpain, downward);
    expect([at.may('5>4'), at.may('6>4'), at.may('7>4')]).toEqual([false, true, false]);
  });

  test.each([bakersDozen, castlesInSpain, goodMeasure, spanishPatience])(
    'once empty can’t be filled in $name',
    (game) => {
      const at = inPlay(game, { 4: 'KC QD', 5: '9H' });
      expect(at.legal()).toEqual([]);
    },
  );

  test('once empty are filled by kings alone in Portuguese Solitaire', () => {
    const at = inPlay(portugueseSolitaire, { 4: 'QD KC', 5: '9H' });
    expect([at.may('4>6'), at.may('5>6')]).toEqual([true, false]);
  });
});

describe('Good Measure', () => {
  test('begins with two aces on the foundations and ten columns of five', () => {
    const at = dealtFrom(goodMeasure, '');
    const { table } = at;
    expect(at.piles(0, 3).filter((pile) => /^A.$/.test(pile))).toHaveLength(2);
    expect(at.piles(2, 3)).toEqual(['', '']);
    expect(Array.from({ length: 11 }, (_, column) => table.size(column + 4))).toEqual([...Array(10).fill(5), 0]);
  });

  test('puts kings at the bottom, keeping their order', () => {
    const first = `2C ${suit('D', '23456789T')} KC ${suit('S', '23456789T')} 3C ${suit('H', '23456789T')} KD`;
    expect(dealtFrom(goodMeasure, first).pile(4)).toMatch(/^KC KD 2C 3C ..$/);
  });

  test('scores only the cards that were built', () => {
    expect(dealtFrom(goodMeasure, '').score).toBe(0);
  });
});
