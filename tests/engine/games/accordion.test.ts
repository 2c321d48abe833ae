import { describe, expect, it } from 'vitest';
import accordion from '../../../engine/games/accordion/accordion.ts';
import { dealtFrom, inPlay } from './position.ts';

const STOCK = 52;
const oneByOne = { single: true };

describe('Accordion', () => {
  it('lays a card on the next or the third to its left, of the same suit or rank', () => {
    const game = inPlay(accordion, { 0: '6S', 1: '8H', 2: '3D', 3: '2D', 4: '6D' });
    expect(game.legal().toSorted()).toEqual(['3>2', '4>3']);
    expect(game.play('3>2').piles(0, 4)).toEqual(['6S', '8H', '2D', '6D', '']);
    expect(game.may('3>0')).toBe(true);
  });

  it('has all cards in the line unless they are dealt one by one', () => {
    expect(dealtFrom(accordion, '').table.size(51)).toBe(1);
  });
});

describe('Accordion dealt one by one', () => {
  it('begins with a single card', () => {
    const game = dealtFrom(accordion, '6S 8H', oneByOne);
    expect([game.pile(0), game.pile(1), game.table.size(STOCK)]).toEqual(['6S', '', 51]);
  });

  it('deals the next card to the right end of the line', () => {
    const game = dealtFrom(accordion, '6S 8H 3D', oneByOne).play('52', '52');
    expect(game.piles(0, 2)).toEqual(['6S', '8H', '3D']);
  });

  it('deals no card while one can be played', () => {
    const game = dealtFrom(accordion, '6S 8H 3D 2D', oneByOne).play('52', '52', '52');
    expect(game.legal()).toEqual(['3>2']);
    expect(game.play('3>2').may('52')).toBe(true);
  });

  it('plays a card that a move brings next to a matching one', () => {
    const game = dealtFrom(accordion, '6S 3D 2D 8H 6D', oneByOne).play('52', '52', '2>1', '52', '52');
    expect(game.piles(0, 3)).toEqual(['6S', '2D', '8H', '6D']);
    expect(game.play('3>0', '1>0').piles(0, 2)).toEqual(['2D', '8H', '']);
  });

  it('is won with one pile, and not before the stock is used up', () => {
    const out = Array.from({ length: 50 }, () => '2C').join(' ');
    const game = inPlay(accordion, { 0: '6S', 1: '6D', 53: out }, oneByOne);
    expect(game.won).toBe(false);
    expect(game.play('1>0').won).toBe(true);
    expect(dealtFrom(accordion, '', oneByOne).won).toBe(false);
  });
});
