import { useEffect, useRef } from 'preact/hooks';
import { readStroke } from '../../app/actions/input/key-bindings.ts';
import { type Replay, SPEEDS } from '../../app/model/replay/replay.ts';
import type { Replays } from '../../app/actions/watching/replays.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Icon, type IconName } from '../ui/icons.tsx';

interface ReplayProps {
  readonly replays: Replays;
  readonly replay: Replay;
}

/** The bar under the table while a game is watched: play, steps, position, speed, and close. */
export function ReplayBar({ replays, replay }: ReplayProps) {
  const { at, total, playing, session } = replay;
  return (
    <section class="replay" aria-label={sayExtra('replay.name')} onKeyDown={(event) => press(replays, event)}>
      <div class="tools">
        <Step word="replay.start" icon="first" rests={at === 0} act={() => replay.seek(0)} />
        <Step word="replay.back" icon="back" rests={at === 0} act={() => replay.step(-1)} />
        <Step
          word={playing ? 'replay.pause' : 'replay.play'}
          icon={playing ? 'pause' : 'play'}
          act={() => replay.toggle()}
        />
        <Step word="replay.forward" icon="on" rests={at === total} act={() => replay.step(1)} />
        <Step word="replay.end" icon="last" rests={at === total} act={() => replay.seek(total)} />
      </div>
      <Slider replay={replay} />
      <output style={{ minWidth: `${say('replay.at', { at: total, of: total }).length}ch` }}>
        {say('replay.at', { at, of: total })}
      </output>
      <Speeds replay={replay} />
      <button type="button" disabled={session.won} onClick={() => void replays.playOn()}>
        {sayExtra('replay.play-on')}
      </button>
      <button
        type="button"
        class="plain icon-only"
        aria-label={sayExtra('replay.close')}
        title={sayExtra('replay.close')}
        onClick={() => replays.close()}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

interface StepProps {
  readonly word: 'replay.start' | 'replay.back' | 'replay.pause' | 'replay.play' | 'replay.forward' | 'replay.end';
  readonly icon: IconName;
  readonly rests?: boolean;
  readonly act: () => void;
}

/** Handles the keys of the table, which work here too, except those that a control uses itself. */
function press(replays: Replays, event: KeyboardEvent): void {
  const wish = readStroke(event, false);
  if (!wish || !('table' in wish) || !(event.target instanceof HTMLElement)) return;
  const own = OWN_KEYS[event.target.localName] ?? [];
  if (own.includes(event.key)) return;
  event.preventDefault();
  replays.press(wish.table);
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  button: [' ', 'Enter'],
  input: ARROWS,
  select: [...ARROWS, ' ', 'Enter'],
};

/** A disabled step keeps the focus, or the keyboard would lose its place at the ends. */
function Step({ word, icon, rests = false, act }: StepProps) {
  return (
    <button
      type="button"
      class={word === 'replay.play' || word === 'replay.pause' ? 'first icon-only' : 'plain icon-only'}
      aria-label={sayExtra(word)}
      title={sayExtra(word)}
      aria-disabled={rests}
      onClick={() => rests || act()}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The slider takes the focus as the replay begins: it uses the arrows, Home and End itself. */
function Slider({ replay }: { readonly replay: Replay }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), [replay]);
  const { at, total } = replay;
  return (
    <input
      ref={ref}
      type="range"
      min={0}
      max={total}
      value={at}
      aria-label={sayExtra('replay.position')}
      aria-valuetext={say('replay.at', { at, of: total })}
      onInput={(event) => replay.seek(event.currentTarget.valueAsNumber)}
    />
  );
}

function Speeds({ replay }: { readonly replay: Replay }) {
  return (
    <select
      aria-label={sayExtra('replay.speed')}
      value={replay.speed}
      onChange={(event) => {
        const { value } = event.currentTarget;
        replay.speed = value === 'played' ? value : (SPEEDS.find((speed) => `${speed}` === value) ?? 1);
      }}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {sayExtra('replay.times', { speed })}
        </option>
      ))}
      {replay.timed && <option value="played">{sayExtra('replay.as-played')}</option>}
    </select>
  );
}
