import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Fact } from '../../../engine/rules.ts';
import type { Bridge, Command } from '../../../preload/api.ts';
import { countDown, urgencyOf } from '../../app/model/play/countdown.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import type { Play } from '../../app/model/play/play.ts';
import type { State } from '../../app/model/state.ts';
import { capital, sayRank } from '../../words/table/cards.ts';
import { versionOf } from '../../words/versions.ts';
import { say, sayTime } from '../../words/say.ts';
import { Icon } from '../ui/icons.tsx';
import { BankSign } from './bank.tsx';
import { Race } from './race.tsx';
import { ProspectSign } from './prospect.tsx';
import { stay } from '../ui/focus/stay.ts';
import { useClock } from './use-clock.ts';
import { useFit } from './use-fit.ts';

interface StatusProps {
  readonly bridge: Bridge;
  readonly state: State;
  readonly run: (command: Command) => void;
  /** A question in the bar; the figures make room for it. */
  readonly children?: ComponentChildren;
}

/** The status bar: stock and redeals left, moves, score, bank, time, deal number. */
export function StatusBar({ bridge, state, run, children }: StatusProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFit(bar, { most: 5 });
  return (
    <div ref={bar} class="status" onMouseDown={stay}>
      {state.saveDelay && (
        <span class="waits" title={say(`away.sign-${state.saveDelay}`)}>
          <Icon name="waits" />
          {say('away.sign')}
        </span>
      )}
      {children}
      <Figures {...{ bridge, state, run }} />
    </div>
  );
}

/** Whether the game can be won, and all figures. */
function Figures({ bridge, state, run }: Omit<StatusProps, 'children'>) {
  const { play, settings } = state;
  const session = play?.session;
  const version = session ? versionOf(session.game.id, session.options) : '';
  // A watched game has no time limit.
  const minutes = state.replay ? 0 : settings.countdown;
  return (
    <>
      {play && state.prospect && <ProspectSign prospect={state.prospect} canUndo={play.session.canUndo} run={run} />}
      {session?.status
        .map((fact) => ({ kind: fact.kind, text: sayFact(fact), isSpare: isSpare(fact) }))
        .filter(({ text }) => text !== '')
        .map(({ kind, text, isSpare }) => (
          <span key={kind} class={isSpare ? 'spare' : undefined}>
            {text}
          </span>
        ))}
      {session && settings.showMoves && <span>{say('status.moves', { value: session.moveCount })}</span>}
      {session && settings.showScore && <span>{say('status.score', { value: session.score })}</span>}
      {play?.session.banked && <BankSign bridge={bridge} state={state} play={play} />}
      {play && state.ghost && state.settings.ghost && !state.replay && <Race play={play} ghost={state.ghost} />}
      {play && (settings.showClock || minutes > 0) && (
        <ClockButton play={play} minutes={minutes} paused={state.paused} onPause={() => run('pause')} />
      )}
      {version !== '' && <span class="version spare">{version}</span>}
      {session && (
        <button
          type="button"
          class="plain"
          aria-label={say('status.deal-choose', { deal: shownDeal(session) })}
          onClick={() => run('deal-number')}
        >
          {say('status.deal', { deal: shownDeal(session) })}
        </button>
      )}
    </>
  );
}

/** Whether a figure may leave a narrow bar: nobody counts unlimited redeals, and empty foundations show their rank. */
const isSpare = ({ kind, value }: Fact): boolean => kind === 'base' || (kind === 'redeals' && value === Infinity);

function sayFact({ kind, value }: Fact): string {
  if (kind === 'base') return value === 0 ? '' : say('status.base', { rank: capital(sayRank(value)) });
  if (kind === 'counted') return say('status.counted', { rank: sayRank(value) });
  if (kind === 'best' && value === Infinity) return '';
  if (kind === 'redeals' && value === Infinity) return say('status.redeals-unlimited');
  return say(`status.${kind}`, { value });
}

interface ClockProps {
  readonly play: Play;
  /** The time limit; 0: the time played is shown. */
  readonly minutes: number;
  readonly paused: boolean;
  readonly onPause: () => void;
}

/** Rendered once a second, separately from the rest of the bar. */
function ClockButton({ play, minutes, paused, onPause }: ClockProps) {
  const spent = useClock(play);
  const countdown = countDown(minutes, spent);
  const { time: left, over } = countdown;
  const shown = minutes === 0 ? sayTime(spent) : `${over ? '+' : ''}${sayTime(left)}`;
  const time = minutes === 0 ? shown : say(over ? 'status.over' : 'status.left', { time: sayTime(left) });
  return (
    <button
      type="button"
      class={`plain clock ${minutes > 0 ? urgencyOf(countdown) : ''}`}
      disabled={!play.played || play.finished}
      aria-label={say(paused ? 'status.paused' : 'status.running', { time })}
      onClick={onPause}
    >
      <Icon name={paused ? 'play' : 'pause'} />
      <time>{shown}</time>
    </button>
  );
}
