import { type DayMark, streaksOf } from '../../app/services/daily/daily-deals.ts';
import { type Day, monthOf } from '../../app/services/daily/day.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';

interface DailyStreaksProps {
  readonly marks: ReadonlyMap<Day, DayMark> | undefined;
  readonly today: Day;
  /** Wins are counted in this day's month. */
  readonly day: Day;
}

/** The longest and the current run of days won, and the days won in the month. */
export function DailyStreaks({ marks = new Map<Day, DayMark>(), today, day }: DailyStreaksProps) {
  const { now, longest } = streaksOf(marks, today);
  const month = [...marks].filter(([one, mark]) => mark === 'won' && one <= today && monthOf(one) === monthOf(day));
  const figures = [
    [sayExtra('daily.streak'), now],
    [sayExtra('daily.longest'), longest],
    [sayExtra('daily.month'), month.length],
  ] as const;
  return (
    <dl class="figures daily-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sayInteger(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
