import { useState } from 'preact/hooks';
import { MAX_NAME_LETTERS, type NamedSummary } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import { sayGameVersion } from '../../words/versions.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say, sayDate, sayTime } from '../../words/say.ts';
import { isNameTaken } from './saved-name.ts';

type Parts = Pick<App, 'bridge' | 'games'>;

interface SavedRowProps {
  readonly app: Parts;
  readonly saved: NamedSummary;
  readonly list: readonly NamedSummary[];
  readonly onDrop: (id: number) => Promise<void>;
  readonly onDone: (refusal?: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A saved game, with buttons for its actions. */
export function SavedRow({ app, saved, list, onDrop, onDone, onClose }: SavedRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { name } = saved;
  const open = async (): Promise<void> => {
    const reply = await app.bridge.request('named.get', saved.id);
    if (!reply.ok || !reply.value) return onDone(reply.ok ? '' : reply.refusal.message);
    onClose();
    await app.games.reopen(reply.value.kept);
  };
  const rename = async (to: string): Promise<void> => {
    const reply = await app.bridge.request('named.rename', saved.id, to);
    setRenaming(false);
    await onDone(reply.ok ? '' : reply.refusal.message);
  };
  if (renaming) return <Renaming saved={saved} list={list} onName={rename} onCancel={() => setRenaming(false)} />;
  return (
    <li>
      <div class="grow">
        <p class="name">{name}</p>
        <p class="hint">{saySaved(saved)}</p>
        <p class="hint">
          {sayExtra('named.line-more', {
            moves: saved.moveCount,
            time: sayTime(saved.clock),
            date: sayDate(saved.saved),
          })}
        </p>
      </div>
      <button type="button" aria-label={sayExtra('named.open-of', { name })} onClick={() => void open()}>
        {sayExtra('named.open')}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={sayExtra('named.rename-of', { name })}
        onClick={() => setRenaming(true)}
      >
        {sayExtra('named.rename')}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={sayExtra('named.drop-of', { name })}
        onClick={() => void onDrop(saved.id)}
      >
        {sayExtra('named.drop')}
      </button>
    </li>
  );
}

function saySaved(saved: NamedSummary): string {
  const [game, deal] = [sayGameVersion(saved.game, saved.options), shownDeal(saved)];
  return deal === 0 ? sayExtra('named.line-own', { game }) : sayExtra('named.line', { game, deal: String(deal) });
}

interface RenamingProps {
  readonly saved: NamedSummary;
  readonly list: readonly NamedSummary[];
  readonly onName: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

function Renaming({ saved, list, onName, onCancel }: RenamingProps) {
  const [name, setName] = useState(saved.name);
  const taken = isNameTaken(
    name,
    list.filter((other) => other.id !== saved.id),
  );
  return (
    <li>
      <form
        class="row grow"
        onSubmit={(event) => {
          event.preventDefault();
          void onName(name.trim());
        }}
      >
        <input
          class="grow"
          autoFocus
          aria-label={sayExtra('named.new-name')}
          aria-invalid={taken}
          value={name}
          maxLength={MAX_NAME_LETTERS}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            onCancel();
          }}
        />
        <button type="submit" class="first" disabled={taken || name.trim() === ''}>
          {sayExtra('named.rename')}
        </button>
        <button type="button" onClick={onCancel}>
          {say('button.cancel')}
        </button>
        {taken && <small class="bad">{sayExtra('named.taken')}</small>}
      </form>
    </li>
  );
}
