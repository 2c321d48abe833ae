import { COUNTDOWNS, type Settings } from '../../../preload/api.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { PickRow } from '../ui/fields.tsx';
import { useExtra } from '../ui/answers/use-extra.ts';

interface CountdownRowProps {
  readonly settings: Settings;
  readonly set: (change: Partial<Settings>) => void;
}

/** Sets the time limit of games, if any. */
export function CountdownRow({ settings, set }: CountdownRowProps) {
  if (!useExtra()) return null;
  return (
    <PickRow
      label={sayExtra('settings.countdown')}
      values={COUNTDOWNS.map((minutes) => ({ value: `${minutes}`, label: sayExtra('countdown.minutes', { minutes }) }))}
      value={`${settings.countdown}`}
      onChange={(chosen) => set({ countdown: COUNTDOWNS.find((minutes) => `${minutes}` === chosen) ?? 0 })}
    />
  );
}
