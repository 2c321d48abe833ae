import { useId } from 'preact/hooks';
import type { Settings } from '../../../preload/api.ts';
import { say, type Word } from '../../words/say.ts';
import { LookPicture, type Subject } from './look-picture.tsx';

/** The settings that are chosen by their pictures. */
const LOOKS = {
  cardSet: {
    subject: 'cards',
    values: {
      classic: 'settings.cardSet.classic',
      'four-colour': 'settings.cardSet.four-colour',
      large: 'settings.cardSet.large',
    },
  },
  back: {
    subject: 'back',
    values: {
      lattice: 'settings.back.lattice',
      waves: 'settings.back.waves',
      rays: 'settings.back.rays',
      plain: 'settings.back.plain',
    },
  },
  table: {
    subject: 'table',
    values: { baize: 'settings.table.baize', wood: 'settings.table.wood', slate: 'settings.table.slate' },
  },
} as const satisfies Record<string, { subject: Subject; values: Record<string, Word> }>;

type LookKey = keyof typeof LOOKS;

interface LookRowProps {
  readonly name: LookKey;
  readonly settings: Settings;
  readonly dark: boolean;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Cards, backs or tables, each shown as it would look with everything else that is chosen. */
export function LookRow({ name, settings, dark, onChange }: LookRowProps) {
  const { subject, values } = LOOKS[name];
  const group = useId();
  return (
    <fieldset class="looks">
      <legend>{say(`settings.${name}`)}</legend>
      <div class="look-row">
        {Object.entries(values).map(([value, word]) => (
          <label key={value} class="look">
            <input
              type="radio"
              name={group}
              checked={settings[name] === value}
              onChange={() => onChange({ [name]: value })}
            />
            <LookPicture look={{ ...settings, dark, [name]: value }} subject={subject} />
            <span>{say(word)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
