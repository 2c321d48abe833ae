import { alikeOf } from './alike.ts';
import { compareNames } from '../../../words/by-name.ts';
import { isExtra, sayExtra } from '../../../words/fetched/extra-words.ts';
import { answerOf, type PickerEntry, type Filter, type PickerMatch, type Habits } from './chooser.ts';
import { type Likely, likelyOf } from './likely.ts';
import { sayFamily } from '../../../words/fetched/families.ts';

/** A filter value that some game has, and its label. */
export interface FilterValue {
  readonly value: string;
  readonly label: string;
}

/** The order in which values are listed. */
const ORDER: readonly string[] = [
  'short',
  'medium',
  'long',
  'skill',
  'both',
  'luck',
  'nearly-all',
  'most',
  'some',
  'few',
  'unknown',
  'easy',
  'fair',
  'hard',
  'yes',
  'no',
];

/** Lists the values that some game has for a filter, in the expected order. */
export function valuesOf(filter: Filter, entries: readonly PickerEntry[], habits: Habits): FilterValue[] {
  const values = [...new Set(entries.map((entry) => answerOf(filter, entry, habits)))].filter((value) => value !== '');
  return values
    .map((value) => ({ value, label: sayValue(filter, value) }))
    .toSorted((a, b) => ORDER.indexOf(a.value) - ORDER.indexOf(b.value) || compareNames(a.label, b.label));
}

/** Lists the choices of a filter: its values and, where these have an order, each pair of neighbours. */
export function offersOf(filter: Filter, entries: readonly PickerEntry[], habits: Habits): FilterValue[] {
  const values = valuesOf(filter, entries, habits);
  const pairs = values.flatMap(({ value }, at): FilterValue[] => {
    const next = values[at + 1];
    if (!next) return [];
    const label = sayEither(filter, value, next.value);
    return label === undefined ? [] : [{ value: `${value} ${next.value}`, label }];
  });
  return [...values, ...pairs];
}

/** Returns the label of two neighbouring values; undefined where the filter has no order or a value is outside it. */
function sayEither(filter: Filter, less: string, more: string): string | undefined {
  if (filter === 'packs') return sayExtra('picker.packs-either', { less: Number(less), more: Number(more) });
  const name = `picker.${filter}-${less}-${more}`;
  return isExtra(name) ? sayExtra(name) : undefined;
}

function sayValue(filter: Filter, value: string): string {
  if (filter === 'packs') return sayExtra('picker.packs-value', { value: Number(value) });
  if (filter === 'family') return sayFamily(value);
  const name = `picker.${filter}-${value}`;
  return isExtra(name) ? sayExtra(name) : value;
}

/** Games with something in common, under its label. */
export interface Group {
  readonly label: string;
  readonly found: readonly PickerMatch[];
}

/** Returns the rows of the overview that are not empty. */
export const likelyGroups = (entries: readonly PickerEntry[], habits: Habits): Group[] =>
  (Object.entries(likelyOf(entries, habits)) as [keyof Likely, readonly PickerMatch[]][])
    .filter(([, found]) => found.length > 0)
    .map(([row, found]) => ({ label: sayExtra(`picker.${row}`), found }));

/** Groups games by their values for a filter; '': one group of all. */
export function groupsOf(found: readonly PickerMatch[], filter: Filter | '', habits: Habits): Group[] {
  if (filter === '') return [{ label: '', found }];
  const values = valuesOf(
    filter,
    found.map(({ entry }) => entry),
    habits,
  );
  return values.map(({ value, label }) => ({
    label,
    found: found.filter(({ entry }) => answerOf(filter, entry, habits) === value),
  }));
}

/** The most games found that leave room for similar ones. */
const MAX_FOUND_BEFORE_ALIKE = 3;

/**
 * Returns the games most like the first one found, because a typed name often stands for a kind of game; none when many
 * were found.
 */
export function alikeGroup(found: readonly PickerMatch[], entries: readonly PickerEntry[]): Group[] {
  const [first] = found;
  if (!first || found.length > MAX_FOUND_BEFORE_ALIKE) return [];
  const listed = new Set(found.map(({ entry }) => entry.id));
  const others = new Map(entries.filter(({ id }) => !listed.has(id)).map((entry) => [entry.id, entry]));
  const alike = alikeOf(first.entry.id, [...others.keys()]);
  const matches = alike.flatMap(({ id }) => others.get(id) ?? []).map((entry) => ({ entry, way: undefined }));
  return matches.length === 0 ? [] : [{ label: sayExtra('picker.alike'), found: matches }];
}
