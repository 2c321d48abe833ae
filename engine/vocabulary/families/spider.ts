import { KING } from '../../model/card.ts';
import type { Variant } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { foundation, piles, tableau } from '../piles.ts';
import { anyCard, anySuit, build, down, kings, sameSuit } from '../relations.ts';
import { joins } from '../sequences.ts';

/** What the spiders share: columns built down whatever the suits, whole runs in suit that go home together, and the score. */
interface Spider extends Pick<Variant, 'won' | 'score'> {
  readonly columns: readonly Pile[];
  readonly homes: readonly Pile[];
}

/** So many columns, and as many foundations as there are runs to make. */
export function spiderPiles(width: number, runs: number): Spider {
  const run = build(down, sameSuit);
  const columns = piles(width, tableau({ build: build(down, anySuit), start: anyCard, lift: run }));
  const homes = piles(runs, foundation({ start: kings, lift: 'nothing', least: KING, most: KING }));
  const score = joins([...homes, ...columns], run);
  // Won with the runs on the foundations, and also with all of them left in the tableau, as the manual says.
  return { columns, homes, score, won: (t) => score(t) === runs * (KING - 1) };
}
