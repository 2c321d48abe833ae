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

test('Klondike: columns that rise, built down in alternating colours, kings alone on empty ones', () => {
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
  expect(klondike.goal).toEqual({ kind: 'home', cards: 52, all: true });
  expect(klondike.follows).toEqual({ turnsUp: true, goesHome: false, fills: [] });
  expect(klondike.score).toEqual({ kind: 'home', most: 52 });
});

test('the stock is told for the options of the game', () => {
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

test('FreeCell: cells for any card, runs as long as there is room, cards that go home by themselves', () => {
  const freecell = described('freecell');
  expect(groupOf(freecell, 'cell')).toMatchObject({ starts: { kind: 'any' }, room: 1, takes: 'nothing' });
  expect(groupOf(freecell, 'tableau')).toMatchObject({ limited: true, starts: { kind: 'any' }, dealt: { up: 'all' } });
  expect(freecell.follows.goesHome).toBe(true);
});

test('Spider: built down whatever the suits, carried in suit, whole suits alone to the foundations', () => {
  const spider = described('spider');
  expect(groupOf(spider, 'tableau')).toMatchObject({
    takes: { ranks: { how: 'down' }, suits: 'any' },
    together: { ranks: { how: 'down' }, suits: 'same' },
  });
  expect(groupOf(spider, 'foundation').least).toBe(13);
  expect(described('spider', { suits: 'one' }).deck).toMatchObject({ packs: 2, cards: 104, suits: 1 });
});

test('Canfield: foundations begin with the base card that is dealt, and empty columns fill from the reserve', () => {
  const canfield = described('canfield');
  expect(canfield.base).toBe('dealt');
  expect(groupOf(canfield, 'foundation').starts).toEqual({ kind: 'base' });
  expect(groupOf(canfield, 'tableau').takes).toMatchObject({ ranks: { how: 'down', round: true }, suits: 'alternate' });
  expect(canfield.follows.fills).toMatchObject([{ from: ['reserve'], to: 'tableau', spread: 'column' }]);
});

test('of a game with two kinds of foundations each is told, and that a suit begins but one', () => {
  const homes = described('crescent').groups.filter(({ role }) => role === 'foundation');
  expect(homes.map(({ piles, takes }) => [piles.length, takes])).toMatchObject([
    [4, { ranks: { how: 'up' }, suits: 'same' }],
    [4, { ranks: { how: 'down' }, suits: 'same' }],
  ]);
  expect(homes.every(({ conditions }) => conditions.includes('once-a-suit'))).toBe(true);
});

test('pairs that leave, cards that leave alone, and cards that others lie on', () => {
  const giza = described('giza');
  expect(giza.pairs).toMatchObject({ ranks: { how: 'sum', by: 13 } });
  expect(giza.clicks.alone).toEqual([13]);
  expect(giza.goal?.kind).toBe('gone');
  expect(described('triple-peaks').groups.some(({ covered }) => covered)).toBe(true);
});

test('cards laid out anew without a stock are told as such', () => {
  expect(described('la-belle-lucie').again).toMatchObject({ redeals: 2, shuffled: true });
  expect(described('la-belle-lucie').stock).toBeUndefined();
  expect(described('klondike').again).toBeUndefined();
});

test('parts of the rules that a description leaves out are named', () => {
  expect(described('klondike').undescribed).toEqual([]);
  expect(described('accordion').undescribed).toContainEqual({ part: 'from', role: 'tableau' });
});

test.each([
  ['terrace', { variation: 'general' }, 'tableau'],
  ['wall', {}, 'waste'],
  ['plait', {}, 'cell'],
  ['kings-audience', {}, 'foundation'],
] as const)('in %s %j no empty %s is said to be filled by itself: it is so but now and then', (id, answers, role) =>
  expect(described(id, answers).follows.fills.map(({ to }) => to)).not.toContain(role),
);

test.each([
  ['klondike', 'play'],
  ['bakers-game', 'play'],
  ['zodiac', 'play'],
  ['strata', 'both'],
  ['sly-fox', 'across'],
  ['archway', 'across'],
  ['captive-queens', 'across'],
  ['kingdom', 'across'],
  ['lady-betty', 'no'],
  ['bisley', 'no'],
])('where the top card of a foundation in %s may go is known: %s', (id, returns) => {
  expect(groupOf(described(id), 'foundation').returns).toBe(returns);
});
