import { useLayoutEffect, useRef } from 'preact/hooks';
import { DIFFICULTIES, type Difficulty } from '../../../engine/index.ts';
import { dateOf, type Day, inMonth, monthOf, weekdayOf, weeksOf } from '../../app/services/daily/day.ts';
import { say } from '../../words/say.ts';
import { Icon } from '../ui/icons.tsx';
import { sayCell, sayMonth, sayWeekday, sayWeekdayInFull, standingOf, weekBegin } from './day-words.ts';
import type { Daily } from './use-daily.ts';

interface MonthGridProps {
  readonly daily: Daily | undefined;
  readonly today: Day;
  /** The day that is chosen; its month is shown. */
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly onPlay: () => void;
}

/**
 * A month's days in weeks. One of them can be reached by the Tab key; from there arrows, Home, End and the page keys go
 * to others.
 */
export function MonthGrid({ daily, today, day, onDay, onPlay }: MonthGridProps) {
  const ref = useRef<HTMLTableElement>(null);
  const begin = weekBegin();
  const month = monthOf(day);
  const weeks = weeksOf(month, begin);
  const follows = useRef(false);
  // The focus follows a key; with another month the cell that had it is gone.
  useLayoutEffect(() => {
    if (follows.current) ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [day]);
  const press = (event: KeyboardEvent): void => {
    const next = event.key === 'Enter' || event.key === ' ' ? undefined : stepFrom(event.key, day, begin);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    follows.current = true;
    onDay(next);
  };
  return (
    <table ref={ref} class="month" role="grid" aria-label={sayMonth(month)} onKeyDown={press}>
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
              monthOf(one) === month ? (
                <DayCell key={one} {...{ daily, today, onPlay }} day={one} chosen={one === day} onDay={onDay} />
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

function DayCell({ daily, today, day, chosen, onDay, onPlay }: MonthGridProps & { readonly chosen: boolean }) {
  const standing = standingOf(day, today, daily?.marks.get(day));
  const deal = daily?.deals.of(day);
  const known = deal && standing !== 'to-come' && standing !== 'before';
  return (
    <td
      class={`day ${standing}${day === today ? ' today' : ''}`}
      tabIndex={chosen ? 0 : -1}
      aria-selected={chosen}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={!known}
      aria-label={sayCell(day, standing, deal)}
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
      <Dots difficulty={known ? deal.difficulty : undefined} />
    </td>
  );
}

/** The harder a deal, the more of them. */
const Dots = ({ difficulty }: { readonly difficulty: Difficulty | undefined }) => (
  <span class="day-hard" aria-hidden="true">
    {difficulty && DIFFICULTIES.slice(0, DIFFICULTIES.indexOf(difficulty) + 1).map((one) => <i key={one} />)}
  </span>
);

/** What the dots under the days mean; of each day it is said, too. */
export const DotsMeaning = () => (
  <p class="dots-meaning" aria-hidden="true">
    {DIFFICULTIES.map((difficulty) => (
      <span key={difficulty}>
        <Dots difficulty={difficulty} />
        {say(`kind.${difficulty}`)}
      </span>
    ))}
  </p>
);

/** Where a key leads from a day. */
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
