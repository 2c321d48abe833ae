import type { Action, Pile, Step } from '../../../model/pile.ts';
import { grid, type Place, rows, type Variant } from '../../../model/variant.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealDown, dealUp, sortByRank, turnUpTops } from '../../deals.ts';
import { pile, piles, reserve, tableau } from '../../piles.ts';

/** What sets the one game of sorted heaps apart from the other. */
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
export function underArch({ homes, laid, lowest, open, tap }: Arch): Variant {
  const columns = piles(4, tableau({ lift: 'top' }));
  const heaps = piles(14 - lowest, reserve({ name: 'heap' }));
  const talon = pile({ role: 'stock', lift: 'nothing', ...(tap && { tap: tap(heaps) }) });
  /** The x of the arch's right leg; each leg has three heaps. */
  const right = heaps.length - 5;
  const arch: Place[] = heaps.map((heap, at) => ({
    pile: heap,
    x: Math.min(right, Math.max(0, at - 2)),
    y: at < 2 ? 2 - at : Math.max(0, at - right - 2),
  }));
  return {
    places: [
      ...grid(homes.slice(0, 4), 2, { y: 3.2 }),
      ...grid(homes.slice(4), 2, { x: right - 1, y: 3.2 }),
      ...rows([[right / 2 - 1.5, ...columns]], 1),
      ...arch,
      ...(tap ? rows([[1.25, talon]], 1) : []),
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
