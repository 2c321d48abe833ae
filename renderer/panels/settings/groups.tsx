import { ANIMATION_SPEEDS, CLICKS, COUNTDOWNS, FINALES, SCAN_SECONDS, ZOOMS } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { SPOKEN_LANGUAGES, localeOf, nameOfLanguage } from '../../words/language.ts';
import { say, sayWhole } from '../../words/say.ts';
import { CarriedGroup } from '../carried/carried-group.tsx';
import { areRulesWhole } from '../rules/book/books.ts';
import { Segments } from '../ui/fields.tsx';
import { BackupsGroup } from './backups.tsx';
import { looksGroup, type SetParts } from './looks.tsx';
import { Reset } from './reset.tsx';
import {
  pickRow,
  type SettingGroup,
  type SettingParts,
  type SettingRow,
  segmentsRow,
  switchRows,
} from './setting-row.tsx';
import { soundGroup } from './sound-group.tsx';
import { TogetherGroup } from './together.tsx';

export type AppParts = Pick<App, 'bridge' | 'page' | 'panels' | 'preferences' | 'pictures' | 'games'>;

export interface GroupParts extends SettingParts {
  readonly app: AppParts;
  readonly state: State;
  /** Undefined until they are loaded. */
  readonly sets: SetParts | undefined;
}

/** Returns all settings in groups, those first that a new player looks for. */
export const settingGroups = (parts: GroupParts): readonly SettingGroup[] => [
  generalGroup(parts),
  looksGroup(parts),
  playGroup(parts),
  {
    name: 'help',
    title: sayExtra('guard.group'),
    icon: 'hint',
    rows: switchRows(['hintDegrees', 'guard', 'ghost', 'speedRun', 'oneTry'], parts),
  },
  statusGroup(parts),
  soundGroup(parts),
  handsGroup(parts),
  dataGroup(parts),
];

function generalGroup(parts: GroupParts): SettingGroup {
  const { app, settings, set } = parts;
  return {
    name: 'general',
    title: sayExtra('settings.general'),
    icon: 'settings',
    rows: [
      segmentsRow('theme', {
        label: sayExtra('settings.theme'),
        values: (['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: sayExtra(`settings.theme.${value}`),
        })),
        value: settings.theme,
        onChange: (theme) => set({ theme }),
      }),
      languageRow(parts),
      zoomRow(parts),
      ...switchRows(['lessons', 'milestones'], parts),
      { key: 'reset', says: [say('settings.reset')], view: <Reset {...{ app, settings }} /> },
    ],
  };
}

function languageRow({ settings, set }: GroupParts): SettingRow {
  const named = SPOKEN_LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value), lang: localeOf(value, []) }));
  const choice = {
    label: sayExtra('settings.language'),
    values: [{ value: 'system' as const, label: sayExtra('settings.language.system') }, ...named],
    value: settings.language,
    onChange: (language: typeof settings.language) => set({ language }),
  };
  return {
    key: 'language',
    // People who cannot read the language in use may search for the English word.
    says: [choice.label, 'Language', ...choice.values.map(({ label }) => label)],
    view: (
      <>
        <Segments {...choice} />
        {!areRulesWhole() && <p class="hint">{sayExtra('rules.rest')}</p>}
      </>
    ),
  };
}

const zoomRow = ({ settings, set }: GroupParts): SettingRow =>
  segmentsRow('zoom', {
    label: sayExtra('settings.zoom'),
    values: ZOOMS.map((zoom) => ({ value: `${zoom}`, label: sayWhole(zoom / 100) })),
    value: `${settings.zoom}`,
    onChange: (chosen) => set({ zoom: ZOOMS.find((zoom) => `${zoom}` === chosen) ?? 100 }),
  });

function playGroup(parts: GroupParts): SettingGroup {
  const { settings, set } = parts;
  return {
    name: 'play',
    title: sayExtra('settings.play'),
    icon: 'play',
    rows: [
      segmentsRow('speed', {
        label: sayExtra('settings.speed'),
        values: ANIMATION_SPEEDS.map((speed) => ({ value: `${speed}`, label: sayExtra(`settings.speed.${speed}`) })),
        value: `${settings.speed}`,
        onChange: (chosen) => set({ speed: ANIMATION_SPEEDS.find((speed) => `${speed}` === chosen) ?? 1 }),
      }),
      segmentsRow('click', {
        label: sayExtra('settings.click'),
        values: CLICKS.map((value) => ({ value, label: sayExtra(`settings.click.${value}`) })),
        value: settings.click,
        onChange: (click) => set({ click }),
      }),
      ...switchRows(['autoplay', 'runsHome', 'leftHanded', 'pauseHides'], parts),
      finaleRow(parts),
    ],
  };
}

const finaleRow = ({ settings, set }: GroupParts): SettingRow =>
  pickRow('finale', {
    label: sayExtra('settings.finale'),
    values: FINALES.map((finale) => ({ value: finale, label: sayExtra(`finale.${finale}`) })),
    value: settings.finale,
    onChange: (chosen) => set({ finale: FINALES.find((finale) => finale === chosen) ?? 'any' }),
  });

const statusGroup = (parts: GroupParts): SettingGroup => ({
  name: 'status',
  title: sayExtra('settings.status'),
  icon: 'waits',
  rows: [
    ...switchRows(['showClock', 'showMoves', 'showScore', 'showTimeline', 'showProspect'], parts),
    countdownRow(parts),
  ],
});

const countdownRow = ({ settings, set }: GroupParts): SettingRow =>
  pickRow('countdown', {
    label: sayExtra('settings.countdown'),
    values: COUNTDOWNS.map((minutes) => ({ value: `${minutes}`, label: sayExtra('countdown.minutes', { minutes }) })),
    value: `${settings.countdown}`,
    onChange: (chosen) => set({ countdown: COUNTDOWNS.find((minutes) => `${minutes}` === chosen) ?? 0 }),
  });

function handsGroup({ settings, set }: GroupParts): SettingGroup {
  const choice = {
    label: sayExtra('settings.scan'),
    values: SCAN_SECONDS.map((seconds) => ({ value: `${seconds}`, label: sayExtra(`settings.scan.${seconds}`) })),
    value: `${settings.scan}`,
    onChange: (chosen: string) => set({ scan: SCAN_SECONDS.find((seconds) => `${seconds}` === chosen) ?? 0 }),
  };
  const [hint, pad] = [sayExtra('settings.scan-hint'), sayExtra('keys.pad-ready')];
  return {
    name: 'hands',
    title: sayExtra('settings.hands'),
    icon: 'keys',
    rows: [
      {
        key: 'scan',
        says: [choice.label, hint],
        view: (
          <>
            <Segments {...choice} />
            <p class="hint">{hint}</p>
          </>
        ),
      },
      { key: 'pad', says: [pad], view: <p class="hint">{pad}</p> },
    ],
  };
}

/** Settings for imports, backups and the shared folder; each has a heading of its own. */
function dataGroup({ app, state }: GroupParts): SettingGroup {
  const backups = ['backups.title', 'backups.text', 'backups.make'] as const;
  const carried = ['carried.settings', 'carried.title', 'carried.settings-hint'] as const;
  const together = ['together.title', 'together.text', 'together.folder', 'together.share'] as const;
  return {
    name: 'data',
    title: sayExtra('settings.data'),
    icon: 'save',
    rows: [
      { key: 'backups', says: backups.map((word) => sayExtra(word)), view: <BackupsGroup app={app} /> },
      { key: 'carried', says: carried.map((word) => sayExtra(word)), view: <CarriedGroup app={app} /> },
      {
        key: 'together',
        says: together.map((word) => sayExtra(word)),
        view: <TogetherGroup app={app} host={state.hello.host} />,
      },
    ],
  };
}
