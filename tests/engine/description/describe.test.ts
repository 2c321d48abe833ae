import { expect, test } from 'vitest';
import { describe as describeGame } from '../../../engine/description/describe.ts';
import type { Description, PileGroup } from '../../../engine/description/description.ts';
import { findGame } from '../../../engine/games/index.ts';
import type { Answers } from '../../../engine/model/game.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import type { Role } from '../../../engine/model/pile.ts';

function described(id: string, answers: Answers = {}): Description {
  const game = findGame(id)!;
  return describeGame(game, { ...usualAnswers(game), ...answers });
}

const groupOf = ({ groups }: Description, role: Role): PileGroup => groups.find((group) => group.role === role)!;

const downAlternate = { kind: 'order', ranks: { how: 'down', by: 1, round: false }, suits: 'alternate' };

test('describes Klondike’s rising columns, alternating colours and kings on empty ones', () => {
  const klondike = described('klondike');
  expect(groupOf(klondike, 'tableau')).toMatchObject({
    piles: [6, 7, 8, 9, 10, 11, 12],
    dealt: { kind: 'rising', from: 1, to: 7, up: 1 },
    starts: { kind: 'cards', cards: { ranks: [13], suits: 'any' } },
    takes: downAlternate,
    together: downAlternate,
    limited: false,
  });
  expect(groupOf(klondike, 'foundation')).toMatchObject({ returns: 'play', dealt: { cards: 0 } });
  expect(klondike.goal).toEqual({ kind: 'home', cards: 52, run: 0, all: true });
  expect(klondike.follows).toEqual({ turnsUp: true, goesHome: false, fills: [] });
  expect(klondike.score).toEqual({ kind: 'home', most: 52 });
});

test('describes the stock for the options', () => {
  expect(described('klondike').stock).toMatchObject({
    kind: 'turn',
    count: 1,
    to: 'waste',
    redeals: Infinity,
    cards: 24,
  });
  expect(described('klondike', { turning: 'three', passes: 'two' }).stock).toMatchObject({ count: 3, redeals: 1 });
  expect(described('spider').stock).toMatchObject({ kind: 'each', count: 10, to: 'tableau', needs: ['hole'] });
  expect(described('freecell').stock).toBeUndefined();
});

test('describes FreeCell’s cells, limited runs and automatic moves', () => {
  const freecell = described('freecell');
  expect(groupOf(freecell, 'cell')).toMatchObject({ starts: { kind: 'any' }, room: 1, takes: 'nothing' });
  expect(groupOf(freecell, 'tableau')).toMatchObject({ limited: true, starts: { kind: 'any' }, dealt: { up: 'all' } });
  expect(freecell.follows.goesHome).toBe(true);
});

test('describes Spider’s building, runs in suit and complete runs home', () => {
  const spider = described('spider');
  expect(groupOf(spider, 'tableau')).toMatchObject({
    takes: { ranks: { how: 'down' }, suits: 'any' },
    together: { ranks: { how: 'down' }, suits: 'same' },
  });
  expect(groupOf(spider, 'foundation').least).toBe(13);
  expect(described('spider', { suits: 'one' }).deck).toMatchObject({ packs: 2, cards: 104, suits: 1 });
});

test.each([
  ['spider', 'same'],
  ['black-widow', 'same'],
  ['tarantula', 'same'],
  ['fair-maids', 'alternate'],
  ['spidercells', 'alternate'],
  ['tabby-cat', undefined],
  ['klondike', undefined],
] as const)('describes complete runs of %s as in suit', (id, run) => {
  expect(groupOf(described(id), 'foundation').run).toBe(run);
});

test('describes Canfield’s dealt base card and reserve', () => {
  const canfield = described('canfield');
  expect(canfield.base).toBe('dealt');
  expect(groupOf(canfield, 'foundation').starts).toEqual({ kind: 'base' });
  expect(groupOf(canfield, 'tableau').takes).toMatchObject({ ranks: { how: 'down', round: true }, suits: 'alternate' });
  expect(canfield.follows.fills).toMatchObject([{ from: ['reserve'], to: 'tableau', spread: 'column' }]);
});

test('describes two kinds of foundations, and a suit that begins one', () => {
  const homes = described('crescent').groups.filter(({ role }) => role === 'foundation');
  expect(homes.map(({ piles, takes }) => [piles.length, takes])).toMatchObject([
    [4, { ranks: { how: 'up' }, suits: 'same' }],
    [4, { ranks: { how: 'down' }, suits: 'same' }],
  ]);
  expect(homes.every(({ conditions }) => conditions.includes('once-a-suit'))).toBe(true);
});

test('describes pairs, single removals and covered cards', () => {
  const giza = described('giza');
  expect(giza.pairs).toMatchObject({ ranks: { how: 'sum', by: 13 } });
  expect(giza.clicks.alone).toEqual([13]);
  expect(giza.goal?.kind).toBe('gone');
  expect(described('triple-peaks').groups.some(({ covered }) => covered)).toBe(true);
});

test('describes a new layout without a stock', () => {
  expect(described('la-belle-lucie').again).toMatchObject({ redeals: 2, shuffled: true });
  expect(described('la-belle-lucie').stock).toBeUndefined();
  expect(described('klondike').again).toBeUndefined();
});

test('names rules that it leaves out', () => {
  expect(described('klondike').undescribed).toEqual([]);
  expect(described('accordion').undescribed).toContainEqual({ part: 'from', role: 'tableau' });
});

test.each([
  ['terrace', { variation: 'general' }, 'tableau'],
  ['wall', {}, 'waste'],
  ['plait', {}, 'cell'],
  ['kings-audience', {}, 'foundation'],
] as const)('does not describe in %s %j an empty %s as filled automatically', (id, answers, role) =>
  expect(described(id, answers).follows.fills.map(({ to }) => to)).not.toContain(role),
);

test.each([
  ['klondike', 'play'],
  ['bakers-game', 'play'],
  ['zodiac', 'play'],
  ['strata', 'both'],
  ['sly-fox', 'across'],
  ['archway', 'across'],
  ['kingdom', 'across'],
  // From fives down to kings, and from sixes up to jacks: no card fits the other kind.
  ['captive-queens', 'no'],
  ['lady-betty', 'no'],
  ['bisley', 'no'],
])('describes in %s where a foundation’s top card may go: %s', (id, returns) => {
  expect(groupOf(described(id), 'foundation').returns).toBe(returns);
});

test('describes Spidercells’ complete runs with a point per card', () => {
  const spidercells = described('spidercells');
  expect(spidercells.goal).toEqual({ kind: 'home', cards: 52, run: 13, all: true });
  expect(spidercells.score).toEqual({ kind: 'home', most: 52 });
});

test('describes Pyramid’s pairs of thirteen, also in the waste', () => {
  const pyramid = described('pyramid');
  expect(pyramid.pairs).toMatchObject({ ranks: { how: 'sum', by: 13 } });
  expect(pyramid.pairsUnder).toBe(true);
  expect(described('giza').pairsUnder).toBe(false);
});

test('describes that a click in Churchill may deal to fewer columns', () => {
  expect(described('churchill').stock).toMatchObject({ kind: 'each', count: 10, varies: true });
  expect(described('churchill').undescribed).toContainEqual({ part: 'stock', role: 'stock' });
  expect(described('valentine').stock).toMatchObject({ kind: 'other', varies: true });
  expect(described('spider').stock).toMatchObject({ varies: false });
});

test.each([
  ['double-dot', 'play'],
  ['anno-domini', 'play'],
  ['double-freecell', 'play'],
  ['laras-game', 'across'],
  ['octagon', 'both'],
] as const)('lets the top card of a foundation of %s go where it can: %s', (id, returns) => {
  const groups = described(id).groups.filter(({ role, takes }) => role === 'foundation' && takes !== 'nothing');
  expect(new Set(groups.map((group) => group.returns))).toEqual(new Set([returns]));
});

test('leaves a stock open whose click moves cards between reserves', () => {
  expect(described('laras-game').stock).toMatchObject({ kind: 'other' });
});
