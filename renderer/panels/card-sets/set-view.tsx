import type { OwnCardSet } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { lookOfGame } from '../../app/model/board-look.ts';
import type { State } from '../../app/model/state.ts';
import { cornerLetters } from '../../words/letters/corner-letters.ts';
import { saySets } from '../../words/fetched/set-words.ts';
import { joinFacts } from '../../words/joins.ts';
import { LookPicture } from '../settings/look-picture.tsx';
import { usePreview } from './use-own-sets.ts';

type Parts = Pick<App, 'bridge'>;

interface SetViewProps {
  readonly app: Parts;
  readonly state: State;
  readonly set: OwnCardSet;
  /** Its cards are on the table. */
  readonly used: boolean;
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** A set, and what its own files say about it. */
export function SetView({ app, state, set, used, onUse, onDrop }: SetViewProps) {
  const preview = usePreview(app, set.id);
  const look = {
    ...lookOfGame(state.settings, state.play?.session.game.id),
    dark: state.dark,
    letters: cornerLetters(),
  };
  const pictures = { ...state.pictures, ...(preview && { set: preview }) };
  return (
    <li>
      <LookPicture look={{ ...look, cardSet: set.id, pictures }} subject="cards" />
      <div class="set-about">
        <h3>{set.name}</h3>
        <p class="hint">
          {joinFacts([
            saySets(`sets.kind.${set.kind}`),
            set.author !== '' && saySets('sets.author', { author: set.author }),
          ])}
        </p>
        <div class="row">
          <button
            type="button"
            disabled={used}
            {...(!used && { 'aria-label': saySets('sets.use-of', { name: set.name }) })}
            onClick={onUse}
          >
            {saySets(used ? 'sets.used' : 'sets.use')}
          </button>
          <button type="button" class="plain" aria-label={saySets('sets.drop-of', { name: set.name })} onClick={onDrop}>
            {saySets('sets.drop')}
          </button>
        </div>
        <SetTexts set={set} />
      </div>
    </li>
  );
}

/** Licence and author, word for word from the set's files. */
function SetTexts({ set: { texts, author } }: Pick<SetViewProps, 'set'>) {
  if (texts.length === 0) return <p class="hint">{saySets(author === '' ? 'sets.silent' : 'sets.no-licence')}</p>;
  return (
    <details>
      <summary>{saySets('sets.texts')}</summary>
      {texts.map(({ name, text }) => (
        <section key={name}>
          <h4>{name}</h4>
          {/* Focusable, so that the keyboard can scroll it. */}
          <pre tabIndex={0} role="group" aria-label={name}>
            {text}
          </pre>
        </section>
      ))}
    </details>
  );
}
