import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../preload/api.ts';
import { ENGLISH } from '../../../renderer/words/catalogue/catalogue.ts';
import { loadDescribed } from '../../../renderer/words/fetched/description-words.ts';
import { loadExtra } from '../../../renderer/words/fetched/extra-words.ts';
import { loadSetWords } from '../../../renderer/words/fetched/set-words.ts';
import { glossary as de } from '../../../renderer/words/de/glossary.ts';
import { setWords } from '../../../renderer/words/en/card-sets.ts';
import { description } from '../../../renderer/words/en/description.ts';
import { extra } from '../../../renderer/words/en/extra.ts';
import { puzzle } from '../../../renderer/words/en/puzzle.ts';
import { glossary as english, type Term } from '../../../renderer/words/en/glossary.ts';
import { glossary as es } from '../../../renderer/words/es/glossary.ts';
import { glossary as fr } from '../../../renderer/words/fr/glossary.ts';
import { glossary as it } from '../../../renderer/words/it/glossary.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import { loadPuzzleMessages } from '../../../renderer/words/fetched/puzzle-words.ts';
import { glossary as nl } from '../../../renderer/words/nl/glossary.ts';
import { glossary as pl } from '../../../renderer/words/pl/glossary.ts';
import { glossary as pt } from '../../../renderer/words/pt/glossary.ts';
import { glossary as sv } from '../../../renderer/words/sv/glossary.ts';

const GLOSSARIES: Readonly<Partial<Record<Language, Readonly<Record<Term, string>>>>> = {
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  sv,
};

/** Messages in which the English word has another meaning than the term. */
const OTHERWISE: Readonly<Partial<Record<Term, readonly string[]>>> = {
  // Verbs, in whatever form the language uses here.
  undo: ['notice.nothing-undo'],
  redo: ['notice.nothing-redo'],
  // The name of a game; and what matches filters or the system.
  match: ['fault.match-id', 'picker.none', 'picker.none-named', 'settings.theme.system', 'settings.language.system'],
  cell: ['family.freecell'],
  // Games named after people.
  king: ['King Albert'],
  queen: ['Queen Victoria'],
  // In a row, as one after another; a family named after a game; where cards touch; top, bottom and sides of a square.
  row: [
    'family.accordion',
    'won.row',
    'daily.streak',
    'daily.longest',
    'statistics.longest-wins',
    'milestones.row',
    'handwritten.camelot',
    'handwritten.monte-carlo',
    'handwritten.neighbor',
  ],
  column: ['handwritten.monte-carlo', 'handwritten.neighbor'],
  // Only the article depends on the rank; in other languages the rank is a noun.
  ace: ['fits.any', 'lesson.begins', 'lesson.base', 'lesson.takes', 'glance.end'],
  // One higher or lower; ranks given by name.
  rank: ['handwritten.british-constitution', 'handwritten.thieves', 'glance.left-out'],
  // What is special about a game, as a heading.
  rules: ['glance.part'],
};

/** Returns the text of a message, without the names of arguments and cases. */
function literals(message: string): string {
  const found: string[] = [];
  const visit = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal) found.push(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(message));
  return found.join(' ').replaceAll('&', '');
}

interface Pair {
  readonly name: string;
  readonly english: string;
  readonly other: string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  ...ENGLISH.messages,
  ...description,
  ...puzzle,
  ...setWords,
  ...extra,
};

/**
 * Pairs all texts in English and another language: messages, including those of descriptions and puzzles, the labels of
 * options, and the goals.
 */
async function pairsOf(language: Language): Promise<Pair[]> {
  const { messages, choices, goals } = await loadCatalogue(language);
  return [
    ...Object.entries({
      ...messages,
      ...(await loadDescribed(language)),
      ...(await loadPuzzleMessages(language)),
      ...(await loadSetWords(language)),
      ...(await loadExtra(language)),
    }).map(([name, words]) => ({
      name,
      english: literals(MESSAGES[name]!),
      other: literals(words),
    })),
    ...Object.entries({ ...choices, ...goals }).map(([said, other]) => ({ name: said, english: said, other })),
  ];
}

const uses = (text: string, words: string): boolean =>
  words.split('|').some((word) => text.toLowerCase().includes(word.toLowerCase()));

const TERMS = Object.keys(english) as Term[];
const OTHERS = SPOKEN_LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('in %s', (language) => {
  const words = GLOSSARIES[language]!;

  test.each(TERMS)('%s is called by its word wherever English has it', async (term) => {
    const isMeant = new RegExp(`\\b(?:${english[term]})\\b`, 'i');
    const pairs = (await pairsOf(language)).filter(
      ({ name, english }) => isMeant.test(english) && !OTHERWISE[term]?.includes(name),
    );
    const without = pairs.filter(({ other }) => !uses(other, words[term]));
    expect(without.map(({ name, other }) => `${name}: ${other}`)).toEqual([]);
  });

  test('a redo and a redeal are never called by one word', async () => {
    const pairs = await pairsOf(language);
    const redeals = pairs.filter(({ english: said }) => /redeal/i.test(said));
    const redos = pairs.filter(({ english: said }) => /redo/i.test(said));
    expect(redeals.filter(({ other }) => uses(other, words.redo))).toEqual([]);
    expect(redos.filter(({ other }) => uses(other, words.redeal))).toEqual([]);
  });
});
