import type { Pile, Relation } from '../../../model/pile.ts';
import { type Place, rows, type Variant } from '../../../model/variant.ts';
import { turnTo } from '../../actions.ts';
import { fillFrom } from '../../after.ts';
import { baseShown, setBase } from '../../base.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../piles.ts';
import { anyCard, anySuit, baseCards, build, down, sameSuit, up, wrapped } from '../../relations.ts';

/** What sets one of Four Seasons' kin apart from the others. */
interface Seasons {
  /** How many piles are dealt a card; usually five. */
  readonly piles?: number;
  /** How they are built; usually down whatever the suits, king on ace. */
  readonly build?: Relation;
  /**
   * Lays stock and waste, the foundations and those piles; usually the piles in a cross, the foundations in its
   * corners.
   */
  readonly places?: (first: readonly Pile[], homes: readonly Pile[], columns: readonly Pile[]) => readonly Place[];
  /** An empty pile gets a card from the stock at once, or from the waste when there is none. */
  readonly filled?: true;
}

/** Five piles in a cross, the foundations in its corners; stock and waste in the first row. */
const inCorners: NonNullable<Seasons['places']> = (
  [talon, turned],
  [northWest, northEast, southWest, southEast],
  [north, west, middle, east, south],
) =>
  rows([
    [talon!, turned!, null, northWest!, north!, northEast!],
    [3, west!, middle!, east!],
    [3, southWest!, south!, southEast!],
  ]);

/**
 * Single cards that are built on each other one by one, and foundations that go up from a base card and on from king to
 * ace.
 */
export function likeFourSeasons({
  piles: count = 5,
  build: joined = build(wrapped(down), anySuit),
  places = inCorners,
  filled,
}: Seasons = {}): Variant {
  const turned = pile(waste());
  const talon = pile(stock(turnTo(turned)));
  const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards, lift: 'nothing' }));
  const columns = piles(count, tableau({ build: joined, start: anyCard, lift: 'top', fan: 'none' }));
  const first = homes.slice(0, 1);
  return {
    places: places([talon, turned], homes, columns),
    from: talon,
    deal: [dealUp(talon, first), setBase(first), dealUp(talon, columns)],
    ...(filled && { after: [fillFrom(talon, columns), fillFrom(turned, columns)] }),
    won: holds(homes, 52),
    score: cardsOn(homes),
    shows: [baseShown],
  };
}
