import { beginsWord, SearchText } from '../ui/search/search-text.ts';
import type { SettingGroup, SettingRow } from './setting-row.tsx';

/** The least number of letters that may stand within a word of a label: “back” finds “feedback”, “a” does not. */
const MIN_LETTERS_WITHIN = 3;

/** The least rank of a title that begins with the search text. */
const BEGINS_TITLE = 3.5;

/**
 * Returns the groups with only those rows that a search finds: each word of it begins a word of the row's texts or is
 * within its label. A group whose title begins with the search has all its rows; one without rows is left out. Accents,
 * case and small words are ignored.
 */
export function findSettings(groups: readonly SettingGroup[], search: string): readonly SettingGroup[] {
  const whole = new SearchText(search);
  if (whole.empty) return [];
  const words = search
    .split(/\s+/)
    .map((word) => new SearchText(word))
    .filter((word) => !word.empty);
  return groups
    .map((group) => {
      const isMeant = whole.rank(group.title) > BEGINS_TITLE;
      return isMeant ? group : { ...group, rows: group.rows.filter((row) => words.every((word) => isIn(word, row))) };
    })
    .filter(({ rows }) => rows.length > 0);
}

function isIn(word: SearchText, { says }: SettingRow): boolean {
  const [label = ''] = says;
  return (
    says.some((text) => beginsWord(word.rank(text))) ||
    (word.letters >= MIN_LETTERS_WITHIN && wordsOf(label).some((part) => word.rank(part) > 0))
  );
}

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '');
