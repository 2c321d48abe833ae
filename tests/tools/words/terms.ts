import type english from '../../../assets/words/en/glossary.json';
import { literalsOf } from './arguments.ts';
import { COMPONENTS, readWords, textsIn } from './catalogues.ts';

/*
 * The terms that must be one word each in every language. English: the words for them as parts of regular expressions.
 * Other languages: what messages use for each term, the word or the beginnings of its inflected forms.
 */

type Term = keyof typeof english;
type Terms = Readonly<Partial<Record<Term, string>>>;

const termsIn = (language: string): Terms => readWords(language, 'glossary') as Terms;

/** Messages in which the English word has a different meaning from the term. */
const OTHERWISE: Readonly<Partial<Record<Term, readonly string[]>>> = {
  // Verbs, in whatever form the language uses here.
  undo: ['notice.nothing-undo'],
  redo: ['notice.nothing-redo'],
  // The name of a game; and what matches filters or the system.
  match: ['fault.match-id', 'picker.none', 'picker.none-named', 'settings.theme.system', 'settings.language.system'],
  cell: ['family.freecell'],
  // Games named after people.
  king: ['option.king-albert.variation.king-albert'],
  queen: ['option.king-albert.variation.queen-victoria'],
  // In a row, as one after another; a family named after a game; where cards touch; top, bottom and sides of a square.
  row: [
    'family.accordion',
    'won.row',
    'daily.streak',
    'daily.longest',
    'today.streak',
    'today.longest',
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
  // Messages about versions of Baize, of the rules in a link, and of a game that was continued on two computers.
  version: [
    'fault.game-version',
    'fault.rules',
    'because.newer',
    'about.version',
    'about.aged',
    'about.newer',
    'about.releases',
    'exchange.newer',
    'together.newer',
    'together.partly',
    'together.keeps',
  ],
  // A verb: cards go from foundation to foundation.
  pass: ['handwritten.archway', 'handwritten.crescent'],
  // The special feature of a game, as a heading.
  rules: ['glance.part'],
};

/** The host's messages are of the system and not of the game. */
const COMPARED = COMPONENTS.filter((component) => component !== 'host');

const plain = (message: string): string => literalsOf(message).join(' ').replaceAll('&', '');

const uses = (text: string, words: string): boolean =>
  words.split('|').some((word) => text.toLowerCase().includes(word.toLowerCase()));

/** A message in English and in another language, without the names of arguments and cases. */
interface Pair {
  readonly id: string;
  readonly english: string;
  readonly other: string;
}

function pairsOf(language: string): Pair[] {
  const english = textsIn('en', COMPARED);
  return Object.entries(textsIn(language, COMPARED)).map(([id, other]) => ({
    id,
    english: plain(english[id] ?? ''),
    other: plain(other),
  }));
}

/** Lists the messages that lack a language's word for a term that English has there, as `row (rząd) in pile.row: …`. */
export function lackingTerms(language: string): string[] {
  const [words, meant, pairs] = [termsIn(language), termsIn('en'), pairsOf(language)];
  const terms = Object.keys(meant) as Term[];
  const unknown = terms.filter((term) => words[term] === undefined);
  const without = terms.flatMap((term) => {
    const word = words[term];
    if (word === undefined) return [];
    const isMeant = new RegExp(`\\b(?:${meant[term]})\\b`, 'i');
    return pairs
      .filter(({ id, english }) => isMeant.test(english) && !OTHERWISE[term]?.includes(id))
      .filter(({ other }) => !uses(other, word))
      .map(({ id, other }) => `${term} (${word}) in ${id}: ${other}`);
  });
  return unknown.length > 0 ? [`the glossary lacks ${unknown.join(', ')}`, ...without] : without;
}

/** Lists the messages that say redo where English says redeal, or the other way round. */
export function confusedRedeals(language: string): string[] {
  const { redo = '?', redeal = '?' } = termsIn(language);
  return pairsOf(language)
    .filter(({ english, other }) =>
      /redeal/i.test(english) ? uses(other, redo) : /redo/i.test(english) && uses(other, redeal),
    )
    .map(({ id, other }) => `redo and redeal in ${id}: ${other}`);
}
