import type { Description, PileGroup } from '../../../engine/rules.ts';
import type { Describing } from '../fetched/description-words.ts';

type Fill = Description['follows']['fills'][number];

/** Says from where empty piles are filled automatically. */
export const sayFill = (describing: Describing, { from, to, spread }: Fill): string =>
  describing.say('glance.fills', { from, pile: to === 'tableau' && spread !== 'column' ? spread : to });

/** Whether all piles of its kind are filled like this, except those whose rules are handwritten. */
export function isOfAll({ groups, follows: { fills } }: Description, { from, to, spread }: Fill): boolean {
  const alike = groups.filter((group) => group.role === to && group.spread === spread);
  const isFilled = ({ piles }: PileGroup): boolean => fills.some((fill) => fill.from === from && fill.piles === piles);
  return alike.some(({ takes }) => takes === undefined) || alike.every(isFilled);
}

/** Says what fills the piles of a group, but not the others of their kind. */
export const sayOwnFills = (description: Description, describing: Describing, { piles }: PileGroup): string[] =>
  description.follows.fills
    .filter((fill) => fill.piles === piles && !isOfAll(description, fill))
    .map((fill) => sayFill(describing, fill));
