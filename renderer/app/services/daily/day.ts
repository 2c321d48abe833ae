/**
 * A calendar day, counted from 1 January 1970. The number is the same in every time zone, whatever the length of the
 * day there. Computing with it needs no time zone.
 */
export type Day = number;

const DAY_MS = 86_400_000;

/** Returns the local day of a date. */
export const dayOf = (date: Date): Day => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** Returns the day in UTC at a time, in milliseconds since 1970. */
export const dayAt = (time: number): Day => Math.floor(time / DAY_MS);

/** Returns the day as a date to be formatted in the time zone `UTC`. */
export const dateOf = (day: Day): Date => new Date(day * DAY_MS);

/** Returns the moment at which a day begins first anywhere on earth, in milliseconds since 1970. */
export const earliest = (day: Day): number => day * DAY_MS - EASTERNMOST;
const EASTERNMOST = 14 * 3_600_000;

/** A month, counted from January of the year 0. */
export type CalendarMonth = number;

export function monthOf(day: Day): CalendarMonth {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Returns the first day of a month. */
export const firstOf = (month: CalendarMonth): Day => Date.UTC(Math.floor(month / 12), month % 12) / DAY_MS;

/** Returns the same day of another month, or the last day of that month if it is shorter. */
export function inMonth(day: Day, month: CalendarMonth): Day {
  const of = day - firstOf(monthOf(day));
  return Math.min(firstOf(month) + of, firstOf(month + 1) - 1);
}

/** Returns the weekday, from 1, Monday, to 7, Sunday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Lists the days of the week that contains a day. `begin`: the weekday with which weeks begin. */
export function weekOf(day: Day, begin: number): readonly Day[] {
  const start = day - ((weekdayOf(day) - begin + 7) % 7);
  return Array.from({ length: 7 }, (_, at) => start + at);
}

/**
 * Lists the weeks of a month, whole, with days of the neighbouring months. `begin`: the weekday with which weeks begin.
 */
export function weeksOf(month: CalendarMonth, begin: number): readonly (readonly Day[])[] {
  const [start = 0] = weekOf(firstOf(month), begin);
  const count = Math.ceil((firstOf(month + 1) - start) / 7);
  return Array.from({ length: count }, (_, week) => weekOf(start + 7 * week, begin));
}
