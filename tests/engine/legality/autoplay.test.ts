import { expect, test } from 'vitest';
import { type Card, rankOf } from '../../../engine/model/card.ts';
import { type DealtGame, dealByNumber } from '../../../engine/legality/deal.ts';
import type { Game } from '../../../engine/model/game.ts';
import blockade from '../../../engine/games/klondike/blockade.ts';
import chessboard from '../../../engine/games/castle/chessboard.ts';
import klondike from '../../../engine/games/klondike/klondike.ts';
import terrace from '../../../engine/games/canfield/terrace.ts';
import unionSquare from '../../../engine/games/forty/union-square.ts';
import { safeHome } from '../../../engine/legality/autoplay.ts';
import { fromOf, type Move } from '../../../engine/model/move.ts';

const NONE: ReadonlySet<Card> = new Set();
const dealt = (game: Game, number: number): DealtGame => dealByNumber(game.variant({}), number);
const safe = ({ rules, table }: DealtGame): Move | undefined => safeHome(rules, table, NONE);

/** Returns the first deal in which `same` gives at least `count` of the piles' top cards the same value. */
function dealWith(game: Game, count: number, same: (card: Card) => unknown): DealtGame {
  for (let number = 1; ; number++) {
    const found = dealt(game, number);
    const seen = Array.from({ length: found.table.piles }, (_, pile) => same(found.table.top(pile)));
    const counts = seen.filter((key) => key !== undefined).map((key) => seen.filter((other) => other === key).length);
    if (Math.max(...counts, 0) >= count) return found;
  }
}

const ace = (card: Card): Card | undefined => (rankOf(card) === 1 && card < 64 ? card : undefined);

test('sends an exposed ace home', () => {
  const found = dealWith(klondike, 1, ace);
  expect(ace(found.table.top(fromOf(safe(found)!)))).toBeDefined();
});

test('sends nothing home while the base card must be chosen', () => {
  for (const game of [chessboard, terrace]) expect(safe(dealt(game, 1))).toBeUndefined();
});

test('sends neither of two aces that share a foundation home', () => {
  const found = dealWith(unionSquare, 2, ace);
  const sent: number[] = [];
  for (let move = safe(found); move !== undefined; move = safe(found)) {
    sent.push(found.table.top(fromOf(move)));
    found.rules.make(found.table, move);
  }
  expect(sent.filter((card) => ace(card) !== undefined)).toEqual([]);
});

test('keeps a card whose pile the stock would fill, until the player sends it', () => {
  const found = dealt(blockade, 1);
  const { rules, table } = found;
  const alone = rules.piles.filter(({ index, rules: { role } }) => role === 'tableau' && table.size(index) === 1);
  expect(alone.filter(({ index }) => rules.home(table, index) !== undefined)).not.toEqual([]);
  expect(safe(found)).toBeUndefined();
});
