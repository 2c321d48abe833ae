import { isPartOfNumber, withoutSmallWords, spellingsOf } from './spelling.ts';

/** The rank of a name that equals the search text. */
const WHOLE_NAME_RANK = 5;

/** Subtracted from a rank when small words differ or a saint is written differently. */
const LOOSE_LOSS = 0.1;

/** The rank of a name that lacks only its last letter, which may not be typed yet. */
const ALMOST_WHOLE_RANK = 4.85;

/** Scripts that write words without a space between them: any part of a name may be a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** The length from which one letter of the text may be wrong. */
const MIN_MISTAKE_LETTERS = 4;

/** One spelling of a text; `loose`: without small words and with saints alike. */
interface Spelt {
  readonly words: readonly string[];
  readonly letters: string;
  readonly loose: boolean;
}

/**
 * A search text for games, in every spelling that may be meant. Our own code instead of a library: for the games' 97
 * other names, minisearch ranked a wrong game first 5 times and fuse.js 19 times, both with our spellings, and whole
 * names and versions would still have to be ranked here.
 */
export class SearchText {
  readonly #spellings: readonly Spelt[];

  constructor(text: string) {
    this.#spellings = spell(text);
  }

  get empty(): boolean {
    return this.#spellings.length === 0;
  }

  /**
   * Returns how well a name matches: 5 equal, 4 it begins with the text, 3 one of its words does, 1 it contains the
   * text, 0 no match; a little less where small words or a saint are written differently.
   */
  rank(name: string): number {
    return this.#best(name, (sought, words, letters, loose) => {
      if (letters === sought) return WHOLE_NAME_RANK;
      if (isPartOfNumber(sought, words)) return 3;
      if (letters.startsWith(sought)) return !loose && isAlmost(letters, sought) ? ALMOST_WHOLE_RANK : 4;
      if (words.some((_, at) => words.slice(at).join('').startsWith(sought))) return 3;
      if (!letters.includes(sought)) return 0;
      return UNSPACED.test(sought) ? 3 : 1;
    });
  }

  /**
   * Returns how well a name matches with one wrong letter: replaced, added, missing or swapped with the next. 5 the
   * whole name, 2 it or one of its words begins with the text, 0 no match.
   */
  nearly(name: string): number {
    return this.#best(name, (sought, words, letters) => {
      if (sought.length < MIN_MISTAKE_LETTERS) return 0;
      if (Math.abs(letters.length - sought.length) < 2 && editsBetween(letters, sought) < 2) return WHOLE_NAME_RANK;
      return [letters, ...words].some((word) => beginsNearly(word, sought)) ? 2 : 0;
    });
  }

  /** Returns the least number of letters by which the whole name differs: replaced, added, missing or swapped. */
  distance(name: string): number {
    const ways = spelt(name).flatMap((there) =>
      this.#spellings.map((here) => editsBetween(there.letters, here.letters)),
    );
    return Math.min(Infinity, ...ways);
  }

  /** The length of the shortest spelling. */
  get letters(): number {
    return Math.min(Infinity, ...this.#spellings.map(({ letters }) => letters.length));
  }

  #best(
    name: string,
    rank: (sought: string, words: readonly string[], letters: string, loose: boolean) => number,
  ): number {
    let best = 0;
    for (const there of spelt(name)) {
      for (const here of this.#spellings) {
        const found = rank(here.letters, there.words, there.letters, there.loose || here.loose);
        if (found > 0) best = Math.max(best, found - (there.loose || here.loose ? LOOSE_LOSS : 0));
      }
    }
    return best;
  }
}

/** Whether a text lacks only the last letter of the name that it begins. */
const isAlmost = (letters: string, sought: string): boolean =>
  sought.length >= MIN_MISTAKE_LETTERS && letters.length === sought.length + 1;

/** Whether a rank is that of a whole name. */
export const isWholeNameRank = (rank: number): boolean => rank > WHOLE_NAME_RANK - 2 * LOOSE_LOSS;

/** Whether a rank is that of a name that lacks only its last letter. */
export const isAlmostWholeRank = (rank: number): boolean => rank === ALMOST_WHOLE_RANK;

/** Whether a rank is that of a name with a word that begins with the text, or better. */
export const beginsWord = (rank: number): boolean => rank > 2;

const SPELLINGS = new Map<string, readonly Spelt[]>();

/** Returns a name's spellings, cached because every typed letter compares all names. */
function spelt(name: string): readonly Spelt[] {
  const known = SPELLINGS.get(name) ?? [...spell(name), ...initialConsonants(name)];
  SPELLINGS.set(name, known);
  return known;
}

/** Spells a Korean name by the first consonant of each syllable, as people type it to search; nothing for others. */
function initialConsonants(name: string): readonly Spelt[] {
  const words = (spellingsOf(name)[0] ?? []).map((word) => word.replaceAll(/[^ᄀ-ᄒ]/g, '')).filter(Boolean);
  return words.length > 0 ? [{ words, letters: words.join(''), loose: false }] : [];
}

function spell(text: string): readonly Spelt[] {
  const strict = spellingsOf(text).filter((words) => words.length > 0);
  const of = (words: readonly string[], loose: boolean): Spelt => ({ words, letters: words.join(''), loose });
  return strict.flatMap((words) => {
    const fewer = withoutSmallWords(words);
    return fewer ? [of(words, false), of(fewer, true)] : [of(words, false)];
  });
}

function beginsNearly(name: string, sought: string): boolean {
  let at = 0;
  while (at < sought.length && name[at] === sought[at]) at++;
  const [there, here] = [name.slice(at), sought.slice(at)];
  if (here.length < 2) return true;
  const variants = [
    `${there[0]}${here.slice(1)}`,
    `${there[0]}${here}`,
    here.slice(1),
    `${here[1]}${here[0]}${here.slice(2)}`,
  ];
  return variants.some((text) => there.startsWith(text));
}

/** Returns the Damerau distance, in which swapping neighbours is one edit; keeps only three rows of its table. */
function editsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const turned = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const across = editsAt(last, j - 1) + (same ? 0 : 1);
      const over = turned ? editsAt(before, j - 2) + 1 : Infinity;
      row.push(Math.min(editsAt(last, j) + 1, editsAt(row, j - 1) + 1, across, over));
    }
    [before, last] = [last, row];
  }
  return last.at(-1) ?? Infinity;
}

const editsAt = (row: readonly number[], at: number): number => row[at] ?? Infinity;
