import type { Action, Pile, Step } from '../../../model/pile.ts';
import { grid, type Place, rows, type Variant } from '../../../model/variant.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealDown, dealUp, sortByRank, turnUpTops } from '../../deals.ts';
import { pile, piles, reserve, tableau } from '../../piles.ts';

/** How the two games of sorted heaps differ. */
interface Arch {
  readonly homes: readonly Pile[];
  /** How eight of the foundations get their first card. */
  readonly laid: (from: Pile) => readonly Step[];
  /** The rank of the first heap; each rank from there to the king has one. */
  readonly lowest: 1 | 2;
  /** Whether all cards of the columns lie face up, not the last ones alone. */
  readonly open: boolean;
  /** What a click on the place of the stock does to the heaps. */
  readonly tap?: (heaps: readonly Pile[]) => Action;
}

/**
 * Two packs: four columns of twelve cards under an arch of heaps, one for each rank; all of them play to the
 * foundations alone.
 */
export function archwayLayout({ homes, laid, lowest, open, tap }: Arch): Variant {
  const columns = piles(4, tableau({ lift: 'top' }));
  const heaps = piles(14 - lowest, reserve({ name: 'heap' }));
  const talon = pile({ role: 'stock', lift: 'nothing', ...(tap && { tap: tap(heaps) }) });
  const [first, second] = [homes.slice(0, 4), homes.slice(4)];
  /** Lays the heaps in an arch with legs of this many heaps, and returns it with the x of its right leg. */
  const archOn = (leg: number): { readonly arch: Place[]; readonly right: number } => {
    const right = heaps.length - 2 * leg - 1;
    const arch = heaps.map((heap, at) => ({
      pile: heap,
      x: Math.min(right, Math.max(0, at - leg)),
      y: at < leg ? leg - at : Math.max(0, at - right - leg),
    }));
    return { arch, right };
  };
  const [wide, slim] = [archOn(2), archOn(3)];
  return {
    places: [
      ...grid(first, 2, { y: 3.2 }),
      ...grid(second, 2, { x: wide.right - 1, y: 3.2 }),
      ...rows([[wide.right / 2 - 1.5, ...columns]], 1),
      ...wide.arch,
      ...(tap ? rows([[1.25, talon]], 1) : []),
    ],
    otherwise: [
      [
        ...grid(first, 1, { y: 4.2 }),
        ...grid(second, 1, { x: slim.right, y: 4.2 }),
        ...rows([[slim.right / 2 - 1.5, ...columns]], tap ? 2.05 : 1),
        ...slim.arch,
        ...(tap ? rows([[slim.right / 2, talon]], 1) : []),
      ],
    ],
    ...(tap ? {} : { hidden: [talon] }),
    from: talon,
    deck: { packs: 2 },
    deal: [
      ...laid(talon),
      open ? dealUp(talon, columns, 12) : dealDown(talon, columns, 12),
      turnUpTops(columns),
      sortByRank(talon, heaps, lowest),
    ],
    after: [turnUpTops(columns)],
    won: holds(homes, 104),
    score: cardsOn(homes, homes.length),
  };
}
