import { useId } from 'preact/hooks';
import { BACKS, CARD_SETS, type Look, TABLES } from '../../../preload/api.ts';
import type { PaintedLook } from '../../board/types.ts';
import { say } from '../../words/say.ts';
import { LookPicture } from './look-picture.tsx';

/** What is chosen by its picture. */
const CHOICES = {
  cardSet: { subject: 'cards', values: CARD_SETS },
  back: { subject: 'back', values: BACKS },
  table: { subject: 'table', values: TABLES },
} as const;

interface LookRowProps {
  readonly name: keyof typeof CHOICES;
  readonly look: PaintedLook;
  readonly onChange: (change: Partial<Look>) => void;
}

/**
 * Cards, backs or tables, each shown as it would look with everything else that is chosen; a picture of one's own where
 * there is one.
 */
export function LookRow({ name, look, onChange }: LookRowProps) {
  const { subject, values } = CHOICES[name];
  const group = useId();
  const isThere = (value: string): boolean =>
    value !== 'own' || look[name] === 'own' || (name !== 'cardSet' && look.pictures[name] !== undefined);
  return (
    <fieldset class="looks">
      <legend>{say(`settings.${name}`)}</legend>
      <div class="look-row">
        {values.filter(isThere).map((value) => (
          <label key={value} class="look">
            <input
              type="radio"
              name={group}
              checked={look[name] === value}
              onChange={() => onChange({ [name]: value })}
            />
            <LookPicture look={{ ...look, [name]: value }} subject={subject} />
            <span>{say(`settings.${name}.${value}` as LookWord)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type LookWord =
  | `settings.cardSet.${Look['cardSet']}`
  | `settings.back.${Look['back']}`
  | `settings.table.${Look['table']}`;
