import { closeUp } from '../../shapes/grid.ts';
import type { Action, Pile, Step } from '../../../model/pile.ts';
import type { Table } from '../../../model/table.ts';
import { grid, type Place, type Variant } from '../../../model/variant.ts';
import { dealOne } from '../../actions.ts';
import { removePairs } from '../../after.ts';
import { cardsOn } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { gone, pile, piles, stock } from '../../piles.ts';
import { eitherOf, sameRank, sameSuit } from '../../relations.ts';

const alike = eitherOf(sameSuit, sameRank);

/**
 * Cards in one row, of which one, or two neighbours, leave the game from between two others of one suit or rank; the
 * row closes up, and two cards are left in the end. `ready` lays the pack in order before the first three are dealt.
 */
export function betweenTwo(ready: (talon: Pile) => readonly Step[] = () => []): Variant {
  const out = gone();
  const fit = (t: Table, left: number, right: number): boolean =>
    left >= 0 && right < line.length && t.size(left) > 0 && t.size(right) > 0 && alike(t.top(left), t.top(right), 0);
  const alone: Action = {
    can: (t, at) => t.size(at) > 0 && fit(t, at - 1, at + 1),
    run: (t, at) => t.move(at, out.index, 1),
    why: () => ({ code: 'unlike' }),
  };
  const line: Pile[] = piles(52, {
    role: 'tableau',
    lift: 'top',
    build: () => true,
    near: (from, to) => Math.abs(from - to) === 1,
    reach: (from, to, _count, t) => fit(t, Math.min(from, to) - 1, Math.max(from, to) + 1),
    tap: alone,
  });
  const talon = pile(stock(dealOne((t) => line.find(({ index }) => t.size(index) === 0))));
  const left = cardsOn(line);
  const inRowsOf = (width: number): Place[] => [...grid(line, width, { x: 1.5 }), { pile: talon, x: 0, y: 0 }];
  return {
    places: inRowsOf(9),
    otherwise: [13, 11, 7, 6].map(inRowsOf),
    hidden: [out],
    from: talon,
    deal: [...ready(talon), dealUp(talon, line.slice(0, 3))],
    after: [removePairs(out), closeUp(line)],
    won: (t) => t.size(talon.index) === 0 && left(t) === 2,
    score: cardsOn([out]),
  };
}
