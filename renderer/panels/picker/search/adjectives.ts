import { sayExtra } from '../../../words/fetched/extra-words.ts';
import type { SearchableWay, Way } from './way.ts';
import { beginsWord, isWholeNameRank, SearchText } from '../../ui/search/search-text.ts';

/** Words that people use for games, and the filter value that each means. */
const MEANT = {
  short: ['time', 'short'],
  long: ['time', 'long'],
  easy: ['ease', 'easy'],
  hard: ['ease', 'hard'],
  skill: ['needs', 'skill'],
  luck: ['needs', 'luck'],
  'one-pack': ['packs', '1'],
  'two-packs': ['packs', '2'],
  new: ['played', 'no'],
  // No family is named by the word; this is the nearest one.
  pairs: ['family', 'pairs'],
} as const;

/** The games nearest to “mahjong”: cards in layers that cover each other; the first has all of them face up. */
const NEAREST: readonly string[] = ['giza', 'pyramid', 'triangle', 'king-tut', 'double-pyramid'];

/**
 * Sorts games of pairs: the nearest to Mahjong first, then those with all cards face up; others stay in their order.
 */
export function byNearness<E extends { readonly id: string; readonly facts: { readonly open: boolean } | undefined }>(
  entries: readonly E[],
  asked: readonly AskedValue[],
): readonly E[] {
  if (!asked.includes(MEANT.pairs)) return entries;
  const place = ({ id, facts }: E): number => (NEAREST.includes(id) ? NEAREST.indexOf(id) : facts?.open ? 10 : 20);
  return entries.toSorted((a, b) => place(a) - place(b));
}

/** A filter, and the value it must have. */
export type AskedValue = (typeof MEANT)[keyof typeof MEANT];

/**
 * Returns the filters that the words ask for: “quick”, “easy two packs”. Undefined if one of them asks for none,
 * because the words are then a name.
 */
export function askedBy(text: string): readonly AskedValue[] | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const asked: AskedValue[] = [];
  for (let at = 0; at < words.length;) {
    const pair = meantBy(words.slice(at, at + 2).join(' '));
    const found = pair ?? meantBy(words[at] ?? '');
    if (!found) return undefined;
    asked.push(found);
    at += pair ? 2 : 1;
  }
  return asked.length > 0 ? asked : undefined;
}

function meantBy(text: string): AskedValue | undefined {
  const searchText = new SearchText(text);
  const names = Object.keys(MEANT) as (keyof typeof MEANT)[];
  const name = names.find((each) =>
    sayExtra(`picker.adjective-${each}`)
      .split(', ')
      .some((word) => isWholeNameRank(searchText.rank(word))),
  );
  return name && MEANT[name];
}

/** Finds games by words about an option alone, in the version that they describe: “draw three”. */
export function foundByAnswer<E extends { readonly answers: readonly SearchableWay[] }>(
  entries: readonly E[],
  text: string,
): { readonly entry: E; readonly way: Way }[] {
  const searchText = new SearchText(text);
  return entries.flatMap((entry) => {
    const answered = entry.answers.findLast(({ says }) => beginsWord(searchText.rank(says)));
    return answered ? [{ entry, way: answered.way }] : [];
  });
}
