import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { usualOptions } from '../../../../engine/model/options.ts';
import { PartedSuits } from '../../../../engine/search/proofs/parted-suits.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { Session } from '../../../../engine/session/session.ts';
import { makeSearchContext } from '../../../../engine/search/context/context.ts';
import { knownOf } from '../../../../engine/solver/own-games.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

const game = findGame('scorpion')!;
const context = makeSearchContext(new RuleSet(game.variant({})), { known: knownOf('scorpion') });
const parted = PartedSuits.for(context)!;
const made = solver(game, {});
const dealt = (deal: number) => Session.begin(game, usualOptions(game), deal).table;

test.each([9008, 9015, 9030, 9038])('calls nothing on the way to a win of deal %i lost', (deal) => {
  const { moves } = made.solve(deal, { positions: 10_000 }).go(10_000)!;
  const table = copyOf(dealt(deal));
  for (const move of moves!) {
    context.position.begin(table);
    expect(parted.isLost()).toBe(false);
    context.position.rules.make(table, move);
  }
});

test('recognises lost deals that searches can’t decide', () => {
  const lost = Array.from({ length: 40 }, (_, at) => 9001 + at).filter((deal) => {
    context.position.begin(dealt(deal));
    return parted.isLost();
  });
  expect(lost).toHaveLength(33);
  for (const deal of [9026, 9031, 9032, 9039]) expect(made.solve(deal).go(100)?.verdict).toBe('lost');
});

test.each(['yukon', 'spider', 'spiderette', 'klondike'])('is not applied to %s', (id) => {
  const other = findGame(id)!;
  const its = makeSearchContext(new RuleSet(other.variant({})), { known: knownOf(id) });
  expect(PartedSuits.for(its)).toBeUndefined();
});
