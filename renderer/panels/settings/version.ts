import { locale, say } from '../../words/say.ts';

/** The day on which this version was released: that of its release in the metadata for software centres. */
export const RELEASED = '2026-11-21';

const DAY_MS = 86_400_000;
/** Up to two months an age is said in days, up to two years in months. */
const UNITS = [
  { unit: 'year', days: 365.25, from: 730 },
  { unit: 'month', days: 30.44, from: 60 },
  { unit: 'day', days: 1, from: 1 },
] as const;

/** “Version 0.1.0, 3 months old”; without an age where it is of today, or the clock is wrong. */
export function sayVersion(version: string, now = Date.now()): string {
  const days = (now - Date.parse(RELEASED)) / DAY_MS;
  const found = UNITS.find(({ from }) => days >= from);
  if (found === undefined) return say('about.version', { version });
  const format = new Intl.NumberFormat(locale(), { style: 'unit', unit: found.unit, unitDisplay: 'long' });
  return say('about.aged', { version, age: format.format(Math.floor(days / found.days)) });
}
