import type { Description, PileGroup } from '../../../engine/rules.ts';
import { kindNoun } from '../table/cards.ts';
import type { DescribedWord, Describing } from '../fetched/description-words.ts';
import { hasAdditionalRules } from '../table/lesson.ts';
import { sayPaired } from '../table/orders.ts';
import { isPileName, kindValues, type PileKind } from '../table/pile-names.ts';
import { say } from '../say.ts';
import { sayDeal } from './deal.ts';
import { isOfAll, sayFill } from './fills.ts';
import { sayLaid } from './laid.ts';
import { kindOfGroup } from './kinds.ts';
import { sayOwnRules } from './own-rules.ts';
import { linesOfGroup } from './piles.ts';
import { linesOfStock, sayNeed, sayRedeals } from './stock.ts';

/** One topic about a game, with its sentences. */
export interface GlancePart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A game's description, and the means to say it in one language. */
export interface GameInWords {
  readonly description: Description;
  readonly describing: Describing;
}

/** The order in which the kinds of piles are described. Piles with names are ordered by their role. */
const KINDS: readonly PileKind[] = ['foundation', 'tableau', 'row', 'place', 'reserve', 'cell', 'waste'];

/** Lists the kinds of a game's piles in the order in which they are described. */
function kindsIn({ groups }: Description): PileKind[] {
  const placeOf = (group: PileGroup): number => KINDS.indexOf(kindOfGroup({ ...group, name: undefined }));
  const inOrder = groups.filter(({ role }) => role !== 'stock').toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...new Set(inOrder.map(kindOfGroup))];
}

/**
 * Describes a game at a glance from its description. `goal`: the goal from its page, for games whose description lacks
 * one.
 */
export function sayGlance(described: GameInWords, game: string, goal: string): GlancePart[] {
  const { description, describing } = described;
  const part = (name: string, lines: readonly string[]): GlancePart => ({
    title: describing.say('glance.part', { part: name, count: 1 }),
    lines: [...new Set(lines.filter((line) => line !== ''))],
  });
  const parts = [
    part('goal', [sayGoalOf(described, goal)]),
    part('own', sayOwn(described, game)),
    part('deal', sayDeal(described)),
    part('pairs', [(description.pairs && sayPaired(description.pairs)) ?? '', sayPairsUnder(described)]),
    ...kindsIn(description).flatMap((kind) => partsOfKind(described, kind)),
    part('stock', linesOfStock(described)),
    part('again', sayAgain(described)),
    part('itself', sayFollows(described)),
    part('clicks', sayClicks(described)),
    part('score', sayScore(described)),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function sayGoalOf({ description: { goal, deck, groups }, describing }: GameInWords, byHand: string): string {
  const homes = groups.filter(({ role }) => role === 'foundation').flatMap(({ piles }) => piles);
  // The words of the page say which cards stay out, and where all go.
  if (goal === undefined || !goal.all || (goal.kind === 'home' && homes.length === 1)) return byHand;
  const { kind, cards, run } = goal;
  const word: DescribedWord = kind === 'home' ? 'glance.goal-home' : 'glance.goal-gone';
  return describing.say(word, { cards, run, of: deck.cards, all: goal.all ? 'yes' : 'no' });
}

/** Says that the top card of the waste may leave with the one under it. */
export const sayPairsUnder = ({ description: { pairsUnder }, describing }: GameInWords): string =>
  pairsUnder ? describing.say('glance.pair-under') : '';

/** Games that share the handwritten rules of others. */
const SHARED_RULES: Readonly<Record<string, string>> = {
  'grand-duchess': 'parisienne',
  peek: 'osmosis',
  'three-shuffles-and-a-draw': 'cromwell',
};

/** Returns the game whose handwritten rules apply to this one: usually itself. */
export const sharedRulesOf = (game: string): string => SHARED_RULES[game] ?? game;

/** Whether the description leaves rules open. */
const isIncomplete = ({ undescribed }: Description): boolean => undescribed.some(({ part }) => part !== 'goal');

/** Returns the options that handwritten rules depend on. */
const waysOf = (description: Description): Readonly<Record<string, string>> => ({
  base: description.base ?? 'none',
  filled: description.follows.fills.some(({ to }) => to === 'tableau') ? 'yes' : 'no',
  open: isIncomplete(description) ? 'yes' : 'no',
});

/** Returns the handwritten rules of a game, if it has any that its description does not repeat. */
export function sayOwn({ description, describing }: GameInWords, game: string): string[] {
  const own = `handwritten.${sharedRulesOf(game)}`;
  if (describing.has(own)) return [describing.say(own, waysOf(description)).trim()].filter(Boolean);
  return isIncomplete(description) || !hasAdditionalRules(game) ? [sayOwnRules(describing, game)] : [];
}

/** Describes the piles of one kind; groups with different rules are distinguished by their number of piles. */
function partsOfKind(described: GameInWords, kind: PileKind): GlancePart[] {
  const groups = described.description.groups.filter((group) => kindOfGroup(group) === kind);
  const titleOf = (count: number): string =>
    described.describing.say('glance.part', {
      ...kindValues(kind, count),
      count,
      part: isPileName(kind) ? 'named' : kind,
    });
  const titleCounted = (count: number): string =>
    described.describing.say('glance.part-counted', { title: titleOf(count), count });
  const parts = groups.map((group) => ({
    count: group.piles.length,
    lines: [groups.length > 1 ? sayLaidHere(described, group) : '', ...linesOfGroup(described, group)].filter(Boolean),
  }));
  const differing = new Map<string, { count: number; lines: readonly string[] }>();
  for (const { count, lines } of parts.filter(({ lines }) => lines.length > 0)) {
    const key = lines.join('\n');
    differing.set(key, { count: (differing.get(key)?.count ?? 0) + count, lines });
  }
  if (differing.size > 1)
    return [...differing.values()].map(({ count, lines }) => ({ title: titleCounted(count), lines }));
  const piles = groups.reduce((sum, group) => sum + group.piles.length, 0);
  return [...differing.values()].map(({ lines }) => ({ title: titleOf(piles), lines }));
}

/** Says which cards are dealt to a group, where that tells it from the others of its kind. */
function sayLaidHere({ description: { deck }, describing }: GameInWords, { role, laid }: PileGroup): string {
  const cards = role === 'foundation' ? sayLaid(laid, deck, describing) : '';
  return cards === '' ? '' : describing.say('glance.laid-here', { cards });
}

/** Says how the cards are gathered and laid out again without a stock. */
export function sayAgain(described: GameInWords): string[] {
  const { again } = described.description;
  if (again === undefined) return [];
  return [sayRedeals(described.describing, again), ...again.needs.map((why) => sayNeed(described, why))];
}

function sayFollows({ description, describing }: GameInWords): string[] {
  const { follows } = description;
  const fills = follows.fills.filter((fill) => isOfAll(description, fill));
  return [
    follows.turnsUp ? say('lesson.turns-up') : '',
    ...fills.map((fill) => sayFill(description, describing, fill)),
    follows.goesHome ? describing.say('glance.goes-home') : '',
  ];
}

function sayClicks({ description: { clicks, goal, groups }, describing }: GameInWords): string[] {
  const alone = clicks.alone.map((rank) => kindNoun({ ranks: [rank], suits: 'any' }) ?? '');
  const homes = goal?.kind === 'gone' ? [] : groups.filter(({ role }) => role === 'foundation');
  const whole = homes.every(({ least }) => least > 1) ? 'yes' : 'no';
  return [
    clicks.plays === 'waste' ? describing.say('glance.plays') : '',
    ...alone.map((cards) => describing.say('glance.alone', { cards })),
    clicks.removes === 'unbeaten' ? describing.say('glance.unbeaten') : '',
    homes.length > 0 ? describing.say('glance.click', { whole }) : '',
  ];
}

function sayScore({ description: { score, goal }, describing }: GameInWords): string[] {
  if (score === undefined || goal === undefined) return [];
  // Cards that the deal lays on the foundations bring no points.
  const kind = score.kind === 'home' && score.most < goal.cards ? 'put' : score.kind;
  return [describing.say('glance.score', { ...score, kind })];
}
