import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeCardName } from '../../../engine/model/card.ts';
import { findGame } from '../../../engine/games/index.ts';
import { deckOf, makeOrder } from '../../../engine/model/deck-order.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import type { Fault } from '../../../engine/session/fault.ts';
import { makeLink, nameOfLink } from '../../../engine/notation/link.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { KLONDIKE } from '../../../engine/recipes/patterns.ts';
import { ownNotation } from '../../../engine/notation/notation.ts';
import { parseShared } from '../../../engine/notation/shared.ts';
import { either } from '../either.ts';
import { ROOT } from '../../../main/build/root.ts';

const klondike = findGame('klondike')!;
const here = { game: klondike, options: 'dealing=one', deal: 1, cards: '' };
const read = (text: string) => either(parseShared(text, here));
const LINK = 'baize:klondike?dealing=one#30/v1/0.0.0.0';

/** Parses a correct text and saves its game. */
function saved(text: string) {
  const found = read(text);
  if ('token' in found) throw new Error(`${found.why} at ${found.token}: ${found.text}`);
  return found.save();
}

describe('a link', () => {
  test('is short and readable', () => {
    const session = Session.begin(klondike, 'dealing=one', 30);
    expect(makeLink(session, 'game')).toBe('baize:klondike?dealing=one#30');
    session.replay([{ move: session.dealing.move!, joined: false }], 1);
    expect(makeLink(session, 'game')).toBe('baize:klondike?dealing=one#30/v1/0');
    expect(makeLink(session, 'deal')).toBe('baize:klondike?dealing=one#30');
  });

  test('names a player’s own game', () => {
    const own = makeGame({ ...KLONDIKE, cells: '2' });
    for (const name of ['Großmutters 5.5', 'Oma & Opa; #2/3', '老人 🂡', 'x'.repeat(80)]) {
      const link = makeLink(Session.begin(own, '', 30), 'deal', { name });
      expect(link).toMatch(/^baize:own-1-\w+\?name=[\w.+]+#30$/);
      expect(nameOfLink(`> Try “${link.slice(0, 30)}\n> ${link.slice(30)}”.`)).toBe(name);
      expect(saved(link)).toMatchObject({ game: own.id, options: '' });
    }
    const markup = `baize:${own.id}?name=.003cb.003e#30`;
    expect(nameOfLink(markup)).toBeUndefined();
    expect(read(markup)).toMatchObject({ why: 'option' });
    expect(read('baize:klondike?name=Mine#30')).toMatchObject({ why: 'option' });
  });

  test('leaves out undone moves', () => {
    const session = Session.begin(klondike, 'dealing=one', 30);
    for (let i = 0; i < 3; i++) session.play(session.dealing.move!);
    session.undo();
    expect(makeLink(session, 'game')).toBe('baize:klondike?dealing=one#30/v1/0.0');
  });

  test.each([
    ['wrapped anywhere', 'baize:klon\ndike?deal\n  ing=one#3\r\n0/v1/0.0\n.0.0'],
    ['quoted by mail', '> > Look at this:\n> > baize:klondike?dealing=\n> > one#30/v1/0.\n> > 0.0.0'],
    ['between quotes, in a sentence', 'Try “baize:klondike?dealing=one#30/v1/0.0.0.0”, it is hard.'],
    ['between angle brackets', 'Try <baize:klondike?dealing=one#30/v1/0.0.0.0> tonight'],
    ['at the end of a sentence', '  Try baize:klondike?dealing=one#30/v1/0.0.0.0.  '],
    ['escaped as an address', 'baize:klondike%3Fdealing%3Done%2330/v1/0.0.0.0'],
    ['in capitals, with slashes', 'BAIZE://Klondike?dealing=one#30/V1/0.0.0.0'],
    ['with slashes between its parts', 'baize:klondike/dealing=one/30/v1/0.0.0.0'],
    ['with a slash behind the game', 'baize://klondike/?dealing=one#30/v1/0.0.0.0'],
  ])('%s is read', (_, text) => {
    expect(saved(text)).toEqual(saved(LINK));
  });

  test('uses the default version without options', () => {
    expect(saved('baize:klondike#30/v1/0.0.0.0')).toEqual({
      ...(saved(LINK) as object),
      options: usualOptions(klondike),
    });
  });

  test('is read with former option words too', () => {
    expect(saved(LINK.replace('dealing=one', 'turning=one;passes=three;scoring=cards'))).toEqual(saved(LINK));
    expect(saved(LINK.replace('dealing=one', 'passes=three'))).toEqual(saved(LINK));
  });

  test('is read with long dashes', () => {
    const session = Session.begin(klondike, 'dealing=one', 30);
    session.play(session.legalMoves().find((move) => move > 1 << 14 && move < 1 << 22)!);
    const link = makeLink(session, 'game');
    expect(saved(link.replace(/-/g, '–'))).toEqual(session.save());
  });

  test.each<[string, Fault]>([
    ['baize:', { why: 'game', token: 1, text: '' }],
    ['baize:klondyke#30', { why: 'game', token: 1, text: 'klondyke' }],
    ['baize:klondike/dealing=nine/12/what?', { why: 'option', token: 1, text: 'dealing=nine' }],
    ['baize:klondike/dealing=one/12/what?', { why: 'rules', token: 1, text: 'what?' }],
    ['baize:klondike?dealing=two#30', { why: 'option', token: 1, text: 'dealing=two' }],
    ['baize:klondike?dealing=one;toString=1#30', { why: 'option', token: 2, text: 'toString=1' }],
    ['baize:klondike?dealing=three;dealing=one#30', { why: 'option', token: 2, text: 'dealing=one' }],
    ['baize:klondike?dealing=three;passes=one#30', { why: 'option', token: 2, text: 'passes=one' }],
    ['baize:klondike?dealing=one', { why: 'deal', token: 1, text: '' }],
    ['baize:klondike#0', { why: 'deal', token: 1, text: '0' }],
    ['baize:klondike#2147483648', { why: 'deal', token: 1, text: '2147483648' }],
    ['baize:klondike#30/one/0', { why: 'rules', token: 1, text: 'one' }],
    ['baize:klondike#30/v1/0.0.x', { why: 'move', token: 3, text: 'x' }],
    ['baize:klondike#30/v1/0..0', { why: 'move', token: 2, text: '' }],
    ['baize:klondike#30/v1/0.2-3x9,0', { why: 'forbidden', token: 2, text: '2-3x9' }],
    ['baize:klondike#30/v7/0.2-3x9', { why: 'outdated', token: 2, text: '2-3x9' }],
    ['baize:klondike#ACADAHA1', { why: 'card', token: 1, text: 'ACADAHA1' }],
  ])('refuses %s and says where', (text, fault) => {
    expect(read(text)).toEqual(fault);
  });

  test('is read when made under other rules that allow its moves', () => {
    expect(saved(LINK.replace('v1', 'v9')).at).toBe(4);
  });
});

describe('a deal of one’s own', () => {
  const deck = makeOrder(deckOf(klondike, 'dealing=one'));
  const list = deck.replaceAll(/../g, '$& ').trim();

  test.each([
    ['blanks', list],
    ['commas and line breaks', list.replaceAll(' ', ',\n')],
    ['nothing', deck],
    ['small letters', list.toLowerCase()],
    ['suit signs', list.replaceAll('C', '♣').replaceAll('D', '♦️').replaceAll('H', '♥').replaceAll('S', '♤')],
    ['tens in figures', list.replaceAll('T', '10')],
  ])('is read with %s', (_, text) => {
    expect(saved(text)).toMatchObject({ game: 'klondike', options: 'dealing=one', cards: deck, moves: '' });
  });

  test.each<[string, string, Fault]>([
    ['a word that is no card', list.replace('5H', '5X'), { why: 'card', token: 19, text: '5X' }],
    ['a card that is there twice', list.replace('5H', '4S'), { why: 'twice', token: 19, text: '4S' }],
    ['a joker where the deck has none', list.replace('5H', '?R'), { why: 'stranger', token: 19, text: '?R' }],
    ['a card too few', list.replace(' KS', ''), { why: 'missing', token: 51, text: 'KS' }],
    ['a card too many', `${list} KS`, { why: 'twice', token: 53, text: 'KS' }],
    ['one card alone', 'AC', { why: 'missing', token: 1, text: 'AD AH AS 2C 2D 2H …' }],
    ['words', 'have a nice day', { why: 'kind', token: 1, text: '' }],
  ])('is refused at its place with %s', (_, text, fault) => {
    expect(read(text)).toEqual(fault);
  });

  test('has jokers where the deck has them', () => {
    const thieves = findGame('thieves')!;
    const way = { game: thieves, options: usualOptions(thieves), deal: 1, cards: '' };
    const order = makeOrder(deckOf(thieves, way.options));
    const text = order.replace('?B', ' joker-black ').replace('?R', ' xr ');
    expect(either(parseShared(text, way))).toMatchObject({ cards: order });
  });

  test('is dealt in its order, always the same', () => {
    const session = read(list);
    if ('token' in session) throw new Error(session.text);
    expect(session.table.size(0)).toBe(24);
    expect(session.laid[0]?.cards.at(-1)).toBe(deckOf(klondike, 'dealing=one')[0]! | 64);
    expect(read(list)).toMatchObject({ deal: session.deal });
  });

  test('without any move is accepted', () => {
    const golf = findGame('golf')!;
    const cards = deckOf(golf, usualOptions(golf));
    expect(Session.begin(golf, usualOptions(golf), cards).cards).toBe(makeOrder(cards));
  });
});

test.each<[string, Fault]>([
  ['', { why: 'empty', token: 1, text: '' }],
  [' \n', { why: 'empty', token: 1, text: '' }],
  ['0'.repeat(100_001), { why: 'long', token: 1, text: '' }],
  ['0', { why: 'deal', token: 1, text: '0' }],
])('%j is no deal', (text, fault) => {
  expect(read(text)).toEqual(fault);
});

test('reads a bare number as a deal of the present game', () => {
  expect(saved(' 617 ')).toMatchObject({ game: 'klondike', options: 'dealing=one', deal: 617, cards: '' });
  expect(saved('#617')).toMatchObject({ deal: 617 });
});

describe('Match Solitaire', () => {
  const file = readFileSync(join(ROOT, 'tests/engine/games/match-deal.json'), 'utf8');
  const columns = Object.values((JSON.parse(file) as { columns: Record<string, string[]> }).columns);
  const rows = Array.from({ length: 8 }, (_, row) => columns.flatMap((column) => column[row] ?? []));
  const match = findGame('match-solitaire')!;
  const open = { game: match, options: usualOptions(match), deal: 1, cards: '' };
  const ofMatch = (text: string, cards = '') => either(parseShared(text, { ...open, cards }));

  test('is read by its id with any game on the table', () => {
    expect(read('3x3x13x5+7')).toMatchObject({ game: match, deal: 7, played: false });
    expect(read('3x3x13x5+7 1a')).toMatchObject({ game: match, deal: 7, moveCount: 1 });
  });

  test('replays the example’s deal and line', () => {
    const given = ofMatch(rows.flat().join(' '));
    if ('token' in given) throw new Error(given.text);
    const tableau = given.shapes.flatMap(({ role }, pile) => (role === 'tableau' ? [pile] : []));
    expect(tableau.map((pile) => makeCardName(given.table.top(pile)))).toEqual(columns.map((cards) => cards.at(-1)));
    expect(ofMatch('3x3x13x5+0 1a 2b', given.cards)).toMatchObject({ cards: given.cards, moveCount: 2 });
  });

  test('is written and read in its own notation', () => {
    for (const text of ['3x3x13x5+7 1a 2b', '3x3x13x5-7 + 1a']) {
      const session = ofMatch(text);
      expect('token' in session ? session : ownNotation(session)).toBe(text);
    }
    expect(ownNotation(Session.begin(klondike, 'dealing=one', 30))).toBeUndefined();
  });

  test.each<[string, string, Fault]>([
    ['3x3x13x5+1 1a 9z', '', { why: 'match-place', token: 3, text: '9z' }],
    ['3x4x13x5+1', '', { why: 'match-pack', token: 1, text: '3x4x13x5+1' }],
    ['3x3x13x5+0 1a', '', { why: 'match-deal', token: 1, text: '3x3x13x5+0' }],
    ['3x3x13x5+0', 'ACAD', { why: 'match-deal', token: 1, text: '3x3x13x5+0' }],
  ])('refuses %s with the cards "%s" and says where', (text, cards, fault) => {
    expect(ofMatch(text, cards)).toEqual(fault);
  });
});

test('ignores any amount of text behind a link', () => {
  const here = { game: findGame('golf')!, options: '', deal: 1, cards: '' };
  // A regular expression anchored at the end would be tried from each of these places; the fuzzer measures such texts.
  const dots = '.'.repeat(90_000);
  expect(parseShared(`baize:klondike?dealing=three#7${dots}`, here)).toMatchObject({ ok: true });
  expect(parseShared(`baize:klondike?dealing=three#7${dots}x`, here)).toMatchObject({ ok: false });
});
