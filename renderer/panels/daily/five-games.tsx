import type { App } from '../../app/app.ts';
import { playDaily } from '../../app/actions/exchange/play-daily.ts';
import { type DealOfFive, type FiveStanding, standingOfFive } from '../../app/services/daily/daily-fives.ts';
import { FIRST_DAY } from '../../app/services/daily/daily-deals.ts';
import { type Day, weekOf } from '../../app/services/daily/day.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayGame } from '../../words/games.ts';
import { Icon } from '../ui/icons.tsx';
import { sayCell, sayDay, sayDays, standingOf, weekBegin } from './day-words.ts';
import { type DayLook, DaysGrid, Dots } from './month-grid.tsx';
import { DailyStreaks } from './daily-streaks.tsx';
import { TimeSteps } from './time-steps.tsx';
import type { Fives } from './use-fives.ts';
import { joinFacts } from '../../words/joins.ts';

type Parts = Pick<App, 'bridge' | 'tabletop' | 'games' | 'replays'>;

interface FiveGamesProps {
  readonly app: Parts;
  readonly known: Fives | undefined;
  readonly today: Day;
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
}

/** The five deals of a day, each of another game, and the week around it. */
export function FiveGames({ app, known, today, day, onDay, onClose }: FiveGamesProps) {
  const week = weekOf(day, weekBegin());
  const [first = day] = week;
  const last = week.at(-1) ?? day;
  const deals = day > today ? [] : (known?.fives.of(day) ?? []);
  const standing = standingOfFive(known?.standings ?? new Map(), day);
  const next = deals.find(({ game }) => !standing.won.has(game)) ?? deals[0];
  const start = (deal: DealOfFive | undefined): void => {
    if (!deal) return;
    onClose();
    void playDaily(app, deal.game, deal.options, deal.deal);
  };
  return (
    <>
      <p class="hint">{sayExtra('five.how')}</p>
      <TimeSteps
        title={sayDays(first, last)}
        earlier={sayExtra('five.earlier')}
        later={sayExtra('five.later')}
        onEarlier={first > FIRST_DAY ? () => onDay(day - 7) : undefined}
        onLater={last < today ? () => onDay(day + 7) : undefined}
      />
      <DaysGrid
        label={sayDays(first, last)}
        weeks={[week]}
        shows={() => true}
        {...{ today, day, onDay }}
        lookOf={(one) => lookOf(one, today, known)}
        onPlay={() => start(next)}
      />
      <div class="daily-day">
        <p aria-live="polite">
          <strong>{sayDay(day)}</strong>
          <span>{deals.length > 0 && sayExtra('five.won', { won: standing.won.size, of: deals.length })}</span>
        </p>
        <button type="button" class="first" disabled={!next} onClick={() => start(next)}>
          {sayExtra('daily.play')}
        </button>
      </div>
      <ol class="five" aria-label={sayDay(day)}>
        {deals.map((deal) => (
          <li key={deal.game}>
            <button type="button" class="plain five-deal" onClick={() => start(deal)}>
              <DealRow deal={deal} standing={standing} />
            </button>
          </li>
        ))}
      </ol>
      <DailyStreaks marks={known?.marks} today={today} day={day} />
    </>
  );
}

function lookOf(day: Day, today: Day, known: Fives | undefined): DayLook {
  const standing = standingOf(day, today, known?.marks.get(day));
  const deals = known?.fives.of(day) ?? [];
  const { won } = standingOfFive(known?.standings ?? new Map(), day);
  const said = won.size > 0 ? sayExtra('five.won', { won: won.size, of: deals.length }) : undefined;
  return {
    standing,
    said: sayCell(day, standing, said),
    under:
      standing === 'to-come' || standing === 'before'
        ? undefined
        : deals.map(({ game }, at) => <i key={game} class={at < won.size ? 'done' : 'open'} />),
  };
}

function DealRow({
  deal: { game, deal, difficulty },
  standing: { won, played },
}: {
  readonly deal: DealOfFive;
  readonly standing: FiveStanding;
}) {
  const isWon = won.has(game);
  const word = isWon ? sayExtra('daily.won') : played.has(game) && sayExtra('daily.played');
  return (
    <>
      <span class={isWon ? 'five-mark done' : 'five-mark'} aria-hidden="true">
        <Icon name={isWon ? 'won' : 'play'} />
      </span>
      <span class="five-name">
        <strong>{sayGame(game)}</strong>
        <small>{joinFacts([sayExtra('daily.deal', { deal }), sayExtra(`kind.${difficulty}`), word])}</small>
      </span>
      <span class="day-hard" aria-hidden="true">
        <Dots difficulty={difficulty} />
      </span>
    </>
  );
}
