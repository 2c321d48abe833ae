import { TURNED } from '../../../model/change.ts';
import type { Action, Pile, PileRules, Relation, Step, Test } from '../../../model/pile.ts';
import { grid, rows, type Variant } from '../../../model/variant.ts';
import { redealByChance } from '../../actions.ts';
import { bothWays } from '../../both-ways.ts';
import { byCells } from '../../cells.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealRound, takeOut, takeUp } from '../../deals.ts';
import { drawOnce } from '../../draw.ts';
import { cell, foundation, pile, piles, tableau } from '../../piles.ts';
import { aces, build, sameSuit, up } from '../../relations.ts';
import { upBySuit } from '../../suits.ts';

/** What sets one game of fans apart from the others. */
interface Fans {
  readonly packs?: 2;
  readonly fans: number;
  /** How many cards each fan is dealt, as long as they last; usually three. */
  readonly size?: number;
  /** How fans are built; usually not at all. */
  readonly build?: Relation;
  /** Which cards may be carried together; usually the top card alone. */
  readonly lift?: Relation;
  /** Runs move as far as the empty cells would allow card by card. */
  readonly runs?: 'by cells';
  /** What an empty fan takes; usually nothing. */
  readonly start?: Test;
  /** Most cards that a fan holds. */
  readonly room?: number;
  /** Cards that lie on the foundations from the start. */
  readonly laid?: Test;
  /** Further rules of the foundations, which usually go up in suit from the ace. */
  readonly homes?: Partial<PileRules>;
  /** How many cells lie between the foundations and the fans; usually none. */
  readonly cells?: number;
  /** Half of the foundations go down from the kings. */
  readonly fromBothEnds?: true;
  /** How often the cards left in the fans may be shuffled and dealt again. */
  readonly redeals?: number;
  /** The counter of the one draw, which plays the card under a fan's top card; undefined: there is no draw. */
  readonly draw?: number;
}

/** From one fan to the next, in card widths. */
export const FAN_STEP_WIDTHS = 1.75;

/** The whole pack in small fans, of which the top cards alone are in play. */
export function inFans(rules: Fans): Variant {
  const { packs, fans: count, size = 3, build: joined, start, room, laid, redeals = 0, draw } = rules;
  const runs = rules.lift ?? (rules.runs && joined);
  const cells = piles(rules.cells ?? 0, cell());
  const homes = homesOf(rules);
  const fans = piles(
    count,
    tableau({
      ...(joined && { build: joined }),
      lift: runs ?? 'top',
      ...(rules.runs && { most: byCells(cells) }),
      fan: 'right',
      ...(start && { start }),
      ...(room && { room }),
    }),
  );
  const talon: Pile = pile({
    role: 'stock',
    lift: 'nothing',
    ...(redeals > 0 && {
      tap: shuffleFans(
        redeals,
        () => fans,
        (t) => dealFans(t, 0),
      ),
    }),
  });
  const dealFans = dealInRows(talon, fans, size);
  const across = count > 18 ? 7 : 6;
  const shuffles = redeals > 0 ? [talon] : [];
  const drawn = draw === undefined ? undefined : drawOnce(draw, homes, fans);
  // As wide as the fans: the foundations stand in the middle over them.
  const wide = (across - 1) * FAN_STEP_WIDTHS + 1.5;
  return {
    places: [
      ...rows([[...shuffles, (wide - homes.length) / 2 - shuffles.length, ...homes]]),
      ...rows([[(wide - cells.length) / 2, ...cells]], 1),
      ...grid(fans, across, { y: cells.length > 0 ? 2 : 1, step: FAN_STEP_WIDTHS }),
      ...(drawn ? [{ pile: drawn.place, x: wide - 1, y: 0 }] : []),
    ],
    ...(redeals > 0 ? {} : { hidden: [talon] }),
    from: talon,
    ...(packs ? { deck: { packs } } : {}),
    deal: [...(laid ? [takeOut(talon, laid, homes)] : []), dealFans],
    ...(drawn ? { after: [drawn.after] } : {}),
    ...(rules.fromBothEnds ? { noneSafe: true } : {}),
    won: holds(homes, packs ? 104 : 52),
    score: cardsOn(homes, laid ? homes.length : 0),
  };
}

/** Makes the foundations; each has its own suit where the draw sends cards home by itself. */
function homesOf({ packs, homes, fromBothEnds, draw }: Fans): Pile[] {
  if (fromBothEnds) return bothWays();
  if (draw !== undefined) return [...upBySuit(), ...(packs ? upBySuit() : [])];
  return piles(packs ? 8 : 4, foundation({ build: build(up, sameSuit), start: aces, room: 13, ...homes }));
}

/** Deals fans of `size` cards row by row; the cards left over make one more fan, in the last rows. */
export const dealInRows =
  (talon: Pile, fans: readonly Pile[], size: number): Step =>
  (t) => {
    const cards = t.size(talon.index);
    const [whole, over] = [Math.floor(cards / size), cards % size];
    for (let row = 0; row < size; row++) {
      dealRound(t, talon.index, fans.slice(0, row < size - over ? whole : whole + 1), TURNED);
    }
  };

/** Gathers the fans, shuffles them and deals them again. */
export const shuffleFans = (redeals: number, fans: () => readonly Pile[], deal: Step): Action =>
  redealByChance(redeals, (t, at) => {
    takeUp(t, fans(), at);
    t.shuffle(at);
    deal(t, 0);
  });
