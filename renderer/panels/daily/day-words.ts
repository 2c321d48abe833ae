import { FIRST_DAY, type DayMark } from '../../app/services/daily/daily-deals.ts';
import { dateOf, type Day, firstOf, type CalendarMonth } from '../../app/services/daily/day.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { locale } from '../../words/say.ts';
import { joinList } from '../../words/joins.ts';

/** The state of a day: won or played, missed, open today, yet to come, or before there were deals. */
export type DayState = DayMark | 'missed' | 'open' | 'to-come' | 'before';

export function standingOf(day: Day, today: Day, mark: DayMark | undefined): DayState {
  if (day > today) return 'to-come';
  if (day < FIRST_DAY) return 'before';
  return mark ?? (day === today ? 'open' : 'missed');
}

const inWords = (options: Intl.DateTimeFormatOptions) => (day: Day) =>
  new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options }).format(dateOf(day));

/** `Sunday, 22 November 2026`. */
export const sayDay = inWords({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `November 2026`. */
export const sayMonth = (month: CalendarMonth): string => inWords({ month: 'long', year: 'numeric' })(firstOf(month));

/** `Mon`, and in full for screen readers. */
export const sayWeekday = inWords({ weekday: 'short' });
export const sayWeekdayInFull = inWords({ weekday: 'long' });

/** `23 – 29 November 2026`. */
export const sayDays = (first: Day, last: Day): string =>
  new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', dateStyle: 'long' }).formatRange(dateOf(first), dateOf(last));

/** `Sunday, 22 November 2026, hard, won`; `of`, about the day's deals, is left out for days without deals yet. */
export function sayCell(day: Day, standing: DayState, of: string | undefined): string {
  const known = standing !== 'to-come' && standing !== 'before';
  return joinList([sayDay(day), known ? of : undefined, sayExtra(`daily.${standing}`)]);
}

/** Returns the weekday on which weeks begin where the language is spoken, from 1 Monday to 7 Sunday. */
export function weekBegin(): number {
  const place: Intl.Locale & {
    getWeekInfo?: () => { readonly firstDay: number };
    readonly weekInfo?: { readonly firstDay: number };
  } = new Intl.Locale(locale());
  return (place.getWeekInfo?.() ?? place.weekInfo)?.firstDay ?? 1;
}
