import { useState } from 'preact/hooks';
import { LONGEST_NAME, type NamedSummary } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { shownDeal } from '../../app/game/deals.ts';
import { say, sayDate, sayTime } from '../../words/say.ts';
import { isTaken } from './saved-name.ts';
import { nameOf } from '../statistics/tables.tsx';

interface SavedRowProps {
  readonly app: App;
  readonly of: NamedSummary;
  readonly list: readonly NamedSummary[];
  readonly onDrop: (id: number) => Promise<void>;
  readonly onDone: (refusal?: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One saved game: what it is, and what can be done with it. */
export function SavedRow({ app, of, list, onDrop, onDone, onClose }: SavedRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { name } = of;
  const open = async (): Promise<void> => {
    const reply = await app.bridge.request('named.get', of.id);
    if (!reply.ok || !reply.value) return onDone(reply.ok ? '' : reply.refusal.message);
    onClose();
    await app.games.reopen(reply.value.kept);
  };
  const rename = async (to: string): Promise<void> => {
    const reply = await app.bridge.request('named.rename', of.id, to);
    setRenaming(false);
    await onDone(reply.ok ? '' : reply.refusal.message);
  };
  if (renaming) return <Renaming of={of} list={list} onName={rename} onCancel={() => setRenaming(false)} />;
  return (
    <li>
      <div class="grow">
        <p class="name">{name}</p>
        <p class="hint">{sayGame(of)}</p>
        <p class="hint">
          {say('named.line-more', { moves: of.moveCount, time: sayTime(of.clock), date: sayDate(of.saved) })}
        </p>
      </div>
      <button type="button" aria-label={say('named.open-of', { name })} onClick={() => void open()}>
        {say('named.open')}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={say('named.rename-of', { name })}
        onClick={() => setRenaming(true)}
      >
        {say('named.rename')}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={say('named.drop-of', { name })}
        onClick={() => void onDrop(of.id)}
      >
        {say('named.drop')}
      </button>
    </li>
  );
}

function sayGame(of: NamedSummary): string {
  const [game, deal] = [nameOf(of.game), shownDeal(of)];
  return deal === 0 ? say('named.line-own', { game }) : say('named.line', { game, deal: String(deal) });
}

interface RenamingProps {
  readonly of: NamedSummary;
  readonly list: readonly NamedSummary[];
  readonly onName: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

function Renaming({ of, list, onName, onCancel }: RenamingProps) {
  const [name, setName] = useState(of.name);
  const taken = isTaken(
    name,
    list.filter((other) => other.id !== of.id),
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
          aria-label={say('named.new-name')}
          aria-invalid={taken}
          value={name}
          maxLength={LONGEST_NAME}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            onCancel();
          }}
        />
        <button type="submit" class="first" disabled={taken || name.trim() === ''}>
          {say('named.rename')}
        </button>
        <button type="button" onClick={onCancel}>
          {say('button.cancel')}
        </button>
        {taken && <small class="bad">{say('named.taken')}</small>}
      </form>
    </li>
  );
}
