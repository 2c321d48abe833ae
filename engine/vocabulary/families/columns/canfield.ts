import type { Pile, PileRules, Relation, Test } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { type Turning, turnTo } from '../../actions.ts';
import { fillFrom } from '../../after.ts';
import { baseShown, reserveShown, setBase } from '../../base.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealDown, dealUp, takeOut, turnUpTops } from '../../deals.ts';
import {
  emptyTakes,
  foundation,
  fromOnly,
  pile,
  piles,
  reserve,
  stock,
  tableau,
  topOrAll,
  waste,
} from '../../piles.ts';
import { alternateColour, anyCard, baseCards, build, down, sameSuit, up, wrapped } from '../../relations.ts';

/** What sets one of Canfield's kin apart from the others. */
interface Kin {
  readonly packs?: 2;
  readonly columns: number;
  /** How many cards the reserve is dealt. */
  readonly store: number;
  /** All of them lie face up; usually only the last. */
  readonly open?: true;
  /** Cards that lie on the foundations from the start; usually one, whose rank is the base. */
  readonly laid?: Test;
  /** How columns are built; usually down in alternating colours, king on ace. */
  readonly build?: Relation;
  /** What moves from column to column: usually one card or a whole column; with `run` any run, with `top` one card. */
  readonly lift?: 'run' | 'top';
  /** An empty column is left to the player; usually the reserve fills it at once. */
  readonly left?: true;
  /** Once there is no reserve an empty column takes cards from the waste alone; usually from everywhere. */
  readonly fromWaste?: true;
  /** Further rules of the foundations, which usually go up in suit, ace on king, and give nothing back. */
  readonly homes?: Partial<PileRules>;
  readonly turning?: Turning;
}

/**
 * A stock that is turned to the waste, a reserve, a few columns that begin with one card, and foundations that go on
 * from king to ace.
 */
export function likeCanfield({ packs, columns: width, store: count, laid, lift, ...rules }: Kin): Variant {
  const { turn = 1 } = rules.turning ?? {};
  const turned = pile(waste({ fan: turn === 1 ? 'none' : { right: 3 } }));
  const talon = pile(stock(turnTo(turned, rules.turning)));
  const gap = turn === 1 ? 0.5 : 0.8;
  const store = pile(reserve({ fan: rules.open ? 'down' : 'none' }));
  const homes = piles(
    packs ? 8 : 4,
    foundation({
      build: build(wrapped(up), sameSuit),
      start: laid ?? baseCards,
      room: 13,
      lift: 'nothing',
      ...rules.homes,
    }),
  );
  const joined = rules.build ?? build(wrapped(down), alternateColour);
  // Part of a run stays where it is, unless it is the last card alone.
  const reach = rules.fromWaste ? emptyTakes(fromOnly(turned)) : lift ? undefined : topOrAll;
  const columns: Pile[] = piles(
    width,
    tableau({ build: joined, start: anyCard, lift: lift === 'top' ? 'top' : joined, ...(reach && { reach }) }),
  );
  const first = homes.slice(0, 1);
  return {
    places: rows([
      [talon, turned, gap, ...homes],
      [store, 1 + gap + (homes.length - width) / 2, ...columns],
    ]),
    from: talon,
    ...(packs ? { deck: { packs } } : {}),
    deal: [
      ...(laid ? [takeOut(talon, laid, homes)] : []),
      (rules.open ? dealUp : dealDown)(talon, [store], count),
      turnUpTops([store]),
      ...(laid ? [] : [dealUp(talon, first), setBase(first)]),
      dealUp(talon, columns),
    ],
    after: [...(rules.left ? [] : [fillFrom(store, columns)]), turnUpTops([store])],
    won: holds(homes, packs ? 104 : 52),
    score: cardsOn(homes, laid ? homes.length : 0),
    shows: [reserveShown(store), ...(laid ? [] : [baseShown])],
  };
}
