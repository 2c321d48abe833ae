import { afterEach, describe, expect, test } from 'vitest';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { fetchedWords, type FetchFile } from '../../../../renderer/words/fetched/fetched-words.ts';
import { say, speak } from '../../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

/** Folders whose file can't be fetched. */
const missing = new Set<string>();
/** Called when a file is asked for. */
let onAsked = async (_folder: string): Promise<void> => {};

const fetchFile: FetchFile<'where'> = async (folder) => {
  await onAsked(folder);
  if (missing.has(folder)) throw new Error(`no file of ${folder}`);
  return { default: { where: `in ${folder}` } };
};

afterEach(() => {
  missing.clear();
  onAsked = async () => {};
});

describe('a fetched component', () => {
  test('says nothing until it is fetched, and nothing for an unknown id', async () => {
    const words = fetchedWords(fetchFile);
    expect([words.say('where'), words.has('where')]).toEqual(['', false]);
    await words.fetch();
    expect([words.say('where'), words.has('where')]).toEqual(['in en', true]);
    expect([words.say('other' as 'where'), words.has('other')]).toEqual(['', false]);
  });

  test('changes its language together with the catalogue', async () => {
    await speak('de', 'de');
    expect([say('command.undo'), sayExtra('settings.title')]).toEqual(['Rückgängig', 'Einstellungen']);
  });

  test('keeps its language, as the catalogue does, when it can’t be fetched in the new one', async () => {
    const words = fetchedWords(fetchFile);
    await words.fetch();
    missing.add('de');
    await expect(speak('de', 'de')).rejects.toThrow('no file of de');
    expect([say('command.undo'), words.say('where')]).toEqual(['Undo', 'in en']);
  });

  test('is fetched in the language that is in use once its file is there', async () => {
    const words = fetchedWords(fetchFile);
    onAsked = async () => {
      onAsked = async () => {};
      await speak('fr', 'fr');
    };
    await words.fetch();
    expect(words.say('where')).toBe('in fr');
  });

  test.each([
    ['en-US', true, 'in en-us'],
    ['en-US', false, 'in en'],
    ['en-GB', true, 'in en'],
  ])('speaks the English of %s where it has messages of its own: %s', async (locale, hasAmerican, said) => {
    const words = fetchedWords(fetchFile, hasAmerican);
    await speak('en', locale);
    await words.fetch();
    expect(words.say('where')).toBe(said);
  });

  test('speaks British English when American messages can’t be fetched', async () => {
    const words = fetchedWords(fetchFile, true);
    missing.add('en-us');
    await speak('en', 'en-US');
    await words.fetch();
    expect(words.say('where')).toBe('in en');
  });
});
