import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import languages from '../../../assets/words/languages.json' with { type: 'json' };
import { LANGUAGES } from '../../../preload/api.ts';
import { compileCatalogue } from '../../../renderer/compiled-words.ts';
import { elementsOf } from '../../../renderer/words/catalogue/entry.ts';
import { argumentsOf } from '../../tools/words/arguments.ts';
import { cataloguePath, COMPONENTS, filesOf, readComponent } from '../../tools/words/catalogues.ts';

const FOLDERS = [...LANGUAGES, 'en-us'];
const FILES = FOLDERS.flatMap((folder) =>
  COMPONENTS.filter((component) => filesOf(folder).includes(component)).map(
    (component) => [folder, component] as const,
  ),
);

describe('an English message', () => {
  const messages = COMPONENTS.flatMap((component) => Object.entries(readComponent('en', component)));

  test('has a description that adds to its text', () => {
    const without = messages.filter(
      ([, { defaultMessage, description = '' }]) => description.length < 10 || description === defaultMessage,
    );
    expect(without.map(([id]) => id)).toEqual([]);
  });

  test('names every argument in its description', () => {
    const unnamed = messages.flatMap(([id, { defaultMessage, description = '' }]) =>
      [...argumentsOf(defaultMessage).keys()]
        .filter((name) => !description.includes(`{${name}}`))
        .map((name) => [id, name]),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('a component’s file', () => {
  test.each(FILES)('is compiled as the parser reads it: %s, %s', (folder, component) => {
    const json = compileCatalogue(readFileSync(cataloguePath(folder, component), 'utf8'), true);
    const compiled = Object.entries(JSON.parse(json) as Record<string, string>);
    const parsed = Object.entries(readComponent(folder, component));
    expect(compiled.map(([id, message]) => [id, elementsOf(message)])).toEqual(
      parsed.map(([id, message]) => [id, elementsOf(message)]),
    );
  });
});

describe('compiling a catalogue', () => {
  const compiled = (defaultMessage: string, packed = false): unknown => {
    const json = JSON.stringify({ 'a.b': { defaultMessage, description: 'where it stands' } });
    return (JSON.parse(compileCatalogue(json, packed)) as Record<string, unknown>)['a.b'];
  };

  test('drops descriptions and splits messages with arguments', () => {
    expect(compiled("It’s plain, and '{' is a sign")).toBe('It’s plain, and { is a sign');
    expect(compiled('{game}: {n, plural, one {# card} other {{n, number} cards}}')).toEqual([
      ['game'],
      ': ',
      ['n', 'cardinal', { one: [[], ' card'], other: [['n', 'number'], ' cards'] }],
    ]);
  });

  test.each(['It’s plain.', '[in brackets]', 'a "quoted" {game}', '{n, plural, one {a \\ card} other {# cards}}'])(
    'compiles %s to what the parser reads',
    (message) => expect(elementsOf(compiled(message, true) as string)).toEqual(elementsOf({ defaultMessage: message })),
  );

  test('fails with the id of a broken message', () => {
    expect(() => compiled('{game')).toThrow('The message a.b is broken: {game');
    expect(() => compiled('{n, plural, one {# card}}')).toThrow('a.b');
  });

  test.each(['{when, date}', '<b>bold</b>', '{n, number, percent}', '{a} `', '{n, plural, offset:1 other {#}}'])(
    'fails with %s, which the page can’t format',
    (message) => expect(() => compiled(message, true)).toThrow('a.b'),
  );

  test('leaves other files unchanged', () => {
    const json = '{ "accordion": "Akkordeon" }';
    expect(compileCatalogue(json, true)).toBe(json);
  });
});

describe.each(LANGUAGES)('the manifest of languages, %s', (language) => {
  const { locale, direction } = languages[language];

  test('has a known locale and a direction', () => {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    expect(['ltr', 'rtl']).toContain(direction);
  });
});
