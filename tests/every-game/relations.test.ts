import { describe, expect, test } from 'vitest';
import { faceUp } from '../../engine/model/card.ts';
import { makeDeck } from '../../engine/model/deck.ts';
import type { Pile, Relation } from '../../engine/model/pile.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import { waysByDay } from './by-day.ts';

const CARDS = makeDeck({}).map(faceUp);
const BASES = [1, 7];

/** Whether two relations hold between the same cards. */
const areEqual = (one: Relation, other: Relation): boolean =>
  BASES.every((base) =>
    CARDS.every((card) => CARDS.every((onto) => one(card, onto, base) === other(card, onto, base))),
  );

/** Whether a pile states twice what is one relation, which searches then take for two. */
const statesTwice = ({ rules: { lift, within, build } }: Pile): boolean =>
  [lift, within].some(
    (other) => typeof other === 'function' && build !== undefined && other !== build && areEqual(other, build),
  );

describe.each(waysByDay)('$name', ({ game, options }) => {
  test('uses one building relation where cards move together and where they lie', () => {
    const { piles } = new RuleSet(game.variant(parseOptions(game, options)!));
    expect(piles.filter(statesTwice).map(({ index }) => index)).toEqual([]);
  });
});
