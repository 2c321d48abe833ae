import { useEffect, useState } from 'preact/hooks';
import { MAX_NAME_LETTERS, type NamedGame, type NamedSummary } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { isSetAside } from '../../app/model/play/set-aside.ts';
import { InProgress } from './in-progress.tsx';
import { isNameTaken, usualName } from './saved-name.ts';
import { SavedRow } from './saved-row.tsx';

type Parts = Pick<App, 'bridge' | 'tabletop' | 'games'>;

interface SavedProps {
  readonly app: Parts;
  readonly onClose: () => void;
}

/** Games saved under a name: saves the one on the table, and opens, renames and deletes saved ones. */
export function SavedPanel({ app, onClose }: SavedProps) {
  const [list, setList] = useState<readonly NamedSummary[]>();
  const [failure, setFailure] = useState('');
  const [dropped, setDropped] = useState<NamedGame>();
  const refresh = async (refusal = ''): Promise<void> => {
    setFailure(refusal);
    const reply = await app.bridge.request('named.list');
    if (reply.ok) setList(reply.value);
    else setFailure(reply.refusal.message);
  };
  const drop = async (id: number): Promise<void> => {
    const game = await app.bridge.request('named.get', id);
    const reply = await app.bridge.request('named.drop', id);
    setDropped(game.ok && game.value ? game.value : undefined);
    await refresh(reply.ok ? '' : reply.refusal.message);
  };
  const undo = async ({ name, kept }: NamedGame): Promise<void> => {
    const reply = await app.bridge.request('named.keep', name, kept);
    setDropped(undefined);
    await refresh(reply.ok ? '' : reply.refusal.message);
  };
  useEffect(() => void refresh(), [app]);
  const setAside = list?.filter(isSetAside) ?? [];
  const named = list?.filter((saved) => !setAside.includes(saved));
  return (
    <Dialog title={sayExtra('named.title')} size="wide" onClose={onClose}>
      <SaveForm app={app} list={list ?? []} onDone={refresh} />
      {failure !== '' && (
        <p class="bad" role="alert">
          {failure}
        </p>
      )}
      {dropped && (
        <div class="row undo" role="status">
          <p class="hint grow">{sayExtra('named.dropped', { name: dropped.name })}</p>
          <button type="button" onClick={() => void undo(dropped)}>
            {sayExtra('named.undo')}
          </button>
        </div>
      )}
      <InProgress app={app} setAside={setAside} onDrop={drop} onClose={onClose} />
      {named?.length === 0 && <p class="empty">{sayExtra('named.none')}</p>}
      <ul class="saved">
        {named?.map((saved) => (
          <SavedRow
            key={saved.id}
            app={app}
            saved={saved}
            list={list ?? []}
            onDrop={drop}
            onDone={refresh}
            onClose={onClose}
          />
        ))}
      </ul>
      {named !== undefined && named.length > 0 && <p class="hint">{sayExtra('named.hint')}</p>}
    </Dialog>
  );
}

interface SaveFormProps {
  readonly app: Parts;
  readonly list: readonly NamedSummary[];
  readonly onDone: (refusal?: string) => Promise<void>;
}

function SaveForm({ app, list, onDone }: SaveFormProps) {
  const play = app.tabletop.own;
  const [name, setName] = useState(play ? usualName(play) : '');
  const [kept, setKept] = useState('');
  if (!play || play.finished) return <p class="hint">{sayExtra('named.over')}</p>;
  const save = async (): Promise<void> => {
    const reply = await app.bridge.request('named.keep', name.trim(), play.save());
    setKept(reply.ok ? name.trim() : '');
    await onDone(reply.ok ? '' : reply.refusal.message);
  };
  const replaces = isNameTaken(name, list) && kept !== name.trim();
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label for="saved-name">{sayExtra('named.name')}</label>
      <span class="deal-go">
        <input
          id="saved-name"
          autoFocus
          value={name}
          maxLength={MAX_NAME_LETTERS}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="first" disabled={name.trim() === ''}>
          {sayExtra(isNameTaken(name, list) ? 'named.replace' : 'named.keep')}
        </button>
      </span>
      <small role="status">
        {replaces
          ? sayExtra('named.replaces')
          : kept === name.trim() && kept !== ''
            ? sayExtra('named.kept', { name: kept })
            : ''}
      </small>
    </form>
  );
}
