import { signal } from '@preact/signals';
import { JACK, KING, QUEEN, type Rank } from '../../../engine/rules.ts';
import { courtLettersIn } from '../language.ts';
import { tongue } from '../say.ts';

/** The letters in the corners, by rank; other ranks have the English letter. */
type CornerLetters = Readonly<Partial<Record<Rank, string>>>;

const areWished = signal(false);

/** Sets whether cards show the letters of the language, if it has its own. */
export const wishCornerLetters = (wished: boolean): void => void (areWished.value = wished);

/** Returns the letters of the current language; undefined: its packs have the English ones. */
export function ownCornerLetters(): readonly string[] | undefined {
  const spoken = tongue();
  return spoken === 'pseudo' ? undefined : courtLettersIn(spoken);
}

/** Returns the letters that cards show now, where they differ from the English ones. */
export function cornerLetters(): CornerLetters {
  const letters = areWished.value ? ownCornerLetters() : undefined;
  return letters ? { [JACK]: letters[0], [QUEEN]: letters[1], [KING]: letters[2] } : {};
}
