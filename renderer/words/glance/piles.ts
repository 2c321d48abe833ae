import { ACE, type Description, type PileGroup, SUITS } from '../../../engine/rules.ts';
import { kindNoun, listNoun, rankNoun } from '../table/cards.ts';
import type { Describing } from '../fetched/description-words.ts';
import type { Noun } from '../noun.ts';
import { sayBuilt, sayOrder, sayTogether } from '../table/orders.ts';
import { kindValues, type PileKind } from '../table/pile-names.ts';
import { say } from '../say.ts';
import { sayOwnFills } from './fills.ts';
import { kindOfGroup } from './kinds.ts';
import { joinSentences } from '../joins.ts';

interface Whole {
  readonly description: Description;
  readonly describing: Describing;
}

/** Describes piles that are alike. */
export function linesOfGroup({ description, describing }: Whole, group: PileGroup): string[] {
  const pile = kindOfGroup(group);
  if (hasHandwrittenRules(group))
    return [
      ...(isBuiltApart(group) ? sayBuildOnly(description, describing, group) : []),
      sayCovered(describing, group),
    ].filter(Boolean);
  // A rule that holds for only some of the piles of that name is in the handwritten rules.
  const isOne = !description.groups.some((other) => kindOfGroup(other) === pile && hasHandwrittenRules(other));
  const [ofEmpty = '', ofAll = ''] = saySources(description, describing, group);
  const lines = [
    ...(isOne ? [sayBegun(description, describing, group), ofEmpty] : []),
    ...sayTakes(description, describing, group),
    sayAfterAce(description, describing, group),
    sayOnce(description, describing, group),
    sayWholeRun(describing, group),
    ...sayCarried(description, describing, group),
    sayRoom(description, describing, group),
    ...(isOne ? [ofAll] : []),
    sayWhen(describing, group),
    sayCovered(describing, group),
    saySpares(describing, group),
    ...(isOne ? sayOwnFills(description, describing, group) : []),
    group.role === 'foundation' && isBuilt(group) ? describing.say('glance.returns', { returns: group.returns }) : '',
  ];
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Says that a card under others is played once uncovered; '' where only handwritten rules say which cards lie free. */
export const sayCovered = (describing: Describing, { covered, from, together }: PileGroup): string =>
  covered && from.filled !== undefined && together !== 'nothing' ? describing.say('glance.covered') : '';

/** Says that an empty pile takes no card that would leave another one empty. */
export const saySpares = (describing: Describing, { conditions }: PileGroup): string =>
  conditions.includes('spares') ? describing.say('glance.spares') : '';

/** Whether the rules of these piles are handwritten, because a few words can't say them. */
export const hasHandwrittenRules = ({ role, takes, starts, from }: PileGroup): boolean =>
  role === 'tableau' && [takes, starts, from.empty, from.filled].includes(undefined);

const isFanned = (spread: PileGroup['spread']): boolean => spread === 'column' || spread === 'row';

/**
 * Whether the building on a pile with handwritten rules is described, because only the sources of its cards are
 * handwritten.
 */
const isBuiltApart = ({ takes, starts, spread }: PileGroup): boolean =>
  isFanned(spread) && takes !== undefined && takes !== 'nothing' && starts !== undefined;

const sayBuildOnly = (description: Description, describing: Describing, group: PileGroup): string[] => [
  ...sayTakes(description, describing, group),
  ...(group.together === 'top' ? sayCarried(description, describing, group) : []),
];

const isBuilt = ({ takes, starts }: PileGroup): boolean => takes !== 'nothing' || starts?.kind !== 'nothing';

/** Whether the limit on a pile's cards is lower than its other rules would allow. */
const isLimiting = ({ deck }: Description, { room, role }: PileGroup): boolean =>
  role !== 'foundation' && Number.isFinite(room) && room < deck.cards;

/** Whether a pile takes exactly the cards that leave the game together. */
export const isPaired = ({ pairs }: Description, { takes }: PileGroup): boolean =>
  pairs !== undefined && JSON.stringify(pairs) === JSON.stringify(takes);

/** Says how many cards a pile holds. */
export const sayRoom = (description: Description, describing: Describing, group: PileGroup): string =>
  group.room > 1 && isLimiting(description, group)
    ? describing.say('glance.room', { ...kindValues(kindOfGroup(group)), room: group.room })
    : '';

/** Whether its piles are dealt cards at the start. */
const isBegun = ({ dealt }: PileGroup): boolean => dealt.kind === 'same' && dealt.cards > 0;

/** Says that a suit begun on one of these piles begins no other, in a game where another card could begin one. */
export function sayOnce({ deck, groups }: Description, describing: Describing, group: PileGroup): string {
  const { role, own, piles, conditions } = group;
  const isForOwn = role === 'foundation' && own === 'suit' && piles.length <= SUITS.length && deck.packs > 1;
  const isOnce = isForOwn || conditions.includes('once-a-suit');
  // Foundations that begin with another rank may begin with the same suit.
  const isApart = deck.packs > 1 && groups.filter((other) => other.role === 'foundation').length > 1;
  return isOnce && !isBegun(group) ? describing.say('glance.once', { same: isApart ? 'card' : 'suit' }) : '';
}

/** Says that cards go there only as a complete run. */
export const sayWholeRun = (describing: Describing, { least, run }: PileGroup): string =>
  least > 1 ? describing.say('glance.whole', { count: least, suits: run ?? 'any' }) : '';

/** Says what may begin an empty pile. */
export function sayBegun(description: Description, describing: Describing, group: PileGroup, apart?: Apart): string {
  const { role, starts, own } = group;
  if (apart && role === 'foundation') return joinSentences(sayTakes(description, describing, group, apart));
  const pile = kindOfGroup(group);
  // The sentence about complete runs tells the first card, too.
  if (role === 'foundation' && (isBegun(group) || group.least > 1)) return '';
  if (own === 'rank') return describing.say('glance.own-rank', kindValues(pile));
  if (role === 'cell' && starts?.kind === 'any') return say('lesson.cell', kindValues(pile));
  if (starts === undefined || group.takes === 'starters') return '';
  if (starts.kind === 'nothing') return sayUnfilled(description, describing, group);
  if (starts.kind === 'base' && role === 'foundation')
    return description.base === 'chosen' ? say('lesson.chooses') : describing.say('glance.base-dealt');
  if (starts.kind === 'base' || starts.kind === 'below-base')
    return describing.say('glance.takes-base', { ...kindValues(pile), below: starts.kind === 'base' ? 'no' : 'yes' });
  // A pile that takes any card when empty and any card on others needs only the second sentence.
  const isOpen = role !== 'tableau' && group.takes === 'anything';
  if (starts.kind === 'any')
    return role === 'foundation' || isOpen || isFilled(description, group)
      ? ''
      : say('lesson.takes', { ...kindValues(pile), rank: 0, name: '' });
  if (starts.kind !== 'cards') return '';
  const { ranks, suits } = starts.cards;
  const [rank = 0] = ranks;
  if (apart) return describing.say('glance.takes-here', { ...kindValues(pile), cards: kind(starts.cards) });
  if (ranks.length > 1 || suits !== 'any' || role === 'cell')
    return describing.say('glance.takes-kind', { ...kindValues(pile), cards: kind(starts.cards) });
  const named = { rank, name: rankNoun(rank) };
  return role === 'foundation' ? say('lesson.begins', named) : say('lesson.takes', { ...kindValues(pile), ...named });
}

const kind = (cards: Parameters<typeof kindNoun>[0]): Noun | string => kindNoun(cards) ?? '';

/** Whether empty piles there are filled automatically. */
const isFilled = ({ follows }: Description, { piles }: PileGroup): boolean =>
  follows.fills.some((fill) => fill.piles === piles);

/** Whether the next deal from the stock puts a card there. */
const isDealtTo = ({ stock }: Description, { role }: PileGroup): boolean =>
  stock !== undefined && stock.to === role && stock.kind !== 'turn';

/** Says that an empty pile stays empty, if no card may begin it. */
function sayUnfilled(description: Description, describing: Describing, group: PileGroup): string {
  const pile = kindOfGroup(group);
  const stays = group.role === 'tableau' && !group.covered && !isFilled(description, group) && !isBegunOnly(group);
  // States a rule about gaps for piles that share a name, if some of them take cards only beside others.
  const isGap = description.groups.some(
    (other) => kindOfGroup(other) === pile && (other.beside || hasHandwrittenRules(other)),
  );
  if (!stays || isGap || description.stock?.kind === 'by-itself') return '';
  return describing.say('glance.stays-empty', {
    ...kindValues(pile),
    dealt: isDealtTo(description, group) ? 'yes' : 'no',
  });
}

/** Whether no card ever leaves the piles. */
const isBegunOnly = ({ together }: PileGroup): boolean => together === 'nothing';

/**
 * How a sentence names piles when others of that name have different rules: `this`, on which a card was laid, or
 * `some`.
 */
export type Apart = 'this' | 'some';

/**
 * Says which cards go on which, and on which no card goes. `apart`: how the piles are named; undefined: all of that
 * name.
 */
export const sayTakes = (description: Description, describing: Describing, group: PileGroup, apart?: Apart): string[] =>
  [sayTaken(description, describing, group, apart), sayEnd(describing, group)].filter(Boolean);

function sayTaken(description: Description, describing: Describing, group: PileGroup, apart?: Apart): string {
  const { takes, starts } = group;
  const pile = kindOfGroup(group);
  if (takes === undefined || isPaired(description, group)) return '';
  if (takes === 'starters')
    return starts?.kind === 'cards'
      ? describing.say('glance.collects', { ...kindValues(pile), cards: kind(starts.cards) })
      : '';
  if (takes === 'nothing') return isBare(description, group) ? describing.say('glance.unbuilt') : '';
  if (takes === 'anything') return say('lesson.any-rank', { ...kindValues(pile), suits: 'any' });
  if (group.beside) return takes.kind === 'order' ? say('lesson.beside', { order: sayOrder(takes) }) : '';
  const isOrdered = takes.kind === 'order' && takes.ranks.how !== 'any' && takes.ranks.how !== 'sum';
  if (isOrdered && isOnlyHome(description, group)) return sayBuiltAs(takes, group, describing, 'this');
  return apart && isOrdered ? sayBuiltApart(takes, group, { description, describing }, apart) : sayBuilt(takes, pile);
}

/** Whether it is the only foundation of the game. */
const isOnlyHome = ({ groups }: Description, { role, piles }: PileGroup): boolean =>
  role === 'foundation' && piles.length === 1 && groups.every((group) => group.role !== role || group.piles === piles);

type Order = Parameters<typeof sayOrder>[0];

/**
 * Says how some piles of a name are built. Foundations are named by their first card, unless others
 * begin with the same; and other piles as `this` or `some columns`.
 */
function sayBuiltApart(order: Order, group: PileGroup, { description, describing }: Whole, apart: Apart): string {
  const ranks = group.role === 'foundation' ? firstRanksOf(group) : [];
  const isShared = description.groups.some(
    (other) => other !== group && other.role === group.role && String(firstRanksOf(other)) === String(ranks),
  );
  if (ranks.length !== 1 || isShared) return sayBuiltAs(order, group, describing, apart);
  return describing.say('glance.built-from', { cards: kind({ ranks, suits: 'any' }), ...builtOf(order) });
}

const sayBuiltAs = (order: Order, group: PileGroup, describing: Describing, apart: Apart): string =>
  describing.say(`glance.built-${apart}`, { ...kindValues(kindOfGroup(group)), ...builtOf(order) });

const builtOf = (order: Order): { order: string; any: string } => ({
  order: sayOrder(order),
  any: order.suits === 'any' ? 'yes' : 'no',
});

/** Lists the ranks of the first cards of foundations, dealt there or laid there later. */
const firstRanksOf = ({ laid, starts }: PileGroup): number[] =>
  laid.length > 0 ? laid.map(({ rank }) => rank) : starts?.kind === 'cards' ? [...starts.cards.ranks] : [];

/** Says which rank follows the ace on foundations, if the pack lacks the ranks between; '' for other piles. */
function sayAfterAce({ deck: { leftOut } }: Description, describing: Describing, group: PileGroup): string {
  const { role, takes } = group;
  const isBuiltUp = typeof takes === 'object' && takes.kind === 'order' && takes.ranks.how === 'up';
  if (role !== 'foundation' || !isBuiltUp || !firstRanksOf(group).includes(ACE)) return '';
  let next = ACE + 1;
  while (leftOut.includes(next)) next++;
  return next === ACE + 1 ? '' : describing.say('glance.after-ace', { name: rankNoun(next) });
}

/**
 * Whether no card can be built on the piles, although some hold several cards and the game moves single ones, or other
 * foundations are built.
 */
function isBare(
  { pairs, clicks, groups }: Description,
  { role, spread, room, least, covered, piled }: PileGroup,
): boolean {
  if (role === 'foundation')
    return least === 1 && groups.some((group) => group.role === role && typeof group.takes === 'object');
  return (
    role === 'tableau' &&
    (piled || isFanned(spread)) &&
    room > 1 &&
    !covered &&
    pairs === undefined &&
    clicks.plays === undefined
  );
}

function sayEnd(describing: Describing, { takes }: PileGroup): string {
  if (typeof takes !== 'object' || takes.kind !== 'order' || takes.ranks.end === undefined) return '';
  const rank = takes.ranks.end;
  return describing.say('glance.end', { rank, name: rankNoun(rank) });
}

/** Says which cards move together. `alone`: the rule for building on the pile is not said before it. */
export function sayCarried(
  description: Description,
  describing: Describing,
  group: PileGroup,
  alone = false,
): string[] {
  const { role, together, takes, conditions, limited, single } = group;
  if (role === 'reserve' && together === 'top' && takes === 'nothing')
    return group.piled ? [describing.say('glance.top-only')] : [saySingle(description, describing, group)];
  if (role !== 'tableau' || together === undefined || together === 'nothing' || isPaired(description, group)) return [];
  if (together === 'top' && takes === 'nothing')
    return isBare(description, group) ? [describing.say('glance.top-only')] : [];
  if (together === 'top') return group.room === 1 ? [] : [describing.say('glance.one-by-one')];
  if (conditions.includes('top-or-all')) return [describing.say('glance.top-or-all')];
  const isSo = !alone && JSON.stringify(together) === JSON.stringify(takes);
  return [
    isSo ? describing.say('glance.run-so') : sayTogether(together === 'any' ? undefined : together),
    limited ? say('lesson.limited') : '',
    single ? describing.say('glance.single') : '',
  ];
}

/** Says that the places of single-card piles stay empty, unless something fills them. */
function saySingle(description: Description, describing: Describing, group: PileGroup): string {
  const isOpen = description.undescribed.some(({ part }) => part === 'fills' || part === 'stock');
  const isDealt = group.dealt.kind === 'same' && group.dealt.cards === 1;
  const stays = isDealt && group.starts?.kind === 'nothing' && !group.covered && !isFilled(description, group);
  if (!stays || isOpen || isDealtTo(description, group)) return '';
  return describing.say('glance.stays-empty', { ...kindValues(kindOfGroup(group)), dealt: 'no' });
}

/** Lists the kinds of piles, except foundations, from which cards are played. */
const giversIn = ({ groups }: Description): PileGroup['role'][] =>
  groups.filter(({ role, together }) => role !== 'foundation' && together !== 'nothing').map(({ role }) => role);

/** Lists the kinds that the piles of a role have on this table. */
function kindsOf({ groups }: Description, role: PileGroup['role']): PileKind[] {
  const kinds = groups.filter((group) => group.role === role).map(kindOfGroup);
  return kinds.length > 0 ? kinds : [role];
}

/** Says from which kinds of piles cards may come: first to an empty pile, if others come to one with cards. */
export function saySources(description: Description, describing: Describing, group: PileGroup): string[] {
  const { empty, filled } = sourcesIn(description, describing, group);
  const isSame = empty === filled;
  return [
    sayFrom(describing, group, isSame ? '' : empty, 'yes'),
    sayFrom(describing, group, filled, isSame ? 'no' : 'filled'),
  ];
}

const sayFrom = (describing: Describing, group: PileGroup, sources: string, empty: 'yes' | 'no' | 'filled'): string =>
  sources === '' ? '' : describing.say('glance.from', { ...kindValues(kindOfGroup(group)), empty, sources });

/** Lists from where cards come to an empty pile and to one with cards; '' from everywhere. */
function sourcesIn(
  description: Description,
  describing: Describing,
  group: PileGroup,
): { readonly empty: string; readonly filled: string } {
  const sources = (from: PileGroup['from']['empty']): string => {
    if (from === undefined || from === 'all') return '';
    if (giversIn(description).every((role) => from.includes(role))) return '';
    const kinds = new Set(from.flatMap((role) => kindsOf(description, role)));
    return listNoun([...kinds].map((kind) => () => describing.say('glance.source', kindValues(kind))))('');
  };
  const { empty, filled } = group.from;
  return { empty: isBegun(group) && group.role === 'foundation' ? '' : sources(empty), filled: sources(filled) };
}

const CONDITION_WORDS = { 'stock-empty': 'dealt', 'waste-empty': 'used', 'base-chosen': 'base' } as const;

/** Says when a pile takes cards at all. */
export function sayWhen(describing: Describing, group: PileGroup): string {
  for (const kind of group.conditions) {
    if (!(kind in CONDITION_WORDS)) continue;
    const when = CONDITION_WORDS[kind as keyof typeof CONDITION_WORDS];
    return describing.say('glance.when', { ...kindValues(kindOfGroup(group)), when });
  }
  return '';
}
