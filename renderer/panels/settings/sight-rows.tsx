import { type Settings, ZOOMS } from '../../../preload/api.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { colourLettersOf } from '../../words/letters/colour-letters.ts';
import { sayWhole, tongue } from '../../words/say.ts';
import { Segments, SwitchRow } from '../ui/fields.tsx';
import { useExtra } from '../ui/answers/use-extra.ts';

interface SightProps {
  readonly settings: Settings;
  readonly set: (change: Partial<Settings>) => void;
}

/** Settings that make things easier to see. */
export function SightRows({ settings, set }: SightProps) {
  if (!useExtra()) return null;
  return (
    <>
      <Segments
        label={sayExtra('settings.zoom')}
        values={ZOOMS.map((zoom) => ({ value: `${zoom}`, label: sayWhole(zoom / 100) }))}
        value={`${settings.zoom}`}
        onChange={(chosen) => set({ zoom: ZOOMS.find((zoom) => `${zoom}` === chosen) ?? 100 })}
      />
      <SwitchRow
        label={sayExtra('settings.colourLetters', { ...colourLettersOf(tongue()) })}
        on={settings.colourLetters}
        onChange={(colourLetters) => set({ colourLetters })}
      />
    </>
  );
}
