import { findGame } from '../../../engine/rules.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { sayDay } from '../daily/day-words.ts';
import { Dots } from '../daily/month-grid.tsx';
import { GamePicture } from '../picker/picture/picture.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { GoingList } from './going-list.tsx';
import { type TodayOffers, type TodayParts, useTodayOffers } from './use-today-offers.ts';
import { WeekStrip } from './week-strip.tsx';

interface TodayPanelProps {
  readonly app: TodayParts;
  readonly onClose: () => void;
  /** Shows all games in progress. */
  readonly onGoing: () => void;
}

/** All that there is to play today: the deal of the day, five games, a puzzle, and what was left in progress. */
export function TodayPanel({ app, onClose, onGoing }: TodayPanelProps) {
  const known = useTodayOffers(app, onClose);
  const open = (panel: 'daily' | 'puzzles') => () => void app.panels.open(panel);
  return (
    <Dialog title={say('command.today')} onClose={onClose}>
      <div class="today-panel">
        <p class="hint">{sayDay(known.today)}</p>
        <DealOfToday known={known} onCalendar={open('daily')} />
        <div class="today-two">
          <FiveOfToday known={known} />
          <PuzzleOfToday known={known} onPuzzles={open('puzzles')} />
        </div>
        <Streak known={known} />
        <GoingList app={app} onClose={onClose} onAll={onGoing} />
      </div>
    </Dialog>
  );
}

interface KnownProps {
  readonly known: TodayOffers;
}

function DealOfToday({ known: { deal, offers, next }, onCalendar }: KnownProps & { readonly onCalendar: () => void }) {
  const { title, text, standing, start } = offers.deal;
  const game = deal && findGame(deal.way.game);
  return (
    <section class="today-deal" aria-label={title}>
      <div class="today-picture">{game && <GamePicture game={game} options={deal.way.options} />}</div>
      <div class="today-about">
        <h3>{title}</h3>
        <p>
          {text}
          {deal?.deal.difficulty && (
            <span class="day-hard" aria-hidden="true">
              <Dots difficulty={deal.deal.difficulty} />
            </span>
          )}
        </p>
        <div class="row">
          <button
            type="button"
            class={offers.deal === next ? 'first' : ''}
            aria-disabled={!start}
            onClick={() => start?.()}
          >
            {standing === 'won' ? sayExtra('today.again') : sayExtra('daily.play')}
          </button>
          <button type="button" onClick={onCalendar}>
            {sayExtra('today.calendar')}
          </button>
        </div>
      </div>
    </section>
  );
}

function FiveOfToday({ known: { five, won, offers, next } }: KnownProps) {
  const { title, text, standing, start } = offers.five;
  return (
    <section class="today-box" aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div class="today-marks" aria-hidden="true">
        {five.map(({ game }) => (
          <span key={game} class={won.has(game) ? 'today-mark done' : 'today-mark'}>
            {won.has(game) && <Icon name="won" />}
          </span>
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          class={offers.five === next ? 'first' : ''}
          aria-disabled={!start}
          onClick={() => start?.()}
        >
          {standing === 'won' ? sayExtra('today.again') : sayExtra('daily.play')}
        </button>
      </div>
    </section>
  );
}

function PuzzleOfToday({
  known: { puzzle, offers, next },
  onPuzzles,
}: KnownProps & { readonly onPuzzles: () => void }) {
  const { title, text, start } = offers.puzzle;
  return (
    <section class="today-box" aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      <p class="hint">{puzzle?.words.say('puzzle.strength', { strength: puzzle.puzzle.strength })}</p>
      <div class="row">
        <button
          type="button"
          class={offers.puzzle === next ? 'first' : ''}
          aria-disabled={!start}
          onClick={() => start?.()}
        >
          {sayExtra('today.solve')}
        </button>
        <button type="button" onClick={onPuzzles}>
          {sayExtra('today.puzzles')}
        </button>
      </div>
    </section>
  );
}

function Streak({ known: { today, marks, streaks } }: KnownProps) {
  if (!marks || !streaks) return null;
  return (
    <section class="today-streak" aria-label={sayExtra('today.week')}>
      <p>
        <strong>{sayExtra('today.streak', { count: streaks.now })}</strong>
        {streaks.longest > 0 && <span class="hint">{sayExtra('today.longest', { count: streaks.longest })}</span>}
      </p>
      <WeekStrip today={today} marks={marks} />
      <p class="hint">{sayExtra('today.streak-how')}</p>
    </section>
  );
}
