import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { BACKS, CARD_SETS, type Look, TABLES } from '../../../preload/api.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { LookPicture } from './look-picture.tsx';

/** The parts of a look that are chosen by their preview. */
const CHOICES = {
  cardSet: { subject: 'cards', values: CARD_SETS },
  back: { subject: 'back', values: BACKS },
  table: { subject: 'table', values: TABLES },
} as const;

/** Returns the name of a part of a look, and those of its choices. */
export const saysOfLook = (name: keyof typeof CHOICES): readonly string[] => [
  sayExtra(`settings.${name}`),
  ...CHOICES[name].values.filter((value) => value !== 'set').map((value) => sayChoice(name, value)),
];

const sayChoice = (name: keyof typeof CHOICES, value: string): string =>
  sayExtra(`settings.${name}.${value}` as LookWord);

interface LookRowProps {
  readonly name: keyof typeof CHOICES;
  readonly look: PaintedLook;
  readonly onChange: (change: Partial<Look>) => void;
  /** More choices for the same group of radio buttons. */
  readonly more?: ((group: string) => ComponentChildren) | undefined;
}

/**
 * A choice of cards, backs or tables, each shown with everything else that is chosen; with the person's own picture if
 * there is one.
 */
export function LookRow({ name, look, onChange, more }: LookRowProps) {
  const { subject, values } = CHOICES[name];
  const group = useId();
  const isThere = (value: string): boolean =>
    value !== 'set' &&
    (value !== 'own' || look[name] === 'own' || (name !== 'cardSet' && look.pictures[name] !== undefined));
  return (
    <fieldset class="looks">
      <legend>{sayExtra(`settings.${name}`)}</legend>
      <div class="look-row">
        {values.filter(isThere).map((value) => (
          <LookChoice
            key={value}
            group={group}
            label={sayChoice(name, value)}
            look={{ ...look, [name]: value }}
            subject={subject}
            checked={look[name] === value}
            onChoose={() => onChange({ [name]: value })}
          />
        ))}
        {more?.(group)}
      </div>
    </fieldset>
  );
}

interface LookChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly look: PaintedLook;
  readonly subject: (typeof CHOICES)[keyof typeof CHOICES]['subject'];
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A radio button with a preview of a look. */
export const LookChoice = ({ group, label, look, subject, checked, onChoose }: LookChoiceProps) => (
  <label class="look">
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <LookPicture look={look} subject={subject} />
    <span>{label}</span>
  </label>
);

type LookWord =
  | `settings.cardSet.${(typeof CARD_SETS)[number]}`
  | `settings.back.${Exclude<Look['back'], 'set'>}`
  | `settings.table.${Look['table']}`;
