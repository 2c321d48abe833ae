/**
 * A day of the calendar on the wall, counted from 1 January 1970: the same number wherever the day is lived through,
 * whatever its length. What is reckoned with it needs no time zone.
 */
export type Day = number;

const LENGTH = 86_400_000;

/** The day it is there where the clock shows that time. */
export const dayOf = (date: Date): Day => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / LENGTH;

/** The day it is in Greenwich at a time, in milliseconds since 1970. */
export const dayAt = (time: number): Day => Math.floor(time / LENGTH);

/** The same day as a date for formats in the time zone `UTC`. */
export const dateOf = (day: Day): Date => new Date(day * LENGTH);

/** No clock on earth shows a day sooner than this moment, in milliseconds since 1970. */
export const earliest = (day: Day): number => day * LENGTH - EASTERNMOST;
const EASTERNMOST = 14 * 3_600_000;

/** A month, counted from January of the year 0. */
export type CalendarMonth = number;

export function monthOf(day: Day): CalendarMonth {
  const date = dateOf(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first day of a month. */
export const firstOf = (month: CalendarMonth): Day => Date.UTC(Math.floor(month / 12), month % 12) / LENGTH;

/** So many months on, the same day of the month, or its last where it is shorter. */
export function inMonth(day: Day, month: CalendarMonth): Day {
  const of = day - firstOf(monthOf(day));
  return Math.min(firstOf(month) + of, firstOf(month + 1) - 1);
}

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** The week in which a day is, from the weekday with which weeks begin. */
export function weekOf(day: Day, begin: number): readonly Day[] {
  const start = day - ((weekdayOf(day) - begin + 7) % 7);
  return Array.from({ length: 7 }, (_, at) => start + at);
}

/** The weeks of a month, whole, from the weekday with which weeks begin; days of other months are among them. */
export function weeksOf(month: CalendarMonth, begin: number): readonly (readonly Day[])[] {
  const [start = 0] = weekOf(firstOf(month), begin);
  const count = Math.ceil((firstOf(month + 1) - start) / 7);
  return Array.from({ length: count }, (_, week) => weekOf(start + 7 * week, begin));
}
