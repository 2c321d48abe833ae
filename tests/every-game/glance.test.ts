import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Description, PileGroup } from '../../engine/description/description.ts';
import { changesBetween, dealByNumber } from '../../engine/legality/deal.ts';
import { rankOf } from '../../engine/model/card.ts';
import type { Change } from '../../engine/model/change.ts';
import { fromOf, isTap } from '../../engine/model/move.ts';
import { parseOptions } from '../../engine/model/options.ts';
import type { Role } from '../../engine/model/pile.ts';
import { type Describing, fetchDescribing } from '../../renderer/words/fetched/description-words.ts';
import { describedGame } from '../../renderer/words/glance/described-game.ts';
import { type GlancePart, sayGlance } from '../../renderer/words/glance/glance.ts';
import { kindOfGroup } from '../../renderer/words/glance/kinds.ts';
import { linesOfGroup } from '../../renderer/words/glance/piles.ts';
import { say, speak } from '../../renderer/words/say.ts';
import { isPileName, kindValues, type PileKind } from '../../renderer/words/table/pile-names.ts';
import { deal, playAtRandom, ways } from '../engine/play.ts';
import { EVERY_GAME } from '../tools/night.ts';
import { waysByDay } from './by-day.ts';

const READ = EVERY_GAME ? ways : waysByDay;
/** Deals that the description has not seen. */
const OTHER_DEALS = [2001, 2002, 2003, 2004];

interface Read {
  readonly name: string;
  readonly description: Description;
  readonly parts: readonly GlancePart[];
  /** Whether rules are said by hand. */
  readonly isOwn: boolean;
  readonly text: string;
}

const read: Read[] = [];

/** Parts that are not made from the description. */
const BY_HAND: ReadonlySet<string> = new Set(['Special rules', 'Goal']);

let describing: Describing;

/** Returns the title of the part about the piles of a kind. */
const titleOf = (kind: PileKind, groups: readonly PileGroup[]): string => {
  const count = groups.reduce((sum, { piles }) => sum + piles.length, 0);
  return describing.say('glance.part', { ...kindValues(kind, count), count, part: isPileName(kind) ? 'named' : kind });
};

beforeAll(async () => {
  await speak('en', 'en');
  describing = await fetchDescribing();
  for (const { game, options, name } of READ) {
    const description = describedGame(game, options);
    const parts = sayGlance({ description, describing }, game.id, 'The goal.');
    const isOwn = parts.some(({ title }) => title === 'Special rules');
    read.push({ name, description, parts, isOwn, text: parts.flatMap(({ lines }) => lines).join(' ') });
  }
}, 3_600_000);

afterAll(() => speak('en', 'en'));

/** Names the versions that meet a condition. */
const named = (is: (one: Read) => boolean): string[] => read.filter(is).map(({ name }) => name);

/** What says how cards are built, removed or gathered. */
const RULE =
  /\b(?:is|are) built\b|any rank|same suit or rank|go together|removed together|beside it|takes? only|remove it while|complete run/u;

test('states a building or removing rule for every game', () => {
  expect(read.length).toBeGreaterThan(EVERY_GAME ? 0 : 40);
  expect(named(({ isOwn, text }) => !isOwn && !RULE.test(text))).toEqual([]);
});

/** Lists the ranks that a group of piles has in a deal, sorted. */
const ranksIn = (way: (typeof READ)[number], { piles }: PileGroup, deal: number): string => {
  const { table } = dealByNumber(way.game.variant(parseOptions(way.game, way.options)!), deal);
  const cards = piles.flatMap((pile) => Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at)));
  return String(cards.map(rankOf).toSorted((one, other) => one - other));
};

test('names the cards dealt to the foundations', () => {
  const unnamed = READ.filter((way, at) =>
    read[at]!.description.groups.some((group) => {
      if (group.role !== 'foundation' || group.laid.length > 0) return false;
      const ranks = new Set(OTHER_DEALS.map((deal) => ranksIn(way, group, deal)));
      return ranks.size === 1 && !ranks.has('');
    }),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('fills each kind of gap by one consistent rule', () => {
  expect(named(({ text }) => /(?<!reserve) can’t be filled/u.test(text) && /A gap takes/u.test(text))).toEqual([]);
  const several = ({ parts }: Read): boolean => {
    const fills = parts.flatMap(({ title, lines }) =>
      lines.flatMap((line) => (/^(.+) filled automatically/u.exec(line) ?? []).slice(1).map((pile) => title + pile)),
    );
    return new Set(fills).size < fills.length;
  };
  expect(named(several)).toEqual([]);
});

/** Whether something must be said about an empty pile of the group: its cards are moved in play. */
const isEmptied = ({ role, covered, together, room, takes, spread }: PileGroup): boolean =>
  role === 'tableau' && !covered && together !== 'nothing' && takes !== undefined && (room > 1 || spread !== 'place');

test('says what an empty column takes', () => {
  const unsaid = ({ description, isOwn, text }: Read): boolean =>
    !isOwn && description.groups.some(isEmptied) && !/\b(?:[Ee]mpty|gap)\b/u.test(text);
  expect(named(unsaid)).toEqual([]);
});

/** The words for kinds of piles that no sentence uses otherwise. */
const KIND_WORDS: readonly (readonly [PileKind, RegExp])[] = [
  ['tableau', /\bcolumns?\b/iu],
  ['cell', /\bcells?\b/iu],
  ['reserve', /\breserves?\b/iu],
  ['waste', /\bwaste\b/iu],
  ['fan', /\bfans?\b/iu],
  ['heap', /\bheaps?\b/iu],
];

test('calls no pile a column, cell, reserve, fan or heap that isn’t one', () => {
  const called = read.flatMap(({ name, description: { groups }, parts }) => {
    const kinds = new Set(groups.map(kindOfGroup));
    const lines = parts.filter(({ title }) => !BY_HAND.has(title)).flatMap((part) => part.lines);
    const names = [...kinds].filter(isPileName).map((kind) => say(`pile.${kind}`, { form: '' }));
    const isCalled = (word: RegExp): boolean =>
      lines.some((line) => word.test(line)) && !names.some((one) => word.test(one));
    const wrong = KIND_WORDS.filter(([kind, word]) => !kinds.has(kind) && isCalled(word));
    return wrong.map(([kind]) => `${name}: ${kind}`);
  });
  expect(called).toEqual([]);
});

test('states a rule for each kind of pile that takes cards', () => {
  const takesCards = ({ takes, starts }: PileGroup): boolean => takes !== 'nothing' || starts?.kind !== 'nothing';
  const silent = read.flatMap(({ name, description, isOwn, parts }) => {
    const { groups, pairs, follows } = description;
    const titles = new Set(parts.map(({ title }) => title.replace(/ \(\d+\)$/u, '')));
    const unsaid = groups.filter((group) => {
      const kind = kindOfGroup(group);
      const alike = groups.filter((other) => kindOfGroup(other) === kind);
      const isPair = pairs !== undefined && JSON.stringify(group.takes) === JSON.stringify(pairs);
      const isFilled = follows.fills.some(({ piles }) => piles === group.piles);
      return takesCards(group) && !isOwn && !isPair && !isFilled && !titles.has(titleOf(kind, alike));
    });
    return unsaid.map((group) => `${name}: ${kindOfGroup(group)}`);
  });
  expect(silent).toEqual([]);
});

test('has handwritten text for rules that the description leaves open', () => {
  const isOpen = ({ undescribed }: Description): boolean => undescribed.some(({ part }) => part !== 'goal');
  expect(named(({ description, isOwn }) => isOpen(description) && !isOwn)).toEqual([]);
});

test('says what happens when a reserve that fills others is empty', () => {
  const unsaid = ({ description: { follows, groups }, isOwn, text }: Read): boolean =>
    !isOwn &&
    follows.fills.some(({ piles, to }) => {
      const starts = groups.find((group) => group.piles === piles)?.starts;
      const isByHand = to === 'tableau' && starts !== undefined && starts.kind !== 'nothing';
      return isByHand && !/you fill them (?:yourself|with any card)/u.test(text);
    });
  expect(named(unsaid)).toEqual([]);
});

test('describes varying deals', () => {
  expect(named(({ text }) => text.includes('different in every deal'))).toEqual([]);
  expect(named(({ text }) => /: \.|undefined|: {2}|: {0,1}of each/u.test(text))).toEqual([]);
});

test('says that each suit begins one foundation where another pack could begin it again', () => {
  const unsaid = ({ description: { deck, groups }, text }: Read): boolean =>
    deck.packs > 1 &&
    !text.includes('No two foundations start with the same suit.') &&
    groups.some(
      ({ role, own, piles, dealt }) =>
        role === 'foundation' && own === 'suit' && piles.length <= 4 && dealt.kind === 'same' && dealt.cards === 0,
    );
  expect(named(unsaid)).toEqual([]);
});

const PLAYED_DEALS = [2001, 2002, 2003, 2004, 2005, 2006];
const PLAYED_MOVES = 150;

/** Returns the most cards that lie on one of these piles in deals played at random. */
function mostOn(way: (typeof READ)[number], piles: readonly number[]): number {
  let most = 0;
  for (const number of PLAYED_DEALS) {
    const dealt = deal(way, number);
    playAtRandom(dealt, number, PLAYED_MOVES, () => {
      for (const pile of piles) most = Math.max(most, dealt.table.size(pile));
    });
    if (most > 1) break;
  }
  return most;
}

test('names a top card only for piles of several cards', () => {
  const wrong = READ.filter((way, at) => {
    const { description } = read[at]!;
    const named = description.groups.filter((group) =>
      linesOfGroup({ description, describing }, group).includes('Only the top card can be played.'),
    );
    return named.some(({ piles }) => mostOn(way, piles) < 2);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** Whether a click that deals from the stock also moves cards of other piles to piles in play. */
function movesOthers(way: (typeof READ)[number]): boolean {
  const dealt = deal(way, 2001);
  const roleOf = (pile: number): Role => dealt.rules.piles[pile]!.rules.role;
  const isSeen = (pile: number): boolean => pile < dealt.rules.variant.places.length;
  const isOther = (change: Change): boolean =>
    change.kind === 'move' &&
    roleOf(change.from) !== 'stock' &&
    !PUT_AWAY.has(roleOf(change.to)) &&
    isSeen(change.from) &&
    isSeen(change.to);
  const stock = dealt.rules.piles.findIndex(({ rules: { role } }) => role === 'stock');
  for (let made = 0; made < PLAYED_MOVES; made++) {
    const mark = dealt.table.end;
    const left = dealt.table.size(stock);
    const [move] = playAtRandom(dealt, made, 1);
    if (move === undefined) return false;
    const deals = isTap(move) && fromOf(move) === stock && left > 0;
    if (deals && changesBetween(dealt.table, mark, dealt.table.end).some(isOther)) return true;
  }
  return false;
}

/** Where cards are put away, which needs no words. */
const PUT_AWAY: ReadonlySet<Role> = new Set(['stock', 'waste', 'foundation']);

test('says by hand when a click that deals moves other cards too', () => {
  const unsaid = READ.filter((way, at) => {
    const { description, isOwn } = read[at]!;
    return !isOwn && description.stock?.kind !== 'close' && movesOthers(way);
  });
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});

/** Whether cards may lie face down on piles of the group. */
const isHidden = ({ role, dealt }: PileGroup): boolean =>
  role !== 'stock' && role !== 'waste' && (dealt.kind === 'varies' || dealt.up !== 'all');

test('turns face-down cards up only where some are dealt', () => {
  const wrong = ({ text, description }: Read): boolean =>
    text.includes('A face-down card is turned up') && !description.groups.some(isHidden);
  expect(named(wrong)).toEqual([]);
});

test('says of piles of several cards when none can be built there', () => {
  const unsaid = READ.filter((way, at) => {
    const { description, isOwn, text } = read[at]!;
    const { pairs, clicks, groups } = description;
    const bare = groups.filter(
      ({ role, takes, covered, together, dealt }) =>
        role === 'tableau' && takes === 'nothing' && !covered && together === 'top' && dealt.kind === 'same',
    );
    const isMoved = !isOwn && pairs === undefined && clicks.plays === undefined;
    return (
      isMoved && !/built on one another|holds no more/u.test(text) && bare.some((group) => mostOn(way, group.piles) > 1)
    );
  });
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});
