import type { ComponentChildren } from 'preact';
import type { Settings } from '../../../preload/api.ts';
import { say } from '../../words/say.ts';
import type { IconName } from '../ui/icons.tsx';
import { PickRow, type PickListProps, Segments, type SegmentsProps, SwitchRow } from '../ui/fields.tsx';
import { sayExtra } from '../../words/fetched/extra-words.ts';

/** A row of the settings: a setting, or an action that concerns all of Baize. */
export interface SettingRow {
  readonly key: string;
  /** The texts by which it is found: its label, then what it explains and offers. */
  readonly says: readonly string[];
  readonly view: ComponentChildren;
}

/** Settings that belong together. */
export interface SettingGroup {
  readonly name: GroupName;
  readonly title: string;
  readonly icon: IconName;
  /** What stands above its rows, whichever of them are shown. */
  readonly head?: ComponentChildren;
  readonly rows: readonly SettingRow[];
}

export const GROUP_NAMES = ['general', 'look', 'play', 'help', 'status', 'sound', 'hands', 'data'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** What the rows of settings need. */
export interface SettingParts {
  readonly settings: Settings;
  readonly set: (change: Partial<Settings>) => void;
}

/** Makes a row with a choice of one of a few. */
export const segmentsRow = <V extends string>(key: string, choice: SegmentsProps<V>): SettingRow => ({
  key,
  says: [choice.label, ...choice.values.map(({ label }) => label)],
  view: <Segments {...choice} />,
});

/** Makes a row with a choice of one of many. */
export const pickRow = (key: string, choice: PickListProps): SettingRow => ({
  key,
  says: [choice.label, ...choice.values.map(({ label }) => label)],
  view: <PickRow {...choice} />,
});

/** Makes a row with a switch. */
export const switchRow = (key: SwitchName, label: string, { settings, set }: SettingParts): SettingRow => ({
  key,
  says: [label],
  view: <SwitchRow label={label} on={settings[key]} onChange={(on) => set({ [key]: on })} />,
});

/** Makes a row for each of some settings that are switches. */
export const switchRows = (names: readonly LabelledSwitch[], parts: SettingParts): readonly SettingRow[] =>
  names.map((name) =>
    switchRow(name, name === 'showTimeline' ? say('command.timeline') : sayExtra(`settings.${name}`), parts),
  );

type SwitchName = { [N in keyof Settings]: Settings[N] extends boolean ? N : never }[keyof Settings];

type LabelledSwitch = Exclude<SwitchName, 'colourLetters' | 'localLetters' | 'sounds'>;
