import { signal } from '@preact/signals';
import { JACK, KING, QUEEN, type Rank } from '../../../engine/rules.ts';
import { tongue, type Tongue } from '../say.ts';

/** Corner letters of jack, queen and king on a language's own packs, where they differ from English packs. */
const CORNERS: Readonly<Partial<Record<Tongue, readonly [jack: string, queen: string, king: string]>>> = {
  de: ['B', 'D', 'K'],
  fr: ['V', 'D', 'R'],
  nl: ['B', 'V', 'H'],
  pl: ['W', 'D', 'K'],
  sv: ['Kn', 'D', 'K'],
};

/** The letters in the corners, by rank; other ranks have the English letter. */
type CornerLetters = Readonly<Partial<Record<Rank, string>>>;

const areWished = signal(false);

/** Sets whether cards show the letters of the language, if it has its own. */
export const wishCornerLetters = (wished: boolean): void => void (areWished.value = wished);

/** Returns the letters of the current language; undefined: its packs have the English ones. */
export const ownCornerLetters = (): readonly string[] | undefined => CORNERS[tongue()];

/** Returns the letters that cards show now, where they differ from the English ones. */
export function cornerLetters(): CornerLetters {
  const letters = areWished.value ? ownCornerLetters() : undefined;
  return letters ? { [JACK]: letters[0], [QUEEN]: letters[1], [KING]: letters[2] } : {};
}
