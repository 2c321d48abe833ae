import type { Description, PileGroup } from '../../../engine/rules.ts';
import type { Describing } from '../fetched/description-words.ts';

type Fill = Description['follows']['fills'][number];

/** Says from where empty piles are filled automatically, and who fills them once no card is left there. */
export function sayFill({ groups }: Description, describing: Describing, fill: Fill): string {
  const [from = 'stock', next = 'none'] = fill.from;
  const group = groups.find(({ piles }) => piles === fill.piles);
  const pile = fill.to === 'tableau' && fill.spread !== 'column' ? fill.spread : fill.to;
  const after = group !== undefined && isFilledByHand(group) ? 'hand' : 'none';
  return describing.say('glance.fills', { from, next, pile, after });
}

/** Whether a player may lay a card on an empty pile of the group. */
const isFilledByHand = ({ role, starts }: PileGroup): boolean =>
  role !== 'waste' && role !== 'foundation' && starts !== undefined && starts.kind !== 'nothing';

/** Whether all piles of its kind are filled like this, except those whose rules are handwritten. */
export function isOfAll({ groups, follows: { fills } }: Description, { from, to, spread }: Fill): boolean {
  const alike = groups.filter((group) => group.role === to && group.spread === spread);
  const isFilled = ({ piles }: PileGroup): boolean =>
    fills.some((fill) => String(fill.from) === String(from) && fill.piles === piles);
  return alike.some(({ takes }) => takes === undefined) || alike.every(isFilled);
}

/** Says what fills the piles of a group, but not the others of their kind. */
export const sayOwnFills = (description: Description, describing: Describing, { piles }: PileGroup): string[] =>
  description.follows.fills
    .filter((fill) => fill.piles === piles && !isOfAll(description, fill))
    .map((fill) => sayFill(description, describing, fill));
