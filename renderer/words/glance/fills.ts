import type { Description, PileGroup } from '../../../engine/rules.ts';
import type { Describing } from '../fetched/description-words.ts';
import { kindValues } from '../table/pile-names.ts';
import { kindOfGroup, kindOfSource } from './kinds.ts';

type Fill = Description['follows']['fills'][number];

/**
 * Says from where empty piles are filled automatically, and whether the player fills them once no cards are left there.
 */
export function sayFill(description: Description, describing: Describing, fill: Fill): string {
  const [from = 'stock', next = 'none'] = fill.from;
  const group = description.groups.find(({ piles }) => piles === fill.piles);
  const { to: role, spread } = fill;
  const pile = kindOfGroup({ role, spread, name: group?.name });
  const { pile: source, kind: named } = kindValues(kindOfSource(description, from));
  const { pile: follower, kind: second } =
    next === 'none' ? { pile: next, kind: '' } : kindValues(kindOfSource(description, next));
  const after = group !== undefined && isFilledByHand(group) ? byHandOf(group) : 'none';
  return describing.say('glance.fills', {
    ...kindValues(pile),
    from: source,
    source: named,
    next: follower,
    second,
    // Several cards turned to an empty waste are those of a click on the stock.
    cards: role === 'waste' ? 1 : fill.cards,
    after,
  });
}

/** Whether a player may lay a card on an empty pile of the group. */
const isFilledByHand = ({ role, starts }: PileGroup): boolean =>
  role !== 'waste' && role !== 'foundation' && starts !== undefined && starts.kind !== 'nothing';

/** Returns whether the player fills the piles of the group with any card, or the rules limit it. */
const byHandOf = ({ starts, takes, from }: PileGroup): 'any' | 'hand' =>
  starts?.kind === 'any' && takes !== undefined && from.empty === 'all' ? 'any' : 'hand';

/** Whether all piles of its kind are filled like this, except those whose rules are handwritten. */
export function isOfAll({ groups, follows: { fills } }: Description, { from, to, spread, piles }: Fill): boolean {
  const name = groups.find((group) => group.piles === piles)?.name;
  const alike = groups.filter((group) => group.role === to && group.spread === spread && group.name === name);
  const isFilled = ({ piles }: PileGroup): boolean =>
    fills.some((fill) => String(fill.from) === String(from) && fill.piles === piles);
  return alike.some(({ takes }) => takes === undefined) || alike.every(isFilled);
}

/** Says what fills the piles of a group, but not the others of their kind. */
export const sayOwnFills = (description: Description, describing: Describing, { piles }: PileGroup): string[] =>
  description.follows.fills
    .filter((fill) => fill.piles === piles && !isOfAll(description, fill))
    .map((fill) => sayFill(description, describing, fill));
