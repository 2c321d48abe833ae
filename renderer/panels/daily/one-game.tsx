import { useState } from 'preact/hooks';
import { findGame, type Game, type OptionsKey, uncountedOptions, usualOptions } from '../../../engine/rules.ts';
import type { GradedDeal } from '../../../engine/search.ts';
import type { App } from '../../app/app.ts';
import { playDaily } from '../../app/actions/exchange/play-daily.ts';
import type { Play } from '../../app/model/play/play.ts';
import { FIRST_DAY } from '../../app/services/daily/daily-deals.ts';
import { type Day, inMonth, monthOf } from '../../app/services/daily/day.ts';
import { listedGames } from '../../app/services/deals/deal-list-files.ts';
import { gamesByName } from '../../words/by-name.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayVersion } from '../../words/versions.ts';
import { sayDay, sayMonth, standingOf } from './day-words.ts';
import { DotsMeaning, MonthGrid } from './month-grid.tsx';
import { DailyStreaks } from './daily-streaks.tsx';
import { TimeSteps } from './time-steps.tsx';
import { type Daily, useDaily } from './use-daily.ts';
import { useWays } from './use-ways.ts';
import { joinFacts } from '../../words/joins.ts';

type Parts = Pick<App, 'bridge' | 'state' | 'tabletop' | 'games' | 'replays'>;

interface OneGameProps {
  readonly app: Parts;
  readonly play: Play;
  readonly today: Day;
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
}

/** The deals of the days of one game, by month. */
export function OneGame({ app, play, today, day, onDay, onClose }: OneGameProps) {
  const [game, setGame] = useState(() => gameFor(play));
  const [way, setWay] = useState<OptionsKey>();
  const ways = useWays(game.id);
  const options = optionsFor(game, ways, [way, play.session.options, app.state.settings.options[game.id]]);
  const daily = useDaily(app, game.id, options);
  const deal = daily?.deals.of(day);
  const month = monthOf(day);
  const step = (by: number, rests: boolean) => (rests ? undefined : () => onDay(inMonth(day, month + by)));
  const start = (): void => {
    if (!deal || day > today) return;
    onClose();
    void playDaily(app, game.id, options, deal.deal);
  };
  return (
    <>
      <GameAndWay
        {...{ game, ways, options }}
        onGame={(other) => {
          setGame(other);
          setWay(undefined);
        }}
        onWay={setWay}
      />
      <TimeSteps
        title={sayMonth(month)}
        earlier={sayExtra('daily.earlier')}
        later={sayExtra('daily.later')}
        onEarlier={step(-1, month <= monthOf(FIRST_DAY))}
        onLater={step(1, month >= monthOf(Math.max(today, FIRST_DAY)))}
      />
      <MonthGrid {...{ daily, today, day, onDay }} onPlay={start} />
      <DotsMeaning />
      <div class="daily-day">
        <p aria-live="polite">
          <strong>{sayDay(day)}</strong>
          <span>{deal ? sayDeal(day, today, daily, deal) : daily && sayExtra('daily.none')}</span>
        </p>
        <button type="button" class="first" disabled={!deal || day > today} onClick={start}>
          {sayExtra('daily.play')}
        </button>
      </div>
      <DailyStreaks marks={daily?.marks} today={today} day={day} />
    </>
  );
}

interface GameAndWayProps {
  readonly game: Game;
  readonly ways: readonly OptionsKey[];
  readonly options: OptionsKey;
  readonly onGame: (game: Game) => void;
  readonly onWay: (options: OptionsKey) => void;
}

/** Choices of the game whose daily deals are shown, and of its version. */
function GameAndWay({ game, ways, options, onGame, onWay }: GameAndWayProps) {
  return (
    <div class="row daily-game">
      <select
        aria-label={sayExtra('daily.game')}
        value={game.id}
        onChange={(event) => onGame(findGame(event.currentTarget.value) ?? game)}
      >
        {gamesByName(listedGames().map(({ id }) => id)).map((id) => (
          <option key={id} value={id}>
            {sayGame(id)}
          </option>
        ))}
      </select>
      {ways.length > 1 && (
        <select
          aria-label={sayExtra('daily.way')}
          value={options}
          onChange={(event) => onWay(event.currentTarget.value)}
        >
          {ways.map((one) => (
            <option key={one} value={one}>
              {sayVersion(game, one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Returns the game on the table, else the first that has daily deals. */
function gameFor({ session: { game } }: Play): Game {
  const listed = listedGames();
  return listed.find(({ id }) => id === game.id) ?? listed.find(({ id }) => id === 'klondike') ?? game;
}

/** Returns the first of these that have daily deals: the options asked for, the default ones, any others. */
const optionsFor = (game: Game, ways: readonly OptionsKey[], asked: readonly (OptionsKey | undefined)[]): OptionsKey =>
  [...asked, usualOptions(game)]
    .map((one) => one && uncountedOptions(game, one))
    .find((one) => one !== undefined && ways.includes(one)) ??
  ways[0] ??
  usualOptions(game);

function sayDeal(day: Day, today: Day, daily: Daily | undefined, { deal, difficulty }: GradedDeal): string {
  const standing = standingOf(day, today, daily?.marks.get(day));
  const parts = [
    sayExtra('daily.deal', { deal }),
    difficulty && sayExtra(`kind.${difficulty}`),
    sayExtra(`daily.${standing}`),
  ];
  return joinFacts(parts);
}
