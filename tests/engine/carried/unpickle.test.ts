import { describe, expect, test } from 'vitest';
import { PickleError, PickleRecord } from '../../../engine/carried/pickle-values.ts';
import { readForeign } from '../../../engine/carried/read-foreign.ts';
import { Unpickler } from '../../../engine/carried/unpickle.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (text: string): unknown => new Unpickler(bytesOf(text)).next();

describe('a pickle', () => {
  test.each([
    ['I42\n.', 42],
    ['I01\n.', true],
    ['L-12345678901234567890L\n.', -12_345_678_901_234_567_890n],
    ['F-1.5e3\n.', -1500],
    ["S'it\\'s'\n.", 'it’s'.replace('’', "'")],
    ['V\\u00fcber\n.', 'über'],
    ['\x80\x02K\x07.', 7],
    ['\x80\x02M\x01\x02.', 513],
    ['\x80\x02J\xff\xff\xff\xff.', -1],
    ['\x80\x02\x8a\x02\x00\x80.', -32_768],
    ['\x80\x02\x8a\x09\x00\x00\x00\x00\x00\x00\x00\x00\x01.', 2n ** 64n],
    ['\x80\x02G\x3f\xf8\x00\x00\x00\x00\x00\x00.', 1.5],
    ['\x80\x04\x8c\x02\xc3\xbc.', 'ü'],
    ['\x80\x02U\x01\xfc.', 'ü'],
    ['\x80\x02(K\x01K\x02l.', [1, 2]],
    ['\x80\x02]q\x00(K\x01h\x00e.', expect.arrayContaining([1])],
    [
      '\x80\x02}(K\x01N\x88\x89u.',
      new Map<unknown, unknown>([
        [1, null],
        [true, false],
      ]),
    ],
  ])('reads the value of %j', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  test('reads a PySolFC object as a record of its fields', () => {
    const record = read('\x80\x02cpysollib.mfxutil\nStruct\n)\x81}U\x05valueK\x05sb.');
    expect(record).toBeInstanceOf(PickleRecord);
    expect(record).toMatchObject({ name: 'Struct', fields: new Map([['value', 5]]) });
  });

  test('continues with the memory of the one before', () => {
    const pickles = new Unpickler(bytesOf('\x80\x04\x8c\x03abc\x94.\x80\x04h\x00.'));
    expect([pickles.next(), pickles.next(), pickles.isAtEnd]).toEqual(['abc', 'abc', true]);
  });

  test.each([
    ['names a function of the system', "cos\nsystem\n(S'true'\ntR."],
    ['names a built-in function', "c__builtin__\neval\n(S'1'\ntR."],
    ['names a function in a module of PySolFC', 'cpysollib.mfxutil\nos.system\n.'],
    ['names a class of the system by values', '\x80\x04\x8c\x0asubprocess\x8c\x05Popen\x93.'],
    ['makes an instance of an unknown class', '(ios\nsystem\n.'],
    ['calls what is no name', '\x80\x02K\x01)R.'],
    ['builds on what is no object', '\x80\x02K\x01}b.'],
    ['has an unknown instruction', '\x80\x02P1\n.'],
    ['has a later protocol', '\x80\x09N.'],
    ['refers to nothing', '\x80\x02h\x05.'],
    ['has no mark', '\x80\x02K\x01l.'],
    ['takes from below a mark', '\x80\x02K\x01(\x85.'],
    ['has an empty stack', '\x80\x02.'],
    ['ends too early', '\x80\x02X\xff\xff\xff\x7fabc'],
    ['has a text longer than the file', '\x80\x04\x8d\xff\xff\xff\xff\xff\xff\xff\xffabc.'],
    ['has an integer that is too long', `\x80\x02\x8b\x00\x10\x00\x00${'\x01'.repeat(4096)}.`],
    ['opens too many marks', `\x80\x02${'('.repeat(2000)}.`],
    ['is too deep', `\x80\x02${']'.repeat(300_000)}.`],
    ['has too many dictionaries', `\x80\x02${'}0'.repeat(300_000)}.`],
  ])('is refused when it %s', (_, text) => {
    expect(() => read(text)).toThrow(PickleError);
  });

  test('refuses six million instructions within seconds', () => {
    expect(() => read(`\x80\x02${'N0'.repeat(3_000_000)}N.`)).toThrow('too long');
  });

  test('is refused whole when it holds no statistics', () => {
    expect(readForeign(bytesOf("(ios\nsystem\n(S'Statistics'\ntR."), '')).toEqual({
      ok: false,
      error: 'damaged',
    });
    expect(readForeign(bytesOf('\x80\x02U\x0aStatistics.'), '')).toEqual({ ok: false, error: 'damaged' });
    expect(readForeign(bytesOf('\x80\x02N.'), '')).toEqual({ ok: false, error: 'unknown' });
  });
});
