import { SUITS } from '../../../engine/rules.ts';
import { rankNoun, suitNoun } from '../table/cards.ts';
import { type CardKeys, ENGLISH } from '../catalogue/catalogue.ts';
import { catalogue, locale } from '../say.ts';

/** Keys of the ranks from ace to ten. */
const FIGURES = '1234567890';

type Lettered = readonly (readonly [letter: string, value: number])[];

const rankLetters = ({ ranks }: CardKeys): Lettered =>
  Object.entries(ranks).map(([rank, letter]) => [letter, Number(rank)]);

const suitLetters = ({ suits }: CardKeys): Lettered => SUITS.map((suit, at) => [suits[suit], at]);

/** Lists the ranks that a lower-case letter or a digit stands for: in the current language, or else in English. */
export function ranksOfLetter(letter: string): readonly number[] {
  const figure = FIGURES.indexOf(letter) + 1;
  return figure > 0 ? [figure] : meaningsOf(letter, rankLetters);
}

/** Lists the suits that a lower-case letter stands for; several if their names begin alike. */
export const suitsOfLetter = (letter: string): readonly number[] => meaningsOf(letter, suitLetters);

function meaningsOf(letter: string, lettersOf: (keys: CardKeys) => Lettered): readonly number[] {
  const inLanguages = [catalogue().cardKeys, ENGLISH.cardKeys].map((keys) =>
    lettersOf(keys).flatMap(([own, value]) => (own === letter ? [value] : [])),
  );
  return inLanguages.find((values) => values.length > 0) ?? [];
}

/** A key, and the name of the rank or suits it stands for, in the current language. */
interface NamedLetter {
  readonly letter: string;
  readonly name: string;
}

/** Lists the keys that are not obvious: ace, ten and court cards. */
export function namedRanks(): readonly NamedLetter[] {
  const court = rankLetters(catalogue().cardKeys).filter(([, rank]) => rank > 10);
  return [['1', 1] as const, ['0', 10] as const, ...court].map(([letter, rank]) => ({
    letter,
    name: rankNoun(rank)(''),
  }));
}

export function namedSuits(): readonly NamedLetter[] {
  const either = new Intl.ListFormat(locale(), { type: 'disjunction' });
  const letters = [...new Set(suitLetters(catalogue().cardKeys).map(([letter]) => letter))];
  return letters.map((letter) => ({
    letter,
    name: either.format(suitsOfLetter(letter).map((suit) => suitNoun(suit)(''))),
  }));
}
