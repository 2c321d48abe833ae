import { MAX_NOTE_LETTERS, MAX_OWN_NAME_LETTERS } from '../../../engine/rules.ts';
import type { Describing } from '../../words/fetched/description-words.ts';

interface FieldProps {
  readonly describing: Describing;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** The name of a game; `unnamed`: the name it gets if its player gives none. */
export const NameRow = ({ describing, value, onInput, unnamed }: FieldProps & { readonly unnamed: string }) => (
  <label class="pick-row">
    <span>{describing.say('recipe.name')}</span>
    <input
      type="text"
      maxLength={MAX_OWN_NAME_LETTERS}
      placeholder={unnamed}
      value={value}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  </label>
);

/** The player's note on the game. */
export const NoteField = ({ describing, value, onInput }: FieldProps) => (
  <label class="field">
    <span>{describing.say('recipe.note')}</span>
    <textarea
      rows={2}
      maxLength={MAX_NOTE_LETTERS}
      value={value}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  </label>
);
