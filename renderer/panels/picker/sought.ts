import { spellingsOf } from './spelling.ts';

/** The rank of a name that is what is sought, and no more than it. */
export const WHOLE = 5;

/** Letters from which on one of them may be wrong. */
const LEAST_NEARLY = 4;

/**
 * What is typed to find a game, in every way it may be meant. (Of all games' 97 other names minisearch puts another game before 5,
 * fuse.js before 19, both with our spellings; ranking whole names and ways to play would be left to us all the same.)
 */
export class Sought {
  readonly #meant: readonly string[];

  constructor(text: string) {
    this.#meant = spellingsOf(text)
      .map((words) => words.join(''))
      .filter((letters) => letters !== '');
  }

  get empty(): boolean {
    return this.#meant.length === 0;
  }

  /** 5 the name is what is sought, 4 it begins with it, 3 one of its words does, 1 it is somewhere within, 0 it is not there. */
  rank(name: string): number {
    return this.#best(name, (sought, words) => {
      const whole = words.join('');
      if (whole === sought) return WHOLE;
      if (whole.startsWith(sought)) return 4;
      if (words.some((_, at) => words.slice(at).join('').startsWith(sought))) return 3;
      return whole.includes(sought) ? 1 : 0;
    });
  }

  /** 2 the name or one of its words begins with what is sought but for one letter: another, one more, one less, two changed over. */
  nearly(name: string): number {
    return this.#best(name, (sought, words) =>
      sought.length >= LEAST_NEARLY && [words.join(''), ...words].some((word) => beginsNearly(word, sought)) ? 2 : 0,
    );
  }

  #best(name: string, rank: (sought: string, words: readonly string[]) => number): number {
    const ways = spellingsOf(name).flatMap((words) => this.#meant.map((sought) => rank(sought, words)));
    return Math.max(0, ...ways);
  }
}

function beginsNearly(name: string, sought: string): boolean {
  let at = 0;
  while (at < sought.length && name[at] === sought[at]) at++;
  const [there, here] = [name.slice(at), sought.slice(at)];
  if (here.length < 2) return true;
  const meant = [
    `${there[0]}${here.slice(1)}`,
    `${there[0]}${here}`,
    here.slice(1),
    `${here[1]}${here[0]}${here.slice(2)}`,
  ];
  return meant.some((text) => there.startsWith(text));
}
