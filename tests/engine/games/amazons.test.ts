import { describe, expect, it } from 'vitest';
import { makeDeck } from '../../../engine/model/deck.ts';
import amazons from '../../../engine/games/foundation/amazons.ts';
import { pilesOf } from '../table.ts';
import { dealtFrom, inPlay, suit } from './position.ts';

const SUIT = 'A789TJQ';

describe('Amazons', () => {
  it('is played with aces and sevens to queens', () => {
    expect(makeDeck(amazons.variant({}).deck ?? {})).toHaveLength(28);
    const game = dealtFrom(amazons, 'AC 7D 9S QH');
    expect(game.piles(5, 8)).toEqual(['AC', '7D', '9S', 'QH']);
    expect(
      [
        ...new Set(
          pilesOf(game.table)
            .join(' ')
            .toUpperCase()
            .match(/[A-Z0-9](?=[CDHS])/g),
        ),
      ].toSorted(),
    ).toEqual(SUIT.split('').toSorted());
  });

  it('has a foundation straight above each reserve', () => {
    const places = amazons.variant({}).places;
    for (const at of [1, 2, 3, 4]) {
      expect([places[at]!.x, places[at]!.y + 1]).toEqual([places[at + 4]!.x, places[at + 4]!.y]);
    }
  });

  it('puts aces on the foundations in the order in which they come, from any reserve', () => {
    const game = inPlay(amazons, { 5: '9D', 7: '8D AH', 8: 'AS' });
    expect(['7>1', '7>2', '7>3', '8>4', '8>1'].map((move) => game.may(move))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    game.play('8>1');
    expect(['7>1', '7>2', '7>3'].map((move) => game.may(move))).toEqual([false, true, false]);
  });

  it('builds ace, seven, eight, nine, ten, jack, queen in suit', () => {
    const game = inPlay(amazons, { 1: 'AC', 5: 'JC TC 9C 8C 7C', 6: 'QC' });
    game.play('5>1', '5>1', '5>1', '5>1', '5>1', '6>1');
    expect(game.pile(1)).toBe(suit('C', SUIT));
    expect(inPlay(amazons, { 1: 'AC', 5: '7D' }).may('5>1')).toBe(false);
    expect(inPlay(amazons, { 1: 'AC', 5: '8C' }).may('5>1')).toBe(false);
  });

  it('plays a card only to the foundation above it', () => {
    const game = inPlay(amazons, { 1: 'AC', 2: 'AD', 5: '7D', 6: '7C' });
    expect(game.legal()).not.toContain('5>2');
    expect(game.legal()).not.toContain('6>1');
    expect(inPlay(amazons, { 1: 'AC', 2: 'AD', 5: '7C', 6: '7D' }).legal()).toEqual(['5>1', '6>2', '0']);
  });

  it('plays a queen to its foundation from any pile', () => {
    const game = inPlay(amazons, { 1: suit('C', 'A789TJ'), 2: suit('D', 'A789TJ'), 5: 'QD', 8: 'QC' });
    expect(['5>2', '8>1', '5>1'].map((move) => game.may(move))).toEqual([true, true, false]);
  });

  it('fills gaps by the next deal only, a card to each reserve', () => {
    const game = inPlay(amazons, { 0: '7c 8c 9c tc jc', 1: 'AC', 5: '7C', 6: '9D 8D' }).play('5>1');
    expect(game.pile(5)).toBe('');
    expect(game.play('0').piles(5, 8)).toEqual(['JC', '9D 8D TC', '9C', '8C']);
  });

  it('lays each pile on its right-hand neighbour for the new stock, and turns it over unshuffled', () => {
    const game = inPlay(amazons, { 5: '7C AC', 6: '8C 8D', 7: '9C', 8: 'TC TD TH' }).play('0');
    expect(game.pile(0)).toBe('ac 7c 8d 8c 9c th td tc');
    expect(game.play('0').piles(5, 8)).toEqual(['TC', 'TD', 'TH', '9C']);
  });

  it('can be turned again while a card could be played in a later pass', () => {
    const game = inPlay(amazons, { 1: 'AC', 5: '9D 9S', 6: 'TD 7C', 7: 'TS', 8: '9H' });
    expect(game.legal()).toEqual(['0']);
    expect(game.play('0', '0', '0').piles(5, 8)).toEqual(['9H 9D', 'TS 9S', 'TD', '7C']);
    expect(game.legal()).toEqual(['0']);
    expect(game.play('0', '0').legal()).toEqual(['5>1', '0']);
  });

  it('is lost when no card could be played in a later pass', () => {
    expect(inPlay(amazons, { 1: 'AC', 2: 'AD', 3: 'AH', 4: 'AS', 5: '9D', 6: '8C', 7: '9S', 8: '9H' }).legal()).toEqual(
      [],
    );
  });

  it('is won with a queen on top of every foundation', () => {
    const game = inPlay(amazons, {
      1: suit('C', SUIT),
      2: suit('H', SUIT),
      3: suit('D', SUIT),
      4: suit('S', 'A789TJ'),
      5: 'QS',
    });
    expect(game.won).toBe(false);
    expect(game.play('5>4').won).toBe(true);
    expect(game.score).toBe(28);
  });
});
