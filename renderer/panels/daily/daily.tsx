import { useState } from 'preact/hooks';
import { findGame, type Game, type OptionsKey, uncountedOptions, usualOptions } from '../../../engine/index.ts';
import type { App } from '../../app/app.ts';
import { FIRST_DAY, streaksOf } from '../../app/services/daily/daily-deals.ts';
import { type Day, inMonth, type CalendarMonth, monthOf } from '../../app/services/daily/day.ts';
import { playDaily } from '../../app/actions/exchange/play-daily.ts';
import { listedGames } from '../../app/services/deals/deal-list-files.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayGame } from '../../words/games.ts';
import { say, sayInteger } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { sayWay } from '../rules/odds/way-name.ts';
import { sayDay, sayMonth, standingOf } from './day-words.ts';
import { DotsMeaning, MonthGrid } from './month-grid.tsx';
import { type Daily, useDaily } from './use-daily.ts';
import { useToday } from './use-today.ts';
import { useWays } from './use-ways.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge' | 'state' | 'tabletop' | 'games' | 'replays' | 'panels'>;

interface DailyPanelProps {
  readonly app: Parts;
  readonly play: Play;
  readonly onClose: () => void;
}

/** The deal of each day of a game, by months: how hard it is, and whether it was won. */
export function DailyPanel({ app, play, onClose }: DailyPanelProps) {
  const today = useToday();
  const [asked, setDay] = useState<Day>();
  const [game, setGame] = useState(() => gameFor(play));
  const [way, setWay] = useState<OptionsKey>();
  const ways = useWays(game.id);
  const options = optionsFor(game, ways, [way, play.session.options, app.state.settings.options[game.id]]);
  const daily = useDaily(app, game.id, options);
  const last = Math.max(today, FIRST_DAY);
  const day = Math.min(Math.max(asked ?? today, FIRST_DAY), last);
  const deal = daily?.deals.of(day);
  const start = (): void => {
    if (!deal || day > today) return;
    onClose();
    void playDaily(app, game.id, options, deal.deal);
  };
  return (
    <Dialog title={say('daily.title')} size="small" onClose={onClose}>
      <div class="daily">
        <GameAndWay
          {...{ game, ways, options }}
          onGame={(other) => {
            setGame(other);
            setWay(undefined);
          }}
          onWay={setWay}
        />
        <Months day={day} last={last} onDay={setDay} />
        <MonthGrid daily={daily} today={today} day={day} onDay={setDay} onPlay={start} />
        <DotsMeaning />
        <div class="daily-day">
          <p aria-live="polite">
            <strong>{sayDay(day)}</strong>
            <span>{deal ? sayDeal(day, today, daily, deal) : daily && say('daily.none')}</span>
          </p>
          <button type="button" class="first" disabled={!deal || day > today} onClick={start}>
            {say('daily.play')}
          </button>
        </div>
        <button type="button" onClick={() => void app.panels.open('puzzles')}>
          {say('daily.puzzles-open')}
        </button>
        <Streaks daily={daily} today={today} day={day} />
      </div>
    </Dialog>
  );
}

interface GameAndWayProps {
  readonly game: Game;
  readonly ways: readonly OptionsKey[];
  readonly options: OptionsKey;
  readonly onGame: (game: Game) => void;
  readonly onWay: (options: OptionsKey) => void;
}

/** Which game has its deals of the days shown, and in which way it is played. */
function GameAndWay({ game, ways, options, onGame, onWay }: GameAndWayProps) {
  return (
    <div class="row daily-game">
      <select
        aria-label={say('daily.game')}
        value={game.id}
        onChange={(event) => onGame(findGame(event.currentTarget.value) ?? game)}
      >
        {listedGames().map(({ id }) => (
          <option key={id} value={id}>
            {sayGame(id)}
          </option>
        ))}
      </select>
      {ways.length > 1 && (
        <select aria-label={say('daily.way')} value={options} onChange={(event) => onWay(event.currentTarget.value)}>
          {ways.map((one) => (
            <option key={one} value={one}>
              {sayWay(game, one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The one on the table, else the first that has deals for the days. */
function gameFor({ session: { game } }: Play): Game {
  const listed = listedGames();
  return listed.find(({ id }) => id === game.id) ?? listed.find(({ id }) => id === 'klondike') ?? game;
}

/** As asked, else as it was played last, as it usually is, or the first there is. */
const optionsFor = (game: Game, ways: readonly OptionsKey[], asked: readonly (OptionsKey | undefined)[]): OptionsKey =>
  [...asked, usualOptions(game)]
    .map((one) => one && uncountedOptions(game, one))
    .find((one) => one !== undefined && ways.includes(one)) ??
  ways[0] ??
  usualOptions(game);

function sayDeal(
  day: Day,
  today: Day,
  daily: Daily | undefined,
  deal: { readonly deal: number; readonly difficulty: 'easy' | 'medium' | 'hard' | 'very-hard' },
): string {
  const standing = standingOf(day, today, daily?.marks.get(day));
  const told = [say('daily.deal', { deal: deal.deal }), say(`kind.${deal.difficulty}`), say(`daily.${standing}`)];
  return told.join(' · ');
}

interface MonthsProps {
  readonly day: Day;
  readonly last: Day;
  readonly onDay: (day: Day) => void;
}

/** The month that is shown, and the ones before and after. */
function Months({ day, last, onDay }: MonthsProps) {
  const month = monthOf(day);
  const button = (word: 'daily.earlier' | 'daily.later', icon: IconName, to: CalendarMonth, rests: boolean) => (
    <button
      type="button"
      class="plain icon-only"
      aria-label={say(word)}
      title={say(word)}
      aria-disabled={rests}
      onClick={() => rests || onDay(inMonth(day, to))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="daily-months">
      {button('daily.earlier', 'back', month - 1, month <= monthOf(FIRST_DAY))}
      <h3 aria-live="polite">{sayMonth(month)}</h3>
      {button('daily.later', 'on', month + 1, month >= monthOf(last))}
    </div>
  );
}

function Streaks({ daily, today, day }: { readonly daily: Daily | undefined; readonly today: Day; readonly day: Day }) {
  const marks: Daily['marks'] = daily?.marks ?? new Map();
  const { now, longest } = streaksOf(marks, today);
  const month = [...marks].filter(([one, mark]) => mark === 'won' && one <= today && monthOf(one) === monthOf(day));
  const figures = [
    [say('daily.streak'), now],
    [say('daily.longest'), longest],
    [say('daily.month'), month.length],
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
