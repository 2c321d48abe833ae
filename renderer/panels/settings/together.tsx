import { useEffect, useState } from 'preact/hooks';
import { type HostInfo, LONGEST_FOLDER, type Reply, type Together } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayAbout } from '../../words/refusals.ts';
import { sayExtra } from '../../words/fetched/said-extra.ts';
import { sayDate } from '../../words/say.ts';
import { useExtra } from '../ui/answers/use-extra.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge'>;

/** A folder that other machines see too: named or, where the host has a panel for it, chosen; looked at, given up. */
export function TogetherGroup({ app, host }: { readonly app: Parts; readonly host: HostInfo['host'] }) {
  const [state, setState] = useState<Together>();
  const [folder, setFolder] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const isReady = useExtra();
  const ask = async (asked: Promise<Reply<Together>>): Promise<void> => {
    setBusy(true);
    const reply = await asked;
    setBusy(false);
    if (reply.ok) setState(reply.value);
    const why = reply.ok ? undefined : (reply.refusal.about ?? { because: 'unknown' as const });
    setFailure(why ? sayExtra('together.failed', { why: sayAbout(why) }) : '');
  };
  const share = (path: string): Promise<void> => ask(app.bridge.request('together.share', path));
  const choose = async (): Promise<void> => {
    setFailure('');
    const chosen = await app.bridge.request('window.chooseFolder');
    if (chosen.ok && chosen.value !== null) await share(chosen.value);
    else if (!chosen.ok) setFailure(sayExtra('together.no-panel'));
  };
  useEffect(() => {
    void app.bridge.request('together.state').then((reply) => reply.ok && setState(reply.value));
  }, [app]);
  if (!state || !isReady) return null;
  return (
    <section class="group">
      <h3>{sayExtra('together.title')}</h3>
      <p class="hint">{sayExtra('together.text')}</p>
      {state.folder === null && host === 'electron' && (
        <div class="row">
          <button type="button" disabled={busy} onClick={() => void choose()}>
            {sayExtra('together.choose')}
          </button>
        </div>
      )}
      {state.folder === null ? (
        <form
          class="field"
          onSubmit={(event) => {
            event.preventDefault();
            void share(folder.trim());
          }}
        >
          <label for="together-folder">{sayExtra('together.folder')}</label>
          <span class="deal-go">
            <input
              id="together-folder"
              value={folder}
              maxLength={LONGEST_FOLDER}
              spellcheck={false}
              onInput={(event) => setFolder(event.currentTarget.value)}
            />
            <button type="submit" disabled={busy || folder.trim() === ''}>
              {sayExtra('together.share')}
            </button>
          </span>
        </form>
      ) : (
        <SharedFolder
          state={state}
          busy={busy}
          onLook={() => void ask(app.bridge.request('together.look'))}
          onStop={() => void ask(app.bridge.request('together.share', null))}
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

interface SharedProps {
  readonly state: Together;
  readonly busy: boolean;
  readonly onLook: () => void;
  readonly onStop: () => void;
}

function SharedFolder({ state, busy, onLook, onStop }: SharedProps) {
  const { folder, machines, looked, trouble, unread } = state;
  return (
    <>
      <p class="shared-folder">{sayExtra('together.shared', { folder: folder ?? '' })}</p>
      <p role="status">
        {busy ? sayExtra('together.looking') : machines > 0 && sayExtra('together.machines', { count: machines })}{' '}
        {!busy && looked !== null && sayExtra('together.looked', { date: sayDate(looked) })}
      </p>
      {trouble && <p class="bad">{sayExtra('together.trouble', { why: sayAbout(trouble) })}</p>}
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
