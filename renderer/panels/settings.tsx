import type { Settings } from '../../preload/api.ts';
import type { App } from '../app/app.ts';
import type { State } from '../app/state.ts';
import { hasWord, say } from '../words/say.ts';
import { Dialog } from './dialog.tsx';
import { Segments, SwitchRow } from './fields.tsx';

interface SettingsProps {
  readonly app: App;
  readonly state: State;
  readonly onClose: () => void;
}

const CARD_SETS = ['classic', 'four-colour', 'large'] as const;
const BACKS = ['lattice', 'waves', 'plain'] as const;
const TABLES = ['baize', 'wood', 'slate'] as const;
const THEMES = ['system', 'light', 'dark'] as const;
const SPEEDS = ['0', '0.5', '1', '2'] as const;
const SWITCHES = {
  play: ['clickToMove', 'autoplay', 'leftHanded'],
  status: ['showClock', 'showMoves', 'showScore'],
} as const;

const labelled = <V extends string>(group: string, values: readonly V[]) =>
  values.map((value) => ({ value, label: sayOr(`settings.${group}.${value}`, value) }));

const sayOr = (name: string, otherwise: string): string => (hasWord(name) ? say(name) : otherwise);

/** Everything a person may set; each change is seen at once and kept at once. */
export function SettingsPanel({ app, state, onClose }: SettingsProps) {
  const { settings } = state;
  const set = (change: Partial<Settings>): void => void app.set(change);
  const switches = (keys: readonly (typeof SWITCHES)[keyof typeof SWITCHES][number][]) =>
    keys.map((key) => (
      <SwitchRow key={key} label={say(`settings.${key}`)} on={settings[key]} onChange={(on) => set({ [key]: on })} />
    ));
  return (
    <Dialog title={say('settings.title')} onClose={onClose}>
      <section class="group">
        <h3>{say('settings.look')}</h3>
        <Segments
          label={say('settings.cardSet')}
          values={labelled('cardSet', CARD_SETS)}
          value={settings.cardSet}
          onChange={(cardSet) => set({ cardSet })}
        />
        <Segments
          label={say('settings.back')}
          values={labelled('back', BACKS)}
          value={settings.back}
          onChange={(back) => set({ back })}
        />
        <Segments
          label={say('settings.table')}
          values={labelled('table', TABLES)}
          value={settings.table}
          onChange={(table) => set({ table })}
        />
        <Segments
          label={say('settings.theme')}
          values={labelled('theme', THEMES)}
          value={settings.theme}
          onChange={(theme) => set({ theme })}
        />
        <Segments
          label={say('settings.speed')}
          values={labelled('speed', SPEEDS)}
          value={speedOf(settings)}
          onChange={(speed) => set({ speed: Number(speed) })}
        />
      </section>
      <section class="group">
        <h3>{say('settings.play')}</h3>
        {switches(SWITCHES.play)}
      </section>
      <section class="group">
        <h3>{say('settings.sound')}</h3>
        <SwitchRow label={say('settings.sounds')} on={settings.sounds} onChange={(sounds) => set({ sounds })} />
        <label class="switch-row">
          <span>{say('settings.volume')}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            disabled={!settings.sounds}
            value={settings.volume}
            onChange={(event) => set({ volume: Number(event.currentTarget.value) })}
          />
        </label>
      </section>
      <section class="group">
        <h3>{say('settings.status')}</h3>
        {switches(SWITCHES.status)}
      </section>
    </Dialog>
  );
}

/** The nearest of the speeds that are offered. */
function speedOf({ speed }: Settings): (typeof SPEEDS)[number] {
  const [nearest = '1'] = SPEEDS.toSorted((a, b) => Math.abs(Number(a) - speed) - Math.abs(Number(b) - speed));
  return nearest;
}
