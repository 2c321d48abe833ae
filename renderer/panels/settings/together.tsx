import { useEffect, useState } from 'preact/hooks';
import { type HostInfo, MAX_FOLDER_LETTERS, type Requests, type Together } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayAbout } from '../../words/refusals.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { joinSentences } from '../../words/joins.ts';
import { sayDate } from '../../words/say.ts';

type Parts = Pick<App, 'bridge'>;

/** A folder shared with other machines: the player names one, has it read now, or stops sharing. */
export function TogetherGroup({ app, host }: { readonly app: Parts; readonly host: HostInfo['host'] }) {
  const { state, busy, failure, ask, choose } = useTogether(app);
  if (!state) return null;
  return (
    <section class="group">
      <h4>{sayExtra('together.title')}</h4>
      <p class="hint">{sayExtra('together.text')}</p>
      {state.folder === null && host === 'electron' && (
        <div class="row">
          <button type="button" disabled={busy} onClick={() => void choose()}>
            {sayExtra('together.choose')}
          </button>
        </div>
      )}
      {state.folder === null ? (
        <FolderForm busy={busy} onShare={(path) => void ask('together.share', path)} />
      ) : (
        <SharedFolder
          state={state}
          busy={busy}
          onLook={() => void ask('together.look')}
          onStop={() => void ask('together.share', null)}
        />
      )}
      {failure !== '' && (
        <p class="bad" role="alert">
          {failure}
        </p>
      )}
      <p class="hint">{sayExtra('together.keeps')}</p>
    </section>
  );
}

/** Returns the host's state of the shared folder; `ask` sends a request, `choose` opens the system's folder dialog. */
function useTogether({ bridge }: Parts) {
  const [state, setState] = useState<Together>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const ask = async <N extends 'together.share' | 'together.look'>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<void> => {
    setBusy(true);
    const reply = await bridge.request(name, ...args);
    setBusy(false);
    if (reply.ok) setState(reply.value);
    const why = reply.ok ? undefined : (reply.refusal.about ?? { because: 'unknown' as const });
    setFailure(why ? sayExtra('together.failed', { why: sayAbout(why) }) : '');
  };
  const choose = async (): Promise<void> => {
    setFailure('');
    const chosen = await bridge.request('window.chooseFolder');
    if (chosen.ok && chosen.value !== null) await ask('together.share', chosen.value);
    else if (!chosen.ok) setFailure(sayExtra('together.no-panel'));
  };
  useEffect(() => {
    void bridge.request('together.state').then((reply) => reply.ok && setState(reply.value));
  }, [bridge]);
  return { state, busy, failure, ask, choose };
}

interface FormProps {
  readonly busy: boolean;
  readonly onShare: (path: string) => void;
}

/** Names a folder by its path. */
function FolderForm({ busy, onShare }: FormProps) {
  const [folder, setFolder] = useState('');
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        onShare(folder.trim());
      }}
    >
      <label for="together-folder">{sayExtra('together.folder')}</label>
      <span class="deal-go">
        <input
          id="together-folder"
          value={folder}
          maxLength={MAX_FOLDER_LETTERS}
          spellcheck={false}
          onInput={(event) => setFolder(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy || folder.trim() === ''}>
          {sayExtra('together.share')}
        </button>
      </span>
    </form>
  );
}

interface SharedProps {
  readonly state: Together;
  readonly busy: boolean;
  readonly onLook: () => void;
  readonly onStop: () => void;
}

function SharedFolder({ state, busy, onLook, onStop }: SharedProps) {
  const { folder, machines, looked, trouble, unread, waiting } = state;
  return (
    <>
      <p class="shared-folder">{sayExtra('together.shared', { folder: folder ?? '' })}</p>
      <p role="status">
        {busy
          ? sayExtra('together.looking')
          : joinSentences([
              machines > 0 && sayExtra('together.machines', { count: machines }),
              looked !== null && sayExtra('together.looked', { date: sayDate(looked) }),
            ])}
      </p>
      {trouble && <p class="bad">{sayExtra('together.trouble', { why: sayAbout(trouble) })}</p>}
      {waiting > 0 && <p class="hint">{sayExtra('together.waiting', { count: waiting })}</p>}
      {unread.map(({ name, why }) => (
        <p key={name} class="hint shared-folder">
          {sayExtra('together.unread', { name, why: sayExtra(`together.${why}`) })}
        </p>
      ))}
      <div class="row">
        <button type="button" disabled={busy} onClick={onLook}>
          {sayExtra('together.look')}
        </button>
        <button type="button" disabled={busy} onClick={onStop}>
          {sayExtra('together.stop')}
        </button>
      </div>
    </>
  );
}
