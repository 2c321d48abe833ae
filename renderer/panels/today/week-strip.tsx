import type { DayMark } from '../../app/services/daily/daily-deals.ts';
import { dateOf, type Day, weekOf } from '../../app/services/daily/day.ts';
import { sayCell, sayWeekday, standingOf, weekBegin } from '../daily/day-words.ts';
import { Icon } from '../ui/icons.tsx';

interface WeekStripProps {
  readonly today: Day;
  readonly marks: ReadonlyMap<Day, DayMark>;
}

/** The days of this week, each marked with the results of its deals. */
export const WeekStrip = ({ today, marks }: WeekStripProps) => (
  <ol class="week">
    {weekOf(today, weekBegin()).map((day) => {
      const standing = standingOf(day, today, marks.get(day));
      return (
        <li key={day} class={`week-day ${standing}${day === today ? ' today' : ''}`}>
          <span class="unseen">{sayCell(day, standing, undefined)}</span>
          <span aria-hidden="true">{sayWeekday(day)}</span>
          <span class="day-mark" aria-hidden="true">
            {standing === 'won' ? <Icon name="won" /> : dateOf(day).getUTCDate()}
          </span>
        </li>
      );
    })}
  </ol>
);
