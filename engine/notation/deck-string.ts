/*
 * The number of cards in a deck string. It is the order of a pack as programs that solve Klondike write it: three
 * digits a card, the rank from 01 to 13, then 1 clubs, 2 diamonds, 3 hearts, 4 spades.
 */

const CARDS = 52;
const RANKS = 'A23456789TJQK';
const SUITS = 'CDHS';

export const isDeckString = (text: string): boolean =>
  text.replaceAll(/\s/g, '').length === 3 * CARDS && /^[\d\s]+$/.test(text);

/** Lists the names of its cards, the first dealt first; a group of digits that is no card stays as it is. */
export const cardsOfDeckString = (text: string): string[] =>
  (text.replaceAll(/\s/g, '').match(/.../g) ?? []).map((digits) => {
    const rank = RANKS[Number(digits.slice(0, 2)) - 1];
    const suit = SUITS[Number(digits[2]) - 1];
    return rank !== undefined && suit !== undefined ? rank + suit : digits;
  });
