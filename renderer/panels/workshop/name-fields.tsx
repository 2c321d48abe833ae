import { LONGEST_NOTE, LONGEST_OWN_NAME } from '../../../engine/index.ts';
import type { Describing } from '../../words/fetched/described.ts';
import { say } from '../../words/say.ts';

interface NameFieldsProps {
  readonly describing: Describing;
  readonly name: string;
  readonly note: string;
  readonly onName: (name: string) => void;
  readonly onNote: (note: string) => void;
}

/** What a game is called, and what its player says of it. */
export function NameFields({ describing, name, note, onName, onNote }: NameFieldsProps) {
  return (
    <>
      <label class="field">
        <span>{describing.say('recipe.name')}</span>
        <input
          type="text"
          maxLength={LONGEST_OWN_NAME}
          placeholder={say('own.unnamed')}
          value={name}
          onInput={(event) => onName(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{describing.say('recipe.note')}</span>
        <textarea
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onInput={(event) => onNote(event.currentTarget.value)}
        />
      </label>
    </>
  );
}
