import type { Settings } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { Sound } from '../../app/services/sound/acts.ts';
import { VOLUMES } from '../../app/services/sound/sounds.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { SwitchRow } from '../ui/fields.tsx';
import type { SettingGroup, SettingParts, SettingRow } from './setting-row.tsx';

/** The sound played as an example when a volume changes. */
const TRIALS = [
  { setting: VOLUMES.cards, trial: 'lay' },
  { setting: VOLUMES.refusals, trial: 'refuse' },
  { setting: VOLUMES.wins, trial: 'win' },
] as const;

interface SoundParts extends SettingParts {
  readonly app: Pick<App, 'page'>;
}

/** Returns the settings of sounds; each change plays an example. */
export function soundGroup({ settings, set, app: { page } }: SoundParts): SettingGroup {
  const change = (changed: Partial<Settings>, trial: Sound): void => {
    set(changed);
    page.sound(trial);
  };
  const onOff = {
    label: sayExtra('settings.sounds'),
    on: settings.sounds,
    onChange: (sounds: boolean) => change({ sounds }, 'lay'),
  };
  return {
    name: 'sound',
    title: sayExtra('settings.sound'),
    icon: 'sound',
    rows: [
      { key: 'sounds', says: [onOff.label], view: <SwitchRow {...onOff} /> },
      ...TRIALS.map(({ setting, trial }) => volumeRow(setting, settings, (part) => change(part, trial))),
    ],
  };
}

function volumeRow(
  setting: (typeof TRIALS)[number]['setting'],
  settings: Settings,
  change: (changed: Partial<Settings>) => void,
): SettingRow {
  const label = sayExtra(`settings.${setting}`);
  return {
    key: setting,
    says: [label],
    view: (
      <label class="switch-row">
        <span>{label}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          disabled={!settings.sounds}
          value={settings[setting]}
          onChange={(event) => change({ [setting]: Number(event.currentTarget.value) })}
        />
      </label>
    ),
  };
}
