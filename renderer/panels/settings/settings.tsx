import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ANIMATION_SPEEDS, CLICKS, SCAN_SECONDS, type Settings } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { Page } from '../../app/services/page/page.ts';
import type { Sound } from '../../app/services/sound/acts.ts';
import { VOLUMES } from '../../app/services/sound/sounds.ts';
import type { State } from '../../app/model/state.ts';
import { ownCornerLetters } from '../../words/letters/corner-letters.ts';
import { SPOKEN_LANGUAGES, nameOfLanguage } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { BackupsGroup } from './backups.tsx';
import { CarriedGroup } from '../carried/carried-group.tsx';
import { CountdownRow } from './countdown-row.tsx';
import { areRulesWhole } from '../rules/book/books.ts';
import { Ask } from '../ui/ask.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segments, SwitchRow } from '../ui/fields.tsx';
import { LooksGroup, type SetParts } from './looks.tsx';
import { TogetherGroup } from './together.tsx';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge' | 'page' | 'panels' | 'preferences' | 'pictures' | 'games'>;

interface SettingsProps {
  readonly app: Parts;
  readonly state: State;
  readonly sets: SetParts | undefined;
  readonly onClose: () => void;
}

interface GroupProps {
  readonly settings: Settings;
  readonly set: (change: Partial<Settings>) => void;
}

/** All settings; each change shows and is stored at once. */
export function SettingsPanel({ app, state, sets, onClose }: SettingsProps) {
  const group = { settings: state.settings, set: (change: Partial<Settings>) => void app.preferences.set(change) };
  return (
    <Dialog title={say('settings.title')} onClose={onClose}>
      <LooksGroup app={app} state={state} sets={sets} set={group.set} />
      <PlayGroup {...group} />
      <StatusGroup {...group} />
      <TrainerGroup {...group} />
      <HandsGroup {...group} />
      <SoundGroup {...group} page={app.page} />
      <LanguageGroup {...group} />
      <Reset app={app} settings={state.settings} />
      <CarriedGroup app={app} />
      <BackupsGroup app={app} />
      <TogetherGroup app={app} host={state.hello.host} />
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function PlayGroup({ settings, set }: GroupProps) {
  return (
    <Group title={say('settings.play')}>
      <Segments
        label={say('settings.speed')}
        values={ANIMATION_SPEEDS.map((speed) => ({ value: `${speed}`, label: say(`settings.speed.${speed}`) }))}
        value={`${settings.speed}`}
        onChange={(chosen) => set({ speed: ANIMATION_SPEEDS.find((speed) => `${speed}` === chosen) ?? 1 })}
      />
      <Segments
        label={say('settings.click')}
        values={CLICKS.map((value) => ({ value, label: say(`settings.click.${value}`) }))}
        value={settings.click}
        onChange={(click) => set({ click })}
      />
      <Switches
        names={['autoplay', 'runsHome', 'leftHanded', 'pauseHides', 'lessons', 'milestones']}
        settings={settings}
        set={set}
      />
    </Group>
  );
}

const StatusGroup = ({ settings, set }: GroupProps) => (
  <Group title={say('settings.status')}>
    <Switches
      names={['showClock', 'showMoves', 'showScore', 'showTimeline', 'showProspect']}
      settings={settings}
      set={set}
    />
    <CountdownRow settings={settings} set={set} />
  </Group>
);

const TrainerGroup = ({ settings, set }: GroupProps) => (
  <Group title={say('guard.group')}>
    <Switches names={['hintDegrees', 'guard', 'ghost', 'oneTry']} settings={settings} set={set} />
  </Group>
);

const HandsGroup = ({ settings, set }: GroupProps) => (
  <Group title={say('settings.hands')}>
    <Segments
      label={say('settings.scan')}
      values={SCAN_SECONDS.map((seconds) => ({ value: `${seconds}`, label: say(`settings.scan.${seconds}`) }))}
      value={`${settings.scan}`}
      onChange={(chosen) => set({ scan: SCAN_SECONDS.find((seconds) => `${seconds}` === chosen) ?? 0 })}
    />
    <p class="hint">{say('settings.scan-hint')}</p>
    <p class="hint">{say('keys.pad-ready')}</p>
  </Group>
);

/** The sound played as an example when a volume changes. */
const TRIALS = [
  { setting: VOLUMES.cards, trial: 'lay' },
  { setting: VOLUMES.refusals, trial: 'refuse' },
  { setting: VOLUMES.wins, trial: 'win' },
] as const;

function SoundGroup({ settings, set, page }: GroupProps & { readonly page: Page }) {
  const change = (changed: Partial<Settings>, trial: Sound): void => {
    set(changed);
    page.sound(trial);
  };
  return (
    <Group title={say('settings.sound')}>
      <SwitchRow label={say('settings.sounds')} on={settings.sounds} onChange={(sounds) => change({ sounds }, 'lay')} />
      {TRIALS.map(({ setting, trial }) => (
        <label key={setting} class="switch-row">
          <span>{say(`settings.${setting}`)}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            disabled={!settings.sounds}
            value={settings[setting]}
            onChange={(event) => change({ [setting]: Number(event.currentTarget.value) }, trial)}
          />
        </label>
      ))}
    </Group>
  );
}

function LanguageGroup({ settings, set }: GroupProps) {
  const letters = ownCornerLetters();
  const named = SPOKEN_LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) }));
  return (
    <Group title={say('settings.language')}>
      <Segments
        label={say('settings.language-words')}
        values={[{ value: 'system', label: say('settings.language.system') }, ...named]}
        value={settings.language}
        onChange={(language) => set({ language })}
      />
      {letters && (
        <SwitchRow
          label={say('settings.localLetters', { letters: letters.join(', ') })}
          on={settings.localLetters}
          onChange={(localLetters) => set({ localLetters })}
        />
      )}
      {!areRulesWhole() && <p class="hint">{say('rules.language')}</p>}
    </Group>
  );
}

/** Resets the settings to the usual ones after a question; a second press undoes that. */
function Reset({ app, settings }: { readonly app: Parts; readonly settings: Settings }) {
  const [before, setBefore] = useState<Settings>();
  const [asking, setAsking] = useState(false);
  const reset = (): void => {
    setAsking(false);
    setBefore(settings);
    void app.preferences.reset();
  };
  const undo = (): void => {
    setBefore(undefined);
    if (before) void app.preferences.set(before);
  };
  if (asking)
    return (
      <Ask
        about={say('settings.reset')}
        question={say('settings.reset-ask')}
        yes={say('settings.reset')}
        onNo={() => setAsking(false)}
        onYes={reset}
      />
    );
  return (
    <div class="row end settings-reset">
      {before && <p class="hint grow">{say('settings.reset-done')}</p>}
      <button type="button" onClick={before ? undo : () => setAsking(true)}>
        {say(before ? 'settings.reset-undo' : 'settings.reset')}
      </button>
    </div>
  );
}

type SwitchName =
  | 'autoplay'
  | 'runsHome'
  | 'leftHanded'
  | 'pauseHides'
  | 'lessons'
  | 'milestones'
  | 'showClock'
  | 'showMoves'
  | 'showScore'
  | 'showTimeline'
  | 'showProspect'
  | 'guard'
  | 'ghost'
  | 'oneTry'
  | 'hintDegrees';

const Switches = ({ names, settings, set }: GroupProps & { readonly names: readonly SwitchName[] }) =>
  names.map((name) => (
    <SwitchRow
      key={name}
      label={say(name === 'showTimeline' ? 'command.timeline' : `settings.${name}`)}
      on={settings[name]}
      onChange={(on) => set({ [name]: on })}
    />
  ));
