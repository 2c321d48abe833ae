import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import {
  boardText,
  type Fault,
  nameOfLink,
  type Result,
  type Session,
  solutionText,
  solvitaireText,
} from '../../../engine/index.ts';
import type { App } from '../../app/app.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import { copy, copyText, dealShared, linkOf, read, saveLink, watchShared } from '../../app/actions/exchange/sharing.ts';
import { sayFault } from '../../words/faults.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';
import { Icon } from '../ui/icons.tsx';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge' | 'state' | 'notices' | 'panels' | 'tabletop' | 'games' | 'replays'>;

interface ShareProps {
  readonly app: Parts;
  readonly onClose: () => void;
}

/** Copying what is on the table, and a box for what others copied, or for the cards of a deal of one's own. */
export function ShareBox({ app, onClose }: ShareProps) {
  const [text, setText] = useState(app.state.draft);
  const id = useId();
  useEffect(() => () => app.state.change({ draft: '' }), [app]);
  const own = linkOf(app, 'own');
  const found = text.trim() === '' ? undefined : read(app, text);
  const wrong = found?.ok === false;
  return (
    <section class="share">
      <div class="row">
        <Copy app={app} what="deal" />
        {app.state.play?.played === true && <Copy app={app} what="game" />}
        <button type="button" onClick={() => saveLink(app)}>
          <Icon name="save" />
          {say('share.save')}
        </button>
        <CopyText app={app} what="board" textOf={boardText} />
        <CopyText app={app} what="board" name={say('share.copy-solvitaire')} textOf={solvitaireText} />
        <CopyText app={app} what="solution" textOf={solutionText} />
      </div>
      {own !== undefined && (
        <div class="notation">
          <code>{own}</code>
          <Copy app={app} what="own" />
        </div>
      )}
      <label class="field">
        <span>{say('share.box')}</span>
        <textarea
          spellcheck={false}
          autoComplete="off"
          placeholder={say('share.example')}
          value={text}
          autoFocus={text !== ''}
          aria-invalid={wrong}
          aria-describedby={id}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <small>{say('share.reads')}</small>
      </label>
      <div class="found">
        <p id={id} class={wrong ? 'said bad' : 'said'} aria-live="polite">
          {found && sayFound(found, text)}
        </p>
        <Go app={app} text={text} found={found} onClose={onClose} />
      </div>
    </section>
  );
}

function sayFound(found: Result<Session, Fault>, text: string): string {
  if (!found.ok) return sayFault(found.error);
  const session = found.value;
  const values = {
    game: nameOfLink(text) ?? sayGame(session.game.id),
    deal: shownDeal(session),
    moves: session.moveCount,
  };
  return say(session.played ? 'share.game' : 'share.deal', values);
}

function Copy({ app, what }: { readonly app: Parts; readonly what: 'deal' | 'game' | 'own' }) {
  const name = say(`command.copy-${what}`);
  const small = what === 'own';
  return (
    <button
      type="button"
      class={small ? 'plain icon-only' : ''}
      aria-label={name}
      title={small ? name : undefined}
      onClick={() => void copy(app, what)}
    >
      <Icon name="copy" />
      {!small && name}
    </button>
  );
}

interface GoProps extends ShareProps {
  readonly text: string;
  readonly found: Result<Session, Fault> | undefined;
}

interface CopyTextProps {
  readonly app: Parts;
  readonly what: 'board' | 'solution';
  /** On the button; usually what is copied. */
  readonly name?: string;
  readonly textOf: (session: Session) => string | undefined;
}

/** Copies what other programs read, of the games of which they can. */
function CopyText({ app, what, name = say(`share.copy-${what}`), textOf }: CopyTextProps) {
  const session = app.state.play?.session;
  // Not with every letter that is typed beside it: the whole game is played for it.
  const text = useMemo(() => session && textOf(session), [session, session?.moveCount, textOf]);
  if (text === undefined) return null;
  return (
    <button type="button" onClick={() => void copyText(app, text, say(`told.copied-${what}`))}>
      <Icon name="copy" />
      {name}
    </button>
  );
}

/** A game can be watched, or its deal played; a deal be played. */
function Go({ app, text, found, onClose }: GoProps) {
  const session = found?.ok ? found.value : undefined;
  const play = (): void => {
    onClose();
    if (session) void dealShared(app, session, text);
  };
  const watch = (): void => {
    onClose();
    if (session) void watchShared(app, session, text);
  };
  return (
    <div class="row end">
      <button type="button" class={session?.played ? '' : 'first'} disabled={!session} onClick={play}>
        {say('share.play')}
      </button>
      {session?.played && (
        <button type="button" class="first" onClick={watch}>
          {say('share.watch')}
        </button>
      )}
    </div>
  );
}
