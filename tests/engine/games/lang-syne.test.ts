import { describe, expect, it } from 'vitest';
import auldLangSyne from '../../../engine/games/four-piles/auld-lang-syne.ts';
import scuffle from '../../../engine/games/four-piles/scuffle.ts';
import tamOShanter from '../../../engine/games/four-piles/tam-o-shanter.ts';
import { ACE_TO_KING, dealtFrom, inPlay, suit } from './position.ts';

const STOCK = 0;

describe("Tam O'Shanter", () => {
  it('starts without aces', () => {
    const game = dealtFrom(tamOShanter, '');
    expect(game.piles(1, 8)).toEqual(['', '', '', '', '', '', '', '']);
    expect(game.table.size(STOCK)).toBe(52);
  });

  it('puts aces on the foundations as they appear', () => {
    const game = inPlay(tamOShanter, { 5: 'AC', 6: '2D' });
    expect(['5>1', '6>1', '6>2'].map((move) => game.may(move))).toEqual([true, false, false]);
    expect(game.play('5>1').may('6>1')).toBe(true);
  });

  it('counts every card on the foundations', () => {
    const homes = {
      1: suit('C', ACE_TO_KING),
      2: suit('D', ACE_TO_KING),
      3: suit('H', ACE_TO_KING),
      4: suit('S', 'A23456789TJQ'),
    };
    const game = inPlay(tamOShanter, { ...homes, 8: 'KS' });
    expect([game.score, game.won]).toEqual([51, false]);
    expect(game.play('8>4').won).toBe(true);
  });
});

describe.each([auldLangSyne, scuffle, tamOShanter])('$name', (game) => {
  it('builds up regardless of suit, and nothing on the reserves', () => {
    const position = inPlay(game, { 1: 'AC', 2: 'AD 2S', 5: '3H', 6: '2H', 7: '4C', 8: '3S' });
    expect(position.legal().filter((move) => move !== '0')).toEqual(['5>2', '6>1', '8>2']);
  });

  it('deals one card to each reserve, and fills gaps in no other way', () => {
    const position = inPlay(game, { 0: '9c tc jc qc', 1: 'AC', 5: '2H', 6: '8H' }).play('5>1');
    expect(position.pile(5)).toBe('');
    expect(position.play('0').piles(5, 8)).toEqual(['QC', '8H JC', 'TC', '9C']);
  });
});

describe('the end of the stock', () => {
  const end = { 1: 'AC', 5: '9H', 6: '8H' };

  it.each([auldLangSyne, tamOShanter])('ends the deals in $name', (game) => {
    expect(inPlay(game, end).legal()).toEqual([]);
  });

  it('allows two shuffles in Scuffle', () => {
    const game = inPlay(scuffle, end);
    game.play('0', '0', '0', '0');
    expect(game.piles(5, 8).filter((pile) => pile !== '')).toHaveLength(2);
    expect(game.legal()).toEqual([]);
  });
});
