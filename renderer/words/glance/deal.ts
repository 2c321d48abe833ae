import type { Description, PileGroup } from '../../../engine/rules.ts';
import { listNoun, rankNoun } from '../table/cards.ts';
import type { Describing } from '../fetched/description-words.ts';
import { joined, sayLaid } from './laid.ts';
import type { Noun } from '../noun.ts';
import { kindValues } from '../table/pile-names.ts';
import { kindOfGroup } from './kinds.ts';
import { say } from '../say.ts';

interface DescribedDeal {
  readonly description: Description;
  readonly describing: Describing;
}

/** Describes the deal: the cards of the game, the piles, and the rest as the stock. */
export function sayDeal({ description: { deck, groups, stock }, describing }: DescribedDeal): string[] {
  const { packs, cards, suits = 0, jokers, leftOut } = deck;
  const piles = alikeTogether(groups.filter(({ role }) => role !== 'stock' && role !== 'waste'));
  const waste = groups.find(({ role }) => role === 'waste')?.dealt;
  return [
    describing.say('glance.deck', { packs, cards, suits, jokers: jokers ? 'yes' : 'no' }),
    leftOut.length > 0 ? describing.say('glance.left-out', { ranks: listNoun(leftOut.map(rankNoun)) }) : '',
    ...piles.map((group) => {
      const line = sayDealt(group, describing);
      const cards = sayLaid(group.laid, deck, describing);
      return cards === '' ? line : describing.say('glance.laid', { piles: line, cards });
    }),
    waste?.kind === 'same' && waste.cards > 0 ? describing.say('glance.waste', { cards: waste.cards }) : '',
    stock && stock.cards !== 0
      ? describing.say('glance.stock', { cards: stock.cards ?? 0, all: stock.cards === cards ? 'yes' : 'no' })
      : '',
  ];
}

/** Merges groups that are dealt alike and differ only in their rules. */
function alikeTogether(groups: readonly PileGroup[]): PileGroup[] {
  const together = new Map<string, PileGroup>();
  for (const group of groups) {
    const isMerged = group.dealt.kind === 'same' || group.dealt.kind === 'varies';
    const key = JSON.stringify([kindOfGroup(group), group.dealt, isMerged ? [] : group.piles]);
    const others = together.get(key);
    const laid = joined([...(others?.laid ?? []), ...group.laid]);
    together.set(key, { ...group, piles: [...(others?.piles ?? []), ...group.piles], laid });
  }
  return [...together.values()];
}

function sayDealt(group: PileGroup, describing: Describing): string {
  const { dealt } = group;
  if (group.spread === 'line') return sayLine(group, describing);
  const count = group.piles.length;
  const pile = kindOfGroup(group);
  const values = kindValues(pile, count);
  const text = describing.say('glance.piles', { ...values, count });
  // Some languages let `each` and `the first` agree with the piles.
  const piles: Noun = (form) => (form === 'gender' ? say(`pile.${pile}`, { form }) : text);
  if (dealt.kind === 'varies')
    return describing.say('glance.dealt', { piles, up: 'unspecified', ...variedOf(group, dealt) });
  const most = dealt.kind === 'same' ? dealt.cards : dealt.kind === 'rising' ? Math.max(dealt.from, dealt.to) : 2;
  const facts = { piles, cards: most, several: count > 1 ? 'yes' : 'no', ...upOf(most, dealt.up) };
  if (dealt.kind === 'same') return describing.say('glance.dealt', { ...facts, kind: 'same', cards: dealt.cards });
  const begun = begunOf(group);
  if (begun > 0) return describing.say('glance.dealt', { ...facts, kind: 'begun', begun, up: 'unspecified' });
  const sizes = dealt.kind === 'list' ? [...new Set(dealt.cards)] : [dealt.from, dealt.to];
  const kind = sizes.length === 2 && dealt.kind === 'list' ? 'two' : 'range';
  return describing.say('glance.dealt', { ...facts, kind, from: Math.min(...sizes), to: Math.max(...sizes) });
}

/** Says how long a growing row is. */
function sayLine({ dealt, piles }: PileGroup, describing: Describing): string {
  const cards = dealt.kind === 'list' ? dealt.cards.reduce((sum, size) => sum + size, 0) : piles.length;
  const line = describing.say('glance.piles', { ...kindValues('row'), count: 1 });
  return describing.say('glance.dealt', { piles: line, several: 'no', ...upOf(1, 'all'), kind: 'same', cards });
}

/** Returns the arguments for piles that do not always have the same number of cards. */
function variedOf({ role }: PileGroup, { total, most, ofRank }: PileGroup['dealt'] & { kind: 'varies' }) {
  if (role === 'foundation') return { kind: 'home' };
  if (ofRank) return { kind: 'rank' };
  if (total !== undefined && most === 1) return { kind: 'begun', begun: total };
  if (total === undefined && most === 1) return { kind: 'two', from: 0, to: 1 };
  return total === undefined ? { kind: 'most', to: most } : { kind: 'total', cards: total };
}

/** Counts the piles that begin with one card while the others are empty; 0 for any other deal. */
const begunOf = ({ dealt }: PileGroup): number =>
  dealt.kind === 'list' && dealt.cards.every((size) => size < 2) ? dealt.cards.filter((size) => size === 1).length : 0;

/** Returns the arguments for how many cards lie face up, of at most `most` in a pile. */
function upOf(most: number, up: Exclude<PileGroup['dealt'], { kind: 'varies' }>['up']): { up: string; count: number } {
  if (most === 0) return { up: 'empty', count: 0 };
  if (up === undefined) return { up: 'some', count: 0 };
  if (typeof up === 'number') return { up: 'top', count: up };
  return { up: up === 'every-other' ? 'every' : up, count: 0 };
}
