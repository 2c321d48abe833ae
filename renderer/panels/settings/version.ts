import { sayExtra } from '../../words/fetched/extra-words.ts';
import { locale } from '../../words/say.ts';

/** The day this version was released, as in its metadata for software centres. */
export const RELEASE_DATE = '2026-11-21';

const DAY_MS = 86_400_000;
/** Ages up to two months are said in days, up to two years in months. */
const UNITS = [
  { unit: 'year', days: 365.25, from: 730 },
  { unit: 'month', days: 30.44, from: 60 },
  { unit: 'day', days: 1, from: 1 },
] as const;

/**
 * Says the version and its age: “Version 0.1.0, 3 months old”; without the age on the day of release or if the clock is
 * wrong.
 */
export function sayRelease(version: string, now = Date.now()): string {
  const days = (now - Date.parse(RELEASE_DATE)) / DAY_MS;
  const found = UNITS.find(({ from }) => days >= from);
  if (found === undefined) return sayExtra('about.version', { version });
  const format = new Intl.NumberFormat(locale(), { style: 'unit', unit: found.unit, unitDisplay: 'long' });
  return sayExtra('about.aged', { version, age: format.format(Math.floor(days / found.days)) });
}
