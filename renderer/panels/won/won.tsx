import { useState } from 'preact/hooks';
import type { Session } from '../../../engine/rules.ts';
import type { Command, DealWish } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { lookOf } from '../../app/model/board-look.ts';
import { pictureToClipboard } from '../../app/services/exchange/clipboard.ts';
import { saveFile } from '../../app/services/exchange/save-file.ts';
import { copyWin } from '../../app/actions/exchange/sharing.ts';
import { countDown } from '../../app/model/play/countdown.ts';
import type { Play } from '../../app/model/play/play.ts';
import type { Feat, RecordedWin } from '../../app/model/win.ts';
import type { State } from '../../app/model/state.ts';
import { joinFacts } from '../../words/joins.ts';
import { sayGameVersion } from '../../words/versions.ts';
import { sayMilestone } from '../../words/fetched/milestones.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { clockSayer } from '../../words/clock.ts';
import { say, sayInteger, sayTime } from '../../words/say.ts';
import { measuredOdds } from '../rules/odds/odds.ts';
import { sayWonDeal } from '../rules/odds/say-deal.ts';
import { isRarelyWinnable } from '../rules/odds/say-odds.ts';
import { BotSign } from '../ui/bot-sign.tsx';
import { Icon } from '../ui/icons.tsx';
import { useKnownDeals } from '../ui/answers/use-known-deals.ts';
import { Splits } from './splits.tsx';
import { ParLine } from './par.tsx';
import { winPicture } from './win-picture.ts';

type Parts = Pick<
  App,
  'bridge' | 'state' | 'notices' | 'panels' | 'tabletop' | 'replays' | 'makeSearchWorker' | 'page' | 'lifecycle'
>;

interface WonProps {
  readonly app: Parts;
  readonly state: State;
  readonly run: (command: Command) => void;
}

/** The note after a win, once its celebration is over: the game, remarkable facts about it, and the next steps. */
export function Won({ state, app, run }: WonProps) {
  const { play, win } = state;
  if (!play?.finished || play.puzzle || !play.session.won || state.replay || state.celebrating) return null;
  const { session } = play;
  const { speedRun } = state.settings;
  const current = win?.play === play ? win : undefined;
  return (
    <section class="note won" aria-label={sayExtra('won.title')}>
      <header>
        <Icon name="trophy" />
        <h2>{sayExtra('won.title')}</h2>
        <p>{sayExtra('won.text', { game: sayGameVersion(session.game.id, session.options), deal: play.shownDeal })}</p>
      </header>
      <Figures play={play} best={current?.best} sayClock={clockSayer(state.settings)} />
      {speedRun && <Splits play={play} ghost={state.ghost} />}
      <OfCountdown play={play} minutes={state.settings.countdown} />
      <ParLine key={play.session.deal} app={app} play={play} />
      {current && current.feats.length > 0 && <Feats feats={current.feats} />}
      {play.shown && <p class="hint">{sayExtra('won.shown')}</p>}
      <OfDeal session={session} wish={state.settings.wishes[session.game.id] ?? 'any'} />
      {current && <Reached win={current} onOpen={() => void app.panels.open('milestones')} />}
      <div class="row">
        <button type="button" onClick={() => void app.replays.replay(play.save())}>
          {sayExtra('won.watch')}
        </button>
        <Again app={app} />
        <Share app={app} play={play} />
        <SharePicture app={app} play={play} />
        <button type="button" onClick={() => void app.panels.review()}>
          {say('review.open')}
        </button>
        <button type="button" onClick={() => void app.panels.open('statistics')}>
          {sayExtra('won.statistics')}
        </button>
        <button type="button" class="first" onClick={() => run('new')}>
          {sayExtra('won.new')}
        </button>
      </div>
    </section>
  );
}

interface OfDealProps {
  readonly session: Session;
  /** The kind of deal that the player wants of the game. */
  readonly wish: DealWish;
}

/** Says how hard the deal is or how rare such a win is, as on other pages. */
function OfDeal({ session, wish }: OfDealProps) {
  const { game, options } = session;
  const dealt = session.save();
  const known = useKnownDeals(game.id, [dealt])(dealt);
  const odds = measuredOdds(game, options);
  const text = known !== undefined && sayWonDeal(known, odds, wish);
  if (!text) return null;
  return (
    <p class="rarity">
      {text}
      {(known || !odds || !isRarelyWinnable(odds)) && <BotSign />}
    </p>
  );
}

/** Says how much of a countdown was left. */
function OfCountdown({ play, minutes }: { readonly play: Play; readonly minutes: number }) {
  if (minutes === 0 || play.shown) return null;
  const { time, over } = countDown(minutes, play.clock.read(performance.now()));
  const word = over ? 'countdown.beyond' : 'countdown.within';
  return <p class="hint">{sayExtra(word, { minutes, time: sayTime(time) })}</p>;
}

interface FiguresProps {
  readonly play: Play;
  readonly best: RecordedWin['best'];
  readonly sayClock: (milliseconds: number) => string;
}

/** The figures of this game, with the best ones so far. */
function Figures({ play, best, sayClock }: FiguresProps) {
  const { session } = play;
  const figures = [
    {
      name: sayExtra('won.time'),
      value: sayClock(play.clock.read(performance.now())),
      best: sayBest(best?.time, sayClock),
    },
    { name: sayExtra('won.moves'), value: sayInteger(session.moveCount), best: sayBest(best?.moves, sayInteger) },
    { name: sayExtra('won.score'), value: sayInteger(session.score), best: undefined },
  ];
  return (
    <dl class="figures">
      {figures.map(({ name, value, best: record }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {record !== undefined && <dd class="best">{record}</dd>}
        </div>
      ))}
    </dl>
  );
}

const sayBest = (value: number | null | undefined, inWords: (value: number) => string): string | undefined =>
  value === null || value === undefined ? undefined : sayExtra('won.best', { value: inWords(value) });

/** Shows the celebration again, where motion is wanted. */
function Again({ app }: { readonly app: Parts }) {
  if (!app.page.board?.isMoving) return null;
  return (
    <button type="button" onClick={() => void app.lifecycle.again()}>
      {sayExtra('won.again')}
    </button>
  );
}

/** Copies the win, in words and as its moves, and says so on the button. */
function Share({ app, play }: { readonly app: Parts; readonly play: Play }) {
  const [copied, setCopied] = useState<Play>();
  const share = async (): Promise<void> => {
    if (await copyWin(app, play)) setCopied(play);
  };
  return (
    <button type="button" onClick={() => void share()}>
      <span aria-live="polite">{sayExtra(copied === play ? 'won.shared' : 'won.share')}</span>
    </button>
  );
}

/**
 * Copies a picture of the win. Where the clipboard takes no pictures, offers it as a file, which the player may
 * decline.
 */
function SharePicture({ app, play }: { readonly app: Parts; readonly play: Play }) {
  const share = async (): Promise<void> => {
    const { session, shownDeal: deal } = play;
    const time = sayTime(play.clock.read(performance.now()));
    const lines = {
      game: sayGameVersion(session.game.id, session.options),
      how: joinFacts([say('status.moves', { value: session.moveCount }), time]),
      deal: deal === 0 ? say('statistics.own-deal') : sayExtra('daily.deal', { deal }),
    };
    const picture = winPicture(lines, lookOf(app.state));
    const isCopied = await pictureToClipboard(picture);
    if (!isCopied)
      saveFile(new File([await picture], `${session.game.id}-${deal || 'own'}.png`, { type: 'image/png' }));
    app.notices.tell(sayExtra(isCopied ? 'won.picture-copied' : 'won.picture-file'));
  };
  const name = sayExtra('won.picture');
  return (
    <button type="button" class="icon-only" title={name} aria-label={name} onClick={() => void share()}>
      <Icon name="picture" />
    </button>
  );
}

const Feats = ({ feats }: { readonly feats: readonly Feat[] }) => (
  <ul class="feats">
    {feats.map((feat) => (
      <li key={feat.kind}>
        {feat.kind === 'row' && <StreakDots games={feat.games} />}
        {sayFeat(feat)}
      </li>
    ))}
  </ul>
);

/** At most this many wins of a streak have a dot. */
const MAX_DOTS = 10;

/** The wins of a streak as a row of dots; the last dot is this win. */
const StreakDots = ({ games }: { readonly games: number }) => (
  <span class="streak-dots" aria-hidden="true">
    {Array.from({ length: Math.min(games, MAX_DOTS) }, (_, at) => (
      <i key={at} />
    ))}
  </span>
);

/** A gain of less than this many milliseconds is said in seconds. */
const MINUTE_MS = 60_000;

function sayFeat(feat: Feat): string {
  if (feat.kind === 'best-time' && feat.by !== undefined && feat.by >= 1000)
    return sayExtra('won.faster', {
      short: feat.by < MINUTE_MS ? 'yes' : 'no',
      seconds: Math.floor(feat.by / 1000),
      time: sayTime(feat.by),
    });
  if (feat.kind === 'fewest-moves' && feat.by !== undefined) return sayExtra('won.fewer', { moves: feat.by });
  if (feat.kind === 'row') return sayExtra('won.row', { games: feat.games });
  if (feat.kind === 'five') return sayExtra('won.five', { won: feat.won, of: feat.of });
  return sayExtra(`won.${feat.kind}`);
}

/** The most milestones named one by one. */
const MAX_NAMED_FEATS = 2;

/** The milestones reached with the win, as a button that opens all of them. */
function Reached({ win: { milestones }, onOpen }: { readonly win: RecordedWin; readonly onOpen: () => void }) {
  if (milestones.length === 0) return null;
  const lines =
    milestones.length > MAX_NAMED_FEATS
      ? [sayExtra('milestones.report-many', { count: milestones.length })]
      : milestones.map((milestone) => sayExtra('milestones.report', { goal: sayMilestone(milestone) }));
  return (
    <button type="button" class="plain reached" onClick={onOpen}>
      <Icon name="trophy" />
      <span>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </button>
  );
}
