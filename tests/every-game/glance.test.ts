import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Description, PileGroup } from '../../engine/description/description.ts';
import { dealByNumber } from '../../engine/legality/deal.ts';
import { rankOf } from '../../engine/model/card.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { describeVariant } from '../../engine/description/describe.ts';
import { fetchDescribing } from '../../renderer/words/fetched/description-words.ts';
import { type GlancePart, sayGlance } from '../../renderer/words/glance/glance.ts';
import { kindOfGroup } from '../../renderer/words/glance/kinds.ts';
import { speak } from '../../renderer/words/say.ts';
import { ways } from '../engine/play.ts';
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

beforeAll(async () => {
  await speak('en', 'en');
  const describing = await fetchDescribing();
  for (const { game, options, name } of READ) {
    const description = describeVariant(game.variant(parseOptions(game, options)!));
    const parts = sayGlance({ description, describing }, game.id, 'The goal.');
    const isOwn = parts.some(({ title }) => title === 'Special rules');
    read.push({ name, description, parts, isOwn, text: parts.flatMap(({ lines }) => lines).join(' ') });
  }
}, 3_600_000);

afterAll(() => speak('en', 'en'));

/** Names the ways to play of which something holds. */
const named = (is: (one: Read) => boolean): string[] => read.filter(is).map(({ name }) => name);

/** What says how cards are built, removed or gathered. */
const RULE =
  /\b(?:is|are) built\b|any rank|same suit or rank|go together|removed together|beside it|takes? only|remove it while|complete run/u;

test('at a glance every game has a rule for building or removing cards', () => {
  expect(read.length).toBeGreaterThan(EVERY_GAME ? 0 : 40);
  expect(named(({ isOwn, text }) => !isOwn && !RULE.test(text))).toEqual([]);
});

/** Lists the ranks that a group of piles has in a deal, sorted. */
const ranksIn = (way: (typeof READ)[number], { piles }: PileGroup, deal: number): string => {
  const { table } = dealByNumber(way.game.variant(parseOptions(way.game, way.options)!), deal);
  const cards = piles.flatMap((pile) => Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at)));
  return String(cards.map(rankOf).toSorted((one, other) => one - other));
};

test('at a glance the cards are named that every deal lays on the foundations', () => {
  const unnamed = READ.filter((way, at) =>
    read[at]!.description.groups.some((group) => {
      if (group.role !== 'foundation' || group.laid.length > 0) return false;
      const ranks = new Set(OTHER_DEALS.map((deal) => ranksIn(way, group, deal)));
      return ranks.size === 1 && !ranks.has('');
    }),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('at a glance no gap both takes a card and takes none, and each kind of pile is filled in one order', () => {
  expect(named(({ text }) => /can’t be filled/u.test(text) && /A gap takes/u.test(text))).toEqual([]);
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

test('at a glance it is said what an empty column takes', () => {
  const unsaid = ({ description, isOwn, text }: Read): boolean =>
    !isOwn && description.groups.some(isEmptied) && !/\b(?:[Ee]mpty|gap)\b/u.test(text);
  expect(named(unsaid)).toEqual([]);
});

test('at a glance cards come only from kinds of piles that are on the table', () => {
  const unknown = read.filter(({ description: { groups }, parts }) => {
    const kinds = new Set(groups.map(kindOfGroup));
    const lines = parts.flatMap(({ lines }) => lines).filter((line) => line.includes('takes cards only from'));
    return lines.some((line) => line.includes('the columns') && !kinds.has('tableau'));
  });
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test('at a glance it is said what happens once the pile that fills others is used up, if a player goes on', () => {
  const unsaid = ({ description: { follows, groups }, isOwn, text }: Read): boolean =>
    !isOwn &&
    follows.fills.some(({ piles, to }) => {
      const starts = groups.find((group) => group.piles === piles)?.starts;
      const isByHand = to === 'tableau' && starts !== undefined && starts.kind !== 'nothing';
      return isByHand && !/you fill them yourself/u.test(text);
    });
  expect(named(unsaid)).toEqual([]);
});

test('at a glance a deal that varies is described, not called different in every deal', () => {
  expect(named(({ text }) => text.includes('different in every deal'))).toEqual([]);
  expect(named(({ text }) => /: \.|undefined|: {2}|: {0,1}of each/u.test(text))).toEqual([]);
});
