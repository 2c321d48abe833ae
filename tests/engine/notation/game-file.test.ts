import { expect, test } from 'vitest';
import { isGameFile, makeGameFile, parseGameFile } from '../../../engine/notation/game-file.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { isOwnName, MAX_NOTE_LETTERS, MAX_OWN_NAME_LETTERS } from '../../../engine/recipes/own-game.ts';
import { KLONDIKE } from '../../../engine/recipes/patterns.ts';
import { MAX_GAME_NOTE_LETTERS, MAX_NAME_LETTERS } from '../../../preload/api.ts';
import { sayFault } from '../../../renderer/words/faults.ts';

const klondike = KLONDIKE;
const GAME = {
  id: makeGame({ ...klondike, cells: '2' }).id,
  name: 'Großmutters',
  note: 'Two cells,\nlearned in 1962.',
};

/** Writes a file with some parts changed. */
const fileWith = (parts: object, rules: object = {}): string =>
  JSON.stringify({ format: 'baize-game', version: 1, name: 'Mine', rules: { ...klondike, ...rules }, ...parts });

test('contains rules, name and note', () => {
  const text = makeGameFile(GAME);
  expect(isGameFile(text)).toBe(true);
  expect(parseGameFile(text)).toEqual({ ok: true, value: GAME });
  expect(text.length).toBeLessThan(2048);
});

test('reads files of fewer rules with first answers', () => {
  const { packs, columns, cards, open, suits, start } = klondike;
  const text = fileWith({ rules: { packs, columns, cards, open, suits, start, redeals: 'endless' } });
  expect(parseGameFile(text)).toMatchObject({ ok: true, value: { id: makeGame(klondike).id, note: '' } });
});

test('uses names and notes that the store accepts', () => {
  expect([MAX_OWN_NAME_LETTERS, MAX_NOTE_LETTERS]).toEqual([MAX_NAME_LETTERS, MAX_GAME_NOTE_LETTERS]);
});

const DEEP_JSON = `${'['.repeat(3000)}${']'.repeat(3000)}`;

test.each([
  { what: 'a huge one', text: fileWith({ note: 'x'.repeat(100_000) }), why: 'game-long' },
  { what: 'a deep one', text: `{"format":"baize-game","version":1,"name":${DEEP_JSON}}`, why: 'game-name' },
  { what: 'deep rules', text: `{"format":"baize-game","version":1,"name":"a","rules":${DEEP_JSON}}`, why: 'game-json' },
  { what: 'one cut off', text: fileWith({}).slice(0, -3), why: 'game-json' },
  { what: 'another format', text: fileWith({ format: 'baize' }), why: 'game-json' },
  { what: 'a newer one', text: fileWith({ version: 2 }), why: 'game-version' },
  { what: 'a foreign part', text: fileWith({ code: 'alert(1)' }), why: 'game-part' },
  { what: 'a foreign rule', text: fileWith({}, { gravity: '9' }), why: 'game-part' },
  { what: 'a rule of every object', text: fileWith({}, { toString: '1' }), why: 'game-part' },
  {
    what: 'an object’s own machinery',
    text: fileWith({}).replace('"packs"', '"__proto__":{"packs":"1"},"packs"'),
    why: 'game-part',
  },
  { what: 'a number out of bounds', text: fileWith({}, { columns: '1000000' }), why: 'game-answer' },
  { what: 'a number that is no text', text: fileWith({}, { columns: 7 }), why: 'game-answer' },
  { what: 'a list for an answer', text: fileWith({}, { columns: ['7'] }), why: 'game-answer' },
  { what: 'markup in the name', text: fileWith({ name: '<img src=x onerror=alert(1)>' }), why: 'game-name' },
  { what: 'a name that turns round', text: fileWith({ name: 'a\u202eb' }), why: 'game-name' },
  { what: 'a name of two lines', text: fileWith({ name: 'a\nb' }), why: 'game-name' },
  { what: 'half a sign for a name', text: fileWith({ name: '\ud83d' }), why: 'game-name' },
  { what: 'a name of blanks', text: fileWith({ name: '   ' }), why: 'game-name' },
  { what: 'no name', text: fileWith({ name: undefined }), why: 'game-name' },
  { what: 'a name too long', text: fileWith({ name: 'x'.repeat(81) }), why: 'game-name' },
  { what: 'a note too long', text: fileWith({ note: 'x'.repeat(501) }), why: 'game-note' },
  { what: 'a note that nobody sees', text: fileWith({ note: 'a\u0000b' }), why: 'game-note' },
  { what: 'more cards than there are', text: fileWith({}, { columns: '35' }), why: 'game-rules' },
  { what: 'no rules', text: fileWith({ rules: null }), why: 'game-json' },
])('refuses $what with a sentence', ({ text, why }) => {
  const read = parseGameFile(text);
  expect(read).toMatchObject({ ok: false, error: { why } });
  expect(read.ok ? '' : sayFault(read.error)).toMatch(/^\S.{20,140}\.$/);
});

test('recognises valid names', () => {
  for (const name of ['Grandmother’s', 'Oma & Opa', '老人牌', 'A 🂡', '7']) expect(isOwnName(name), name).toBe(true);
  for (const name of ['', ' a', 'a ', '<b>', 'a\tb', '\u200b']) expect(isOwnName(name), name).toBe(false);
});
