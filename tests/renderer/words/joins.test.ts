import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { ENGLISH } from '../../../renderer/words/catalogue/catalogue.ts';
import { endSentence, joinFacts, joinHead, joinList, joinSentences } from '../../../renderer/words/joins.ts';
import { sayInteger, sayTime, speak } from '../../../renderer/words/say.ts';
import { sentencesIn } from '../../../renderer/words/table/sentences.ts';

afterEach(() => speak('en', 'en'));

/** What Chinese says instead. */
const CHINESE = {
  'join.sentences': '{before}{next}',
  'join.list': '{before}、{next}',
  'join.head': '{head}：{rest}',
  'join.end': '{text}。',
} as const;

const joined = (): string[] => [
  joinSentences(['One.', '', 'Two.', undefined, 'Three.']),
  joinList(['a', 'b', false, 'c']),
  joinFacts(['a', 'b']),
  joinHead('head', 'rest'),
  joinHead('head', ''),
  endSentence('Done'),
  joinList([]),
];

test('joins texts as the language in use does, without those that are empty', async () => {
  expect(joined()).toEqual(['One. Two. Three.', 'a, b, c', 'a\u00A0· b', 'head: rest', 'head', 'Done.', '']);
  await speak('zh', 'zh-CN', () =>
    Promise.resolve({
      ...ENGLISH,
      messages: Object.fromEntries(Object.entries(CHINESE).map(([id, defaultMessage]) => [id, { defaultMessage }])),
    }),
  );
  expect(joined()).toEqual(['One.Two.Three.', 'a、b、c', 'a\u00A0· b', 'head：rest', 'head', 'Done。', '']);
});

test('splits sentences also where no space is between them', () => {
  expect(sentencesIn('One. Two! 3 of them.')).toEqual(['One.', 'Two!', '3 of them.']);
  expect(sentencesIn('移动一张牌。翻开另一张！')).toEqual(['移动一张牌。', '翻开另一张！']);
});

test.each([
  ['ar-EG', '٧', '٤:٠٧'],
  ['fa', '۷', '۴:۰۷'],
  ['de-u-nu-arab', '٧', '٤:٠٧'],
  ['ru', '7', '4:07'],
  ['ja', '7', '4:07'],
])('writes numbers and times in %s with its digits', async (locale, seven, time) => {
  await speak('en', locale, () => Promise.resolve(ENGLISH));
  expect([sayInteger(7), sayTime(247_000)]).toEqual([seven, time]);
});

/** Two messages with a space of the code between them, which some languages don't write. */
const SPACED = /\bsay\w*\((?:[^()]|\([^()]*\))*\)\}(?:\{' '\}\s*| )\$?\{(?:say|describing)/;

test('finds no two messages joined by a space of the code', () => {
  expect(SPACED.test("{sayExtra('one', { of: of(2) })}{' '}\n {sayClean(games)}")).toBe(true);
  const files = globSync('renderer/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => SPACED.test(readFileSync(`${ROOT}/${file}`, 'utf8')))).toEqual([]);
});
