import { useEffect, useId, useState } from 'preact/hooks';
import type { Session } from '../../../engine/rules.ts';
import { dealShared, read, type SharingParts, watchShared } from '../../app/actions/exchange/sharing.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayShared } from './say-shared.ts';

interface OpenSharedProps {
  readonly app: SharingParts;
  readonly onClose: () => void;
}

/** A box for a shared game or for the cards of the player's own deal, and the result of reading it. */
export function OpenShared({ app, onClose }: OpenSharedProps) {
  const [text, setText] = useState(app.state.draft);
  const id = useId();
  useEffect(() => () => app.state.change({ draft: '' }), [app]);
  const found = text.trim() === '' ? undefined : read(app, text);
  const wrong = found?.ok === false;
  const open = (how: typeof dealShared, session: Session): void => {
    onClose();
    void how(app, session, text);
  };
  return (
    <section class="share">
      <h3>{sayExtra('share.sent')}</h3>
      <label class="field">
        <span>{sayExtra('share.box')}</span>
        <textarea
          spellcheck={false}
          autoComplete="off"
          placeholder={sayExtra('share.example')}
          value={text}
          autoFocus
          aria-invalid={wrong}
          aria-describedby={id}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <small>{sayExtra('share.reads')}</small>
      </label>
      <div class="found">
        <p id={id} class={wrong ? 'said bad' : 'said'} aria-live="polite">
          {found && sayShared(found, text)}
        </p>
        <SharedActions session={found?.ok ? found.value : undefined} onOpen={open} />
      </div>
    </section>
  );
}

interface SharedActionsProps {
  /** Undefined: nothing could be read. */
  readonly session: Session | undefined;
  readonly onOpen: (how: typeof dealShared, session: Session) => void;
}

/** Buttons for the result: a deal is opened; for a game with moves, the deal can be played or the game watched. */
const SharedActions = ({ session, onOpen }: SharedActionsProps) =>
  session?.played ? (
    <div class="row end">
      <button type="button" onClick={() => onOpen(dealShared, session)}>
        {sayExtra('deal.play')}
      </button>
      <button type="button" class="first" onClick={() => onOpen(watchShared, session)}>
        {sayExtra('share.watch')}
      </button>
    </div>
  ) : (
    <div class="row end">
      <button type="button" class="first" disabled={!session} onClick={() => session && onOpen(dealShared, session)}>
        {sayExtra('share.open')}
      </button>
    </div>
  );
