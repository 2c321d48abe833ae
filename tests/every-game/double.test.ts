import { describe, expect, test } from 'vitest';
import { Session } from '../../engine/rules.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { ways } from '../engine/play.ts';
import { deals } from './deals.ts';

const MOVES = 40;
/** Moves between two positions that are tested. */
const APART = 4;

/** Returns every card that can be picked up and laid on another card or on a pile of another kind. */
function movable(session: Session): { pile: number; index: number }[] {
  const { shapes, table } = session;
  return shapes.flatMap(({ role }, pile) =>
    Array.from({ length: table.size(pile) }, (_, index) => ({ pile, index })).filter(({ index }) => {
      const count = session.lifts(pile, index);
      const targets = count > 0 && role !== 'foundation' ? session.targets(pile, count) : [];
      return targets.some((to) => table.size(to) > 0 || shapes[to]!.role !== role);
    }),
  );
}

/** Cards double-clicked, in all ways. */
let clicked = 0;

describe.each(ways)('$name', ({ game, options }) => {
  test('moves every card that can go somewhere on a double-click', () => {
    const refused: string[] = [];
    for (const number of deals.slice(0, Math.max(2, deals.length / 20))) {
      const session = Session.begin(game, options, number);
      const below = numbersBelow(xoshiro(number));
      for (let made = 0; made < MOVES; made++) {
        for (const { pile, index } of made % APART === 0 ? movable(session) : []) {
          const before = session.save();
          clicked++;
          if (session.doubleClick(pile, index)) session.undo();
          else refused.push(`card ${index} of pile ${pile} after ${before.moves}`);
        }
        const legal = session.legalMoves();
        if (legal.length === 0) break;
        session.play(legal[below(legal.length)]!);
      }
    }
    expect(refused).toEqual([]);
  });
});

test('checked cards of many games', () => expect(clicked).toBeGreaterThan(10_000));
