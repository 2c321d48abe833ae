import { signal } from '@preact/signals';
import { JACK, KING, QUEEN, type Rank } from '../../../engine/index.ts';
import { tongue, type Tongue } from '../say.ts';

/** The corners of jack, queen and king on packs made for a language, where they differ from those of English packs. */
const CORNERS: Readonly<Partial<Record<Tongue, readonly [jack: string, queen: string, king: string]>>> = {
  de: ['B', 'D', 'K'],
  fr: ['V', 'D', 'R'],
  nl: ['B', 'V', 'H'],
  pl: ['W', 'D', 'K'],
  sv: ['Kn', 'D', 'K'],
};

/** By rank, what stands in a corner; ranks without have the English letter. */
type CornerLetters = Readonly<Partial<Record<Rank, string>>>;

const areWished = signal(false);

/** Whether cards have the letters of the language, where it has its own. */
export const wishCornerLetters = (wished: boolean): void => void (areWished.value = wished);

/** The letters of the language in use; undefined where its packs have the English ones. */
export const ownCornerLetters = (): readonly string[] | undefined => CORNERS[tongue()];

/** The letters that cards have now, beside the English ones. */
export function cornerLetters(): CornerLetters {
  const letters = areWished.value ? ownCornerLetters() : undefined;
  return letters ? { [JACK]: letters[0], [QUEEN]: letters[1], [KING]: letters[2] } : {};
}
