import { describe, expect, test } from 'vitest';
import { type Game, games, rankOf, Session, suitOf, usualOptions } from '../../engine/rules.ts';
import { inSeatOrder } from '../../engine/session/seats.ts';

const DEALS = [1, 2, 3];
/** The orders of suits: clubs, diamonds, hearts, spades; or black and red in turn where each suit has its own pile. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [0, 3, 2, 1],
];
/** The games whose base cards lie otherwise, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  rittenhouse: 'each foundation lies over the column that feeds it',
  sultan: 'the kings surround the sultan, those of one suit on either side',
};

/** Returns the suits of dealt base cards in the order of their places, by rank, if there are several. */
function suitsOf({ shapes, table }: Session): readonly number[][] {
  const cards = inSeatOrder(shapes).flatMap(([pile, { role }]) =>
    role === 'foundation' && table.size(pile) > 0 ? [table.at(pile, 0)] : [],
  );
  const ranks = [...new Set(cards.map(rankOf))];
  const suits = ranks.map((rank) => cards.filter((card) => rankOf(card) === rank).map(suitOf));
  return suits.filter(({ length }) => length > 1);
}

/**
 * Whether suits follow each other in one of the orders, some of them missing; where a suit occurs twice, they do so
 * twice, or each suit follows itself.
 */
function isInOrder(suits: readonly number[]): boolean {
  const isOnePack = new Set(suits).size === suits.length;
  const twice = ORDERS.flatMap((order) => [[...order, ...order], order.flatMap((suit) => [suit, suit])]);
  const ways = isOnePack ? ORDERS : twice;
  return ways.some((way) => {
    let at = 0;
    return suits.every((suit) => {
      at = way.indexOf(suit, at) + 1;
      return at > 0;
    });
  });
}

const suited = games.filter((game) => suitsOf(begin(game, DEALS[0]!)).length > 0);

function begin(game: Game, deal: number): Session {
  return Session.begin(game, usualOptions(game), deal);
}

test('checks more than sixty games with several base cards of one rank', () =>
  expect(suited.length).toBeGreaterThan(60));

describe('dealt base cards', () => {
  test.each(suited.map((game) => [game.id, game] as const))('lie in suit order in %s', (id, game) => {
    const inOrder = DEALS.map((deal) => suitsOf(begin(game, deal)).every(isInOrder));
    expect(inOrder.every(Boolean)).toBe(OTHERWISE[id] === undefined);
  });
});

test('lie symmetrically in Sultan with hearts in the middle', () => {
  const sultan = games.find(({ id }) => id === 'sultan')!;
  for (const deal of DEALS) {
    const { shapes, table } = begin(sultan, deal);
    const homes = [...shapes.keys()].filter((pile) => shapes[pile]!.role === 'foundation');
    const middle = shapes[homes.find((pile) => suitOf(table.at(pile, 0)) === 2)!]!.x;
    for (const pile of homes) {
      const { x, y } = shapes[pile]!;
      const opposite = homes.find((other) => shapes[other]!.y === y && shapes[other]!.x === 2 * middle - x)!;
      expect(suitOf(table.at(opposite, 0))).toBe(suitOf(table.at(pile, 0)));
    }
  }
});
