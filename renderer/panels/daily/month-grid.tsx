import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DIFFICULTIES, type Difficulty } from '../../../engine/search.ts';
import { dateOf, type Day, inMonth, monthOf, weekdayOf, weeksOf } from '../../app/services/daily/day.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { readingKey } from '../ui/reading-key.ts';
import { Icon } from '../ui/icons.tsx';
import { type DayState, sayCell, sayMonth, sayWeekday, sayWeekdayInFull, standingOf, weekBegin } from './day-words.ts';
import type { Daily } from './use-daily.ts';

/** How a day looks and is described. */
export interface DayLook {
  readonly standing: DayState;
  readonly said: string;
  /** Small marks under its number; none: the day has no deal to play. */
  readonly under: ComponentChildren;
}

interface DaysGridProps {
  /** The accessible name of the grid. */
  readonly label: string;
  readonly weeks: readonly (readonly Day[])[];
  /** Whether a day of these weeks is shown; otherwise its place stays empty. */
  readonly shows: (day: Day) => boolean;
  readonly today: Day;
  /** The chosen day. */
  readonly day: Day;
  readonly lookOf: (day: Day) => DayLook;
  readonly onDay: (day: Day) => void;
  readonly onPlay: () => void;
}

/** Days in weeks. The Tab key reaches one of them; arrows, Home, End and the page keys lead from there to others. */
export function DaysGrid({ label, weeks, shows, day, onDay, ...ofCell }: DaysGridProps) {
  const ref = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  // The focus follows the key: the cell that had it is gone when other weeks are shown.
  useLayoutEffect(() => {
    if (follows.current) ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [day]);
  const press = (event: KeyboardEvent): void => {
    const next =
      event.key === 'Enter' || event.key === ' ' ? undefined : stepFrom(readingKey(event.key), day, weekBegin());
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    follows.current = true;
    onDay(next);
  };
  return (
    <table ref={ref} class="month" role="grid" aria-label={label} onKeyDown={press}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((one) => (
            <th key={one} scope="col" abbr={sayWeekdayInFull(one)}>
              {sayWeekday(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) =>
              shows(one) ? (
                <DayCell key={one} {...ofCell} day={one} chosen={one === day} onDay={onDay} />
              ) : (
                <td key={one} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<DaysGridProps, 'today' | 'day' | 'lookOf' | 'onDay' | 'onPlay'> {
  readonly chosen: boolean;
}

function DayCell({ today, day, chosen, lookOf, onDay, onPlay }: DayCellProps) {
  const { standing, said, under } = lookOf(day);
  return (
    <td
      class={`day ${standing}${day === today ? ' today' : ''}`}
      tabIndex={chosen ? 0 : -1}
      aria-selected={chosen}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={!under}
      aria-label={said}
      onClick={() => onDay(day)}
      onDblClick={onPlay}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPlay();
      }}
    >
      <span class="day-mark" aria-hidden="true">
        {standing === 'won' ? <Icon name="won" /> : dateOf(day).getUTCDate()}
      </span>
      <span class="day-hard" aria-hidden="true">
        {under}
      </span>
    </td>
  );
}

interface MonthGridProps extends Pick<DaysGridProps, 'today' | 'day' | 'onDay' | 'onPlay'> {
  readonly daily: Daily | undefined;
}

/** The days of the chosen day's month. */
export function MonthGrid({ daily, today, day, ...on }: MonthGridProps) {
  const month = monthOf(day);
  const lookOf = (one: Day): DayLook => {
    const standing = standingOf(one, today, daily?.marks.get(one));
    const deal = daily?.deals.of(one);
    const known = deal && standing !== 'to-come' && standing !== 'before';
    return {
      standing,
      said: sayCell(one, standing, deal?.difficulty && sayExtra(`kind.${deal.difficulty}`)),
      under: known && deal.difficulty && <Dots difficulty={deal.difficulty} />,
    };
  };
  return (
    <DaysGrid
      label={sayMonth(month)}
      weeks={weeksOf(month, weekBegin())}
      shows={(one) => monthOf(one) === month}
      {...{ today, day, lookOf, ...on }}
    />
  );
}

/** Dots for a difficulty: the harder the deal, the more of them. */
export const Dots = ({ difficulty }: { readonly difficulty: Difficulty }) => (
  <>
    {DIFFICULTIES.slice(0, DIFFICULTIES.indexOf(difficulty) + 1).map((one) => (
      <i key={one} />
    ))}
  </>
);

/** Explains the dots under the days; hidden from screen readers, to which each day's label says it. */
export const DotsMeaning = () => (
  <p class="dots-meaning" aria-hidden="true">
    {DIFFICULTIES.map((difficulty) => (
      <span key={difficulty}>
        <span class="day-hard">
          <Dots difficulty={difficulty} />
        </span>
        {sayExtra(`kind.${difficulty}`)}
      </span>
    ))}
  </p>
);

/** Returns the day that a key leads to from another. */
function stepFrom(key: string, day: Day, begin: number): Day | undefined {
  const inWeek = (weekdayOf(day) - begin + 7) % 7;
  const steps: Readonly<Record<string, Day>> = {
    ArrowLeft: day - 1,
    ArrowRight: day + 1,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: day - inWeek,
    End: day + 6 - inWeek,
    PageUp: inMonth(day, monthOf(day) - 1),
    PageDown: inMonth(day, monthOf(day) + 1),
  };
  return steps[key];
}
