import { useEffect, useState } from 'preact/hooks';
import type { Backup, Backups, Refusal, Reply } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayAbout } from '../../words/refusals.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { locale, sayDate } from '../../words/say.ts';
import { Ask } from '../ui/ask.tsx';
import { Progress } from '../ui/progress.tsx';

type Parts = Pick<App, 'bridge' | 'games'>;

/** The list of backups, with buttons to make one and to restore one, which replaces everything. */
export function BackupsGroup({ app }: { readonly app: Parts }) {
  const [backups, setBackups] = useState<Backups>();
  const [chosen, setChosen] = useState<Backup>();
  const [failure, setFailure] = useState<Refusal>();
  /** The work in progress, in words; '' if there is none. */
  const [doing, setDoing] = useState('');
  const show = (reply: Reply<Backups>): void => {
    if (reply.ok) setBackups(reply.value);
    setFailure(reply.ok ? undefined : reply.refusal);
  };
  const restore = async (backup: Backup): Promise<void> => {
    setChosen(undefined);
    setDoing(sayExtra('backups.restoring', { date: sayDate(backup.made) }));
    setFailure(await app.games.restore(backup.name));
    setDoing('');
  };
  const make = async (): Promise<void> => {
    setDoing(sayExtra('backups.making'));
    show(await app.bridge.request('backups.make'));
    setDoing('');
  };
  useEffect(() => void app.bridge.request('backups.list').then(show), [app]);
  if (!backups) return null;
  return (
    <section class="group">
      <h4>{sayExtra('backups.title')}</h4>
      <p class="hint">{sayExtra('backups.text')}</p>
      {backups.failure !== null && (
        <p class="bad">{sayExtra('backups.daily-failed', { why: sayAbout(backups.failure) })}</p>
      )}
      {backups.list.length === 0 && <p class="hint">{sayExtra('backups.none')}</p>}
      <ul class="backups">
        {backups.list.map((backup) => (
          <BackupRow
            key={backup.name}
            backup={backup}
            asking={chosen?.name === backup.name}
            onAsk={setChosen}
            busy={doing !== ''}
            onRestore={() => void restore(backup)}
          />
        ))}
      </ul>
      {doing !== '' && <Progress app={app} label={doing} />}
      {failure && (
        <p class={failure.code === 'stopped' ? 'hint' : 'bad'} role="alert">
          {failure.code === 'stopped' ? failure.message : sayExtra('backups.failed', { why: failure.message })}
        </p>
      )}
      <div class="row">
        <button type="button" disabled={doing !== ''} onClick={() => void make()}>
          {sayExtra('backups.make')}
        </button>
      </div>
    </section>
  );
}

interface BackupRowProps {
  readonly backup: Backup;
  readonly asking: boolean;
  readonly busy: boolean;
  readonly onAsk: (backup: Backup | undefined) => void;
  readonly onRestore: () => void;
}

function BackupRow({ backup, asking, busy, onAsk, onRestore }: BackupRowProps) {
  const date = sayDate(backup.made);
  return (
    <li>
      <span class="grow">{date}</span>
      <span class="hint">{sayExtra(`backups.kind-${backup.kind}`)}</span>
      <span class="hint size">{sayExtra('backups.size', { size: sayMegabytes(backup.bytes) })}</span>
      <button
        type="button"
        class="plain"
        disabled={busy}
        aria-label={sayExtra('backups.restore-of', { date })}
        onClick={() => onAsk(backup)}
      >
        {sayExtra('backups.restore')}
      </button>
      {asking && (
        <Ask
          about={sayExtra('backups.restore')}
          question={sayExtra('backups.ask', { date })}
          yes={sayExtra('backups.yes')}
          onNo={() => onAsk(undefined)}
          onYes={onRestore}
        />
      )}
    </li>
  );
}

const sayMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(locale(), { maximumSignificantDigits: 2 }).format(bytes / 1e6);
