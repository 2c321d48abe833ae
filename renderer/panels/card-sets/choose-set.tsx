import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnCardSet } from '../../../preload/api.ts';
import { droppedFiles } from '../../app/actions/exchange/drops.ts';
import type { App } from '../../app/app.ts';
import type { ChosenFile } from '../../app/services/card-sets/chosen-file.ts';
import { takeSet } from '../../app/services/card-sets/take-set.ts';
import { saySets } from '../../words/fetched/set-words.ts';
import { sayInteger } from '../../words/say.ts';
import { ProgressBar } from '../ui/progress.tsx';
import { saySetRejection } from './set-faults.ts';

type Parts = Pick<App, 'bridge' | 'workers'>;

interface ChooseProps {
  readonly app: Parts;
  readonly onTaken: (set: OwnCardSet) => void;
  readonly onBegin: () => void;
  readonly onStopped: () => void;
}

/** Adds a set from a file, from a folder, or from what was dropped on the window. */
export function ChooseSet({ app, onTaken, onBegin, onStopped }: ChooseProps) {
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState<readonly [done: number, all: number]>();
  /** Cancels the reading in progress, also when the panel closes. */
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const take = async (files: readonly ChosenFile[]): Promise<void> => {
    if (done || files.length === 0) return;
    onBegin();
    setFailure('');
    setDone([0, 1]);
    const { signal } = (stop.current = new AbortController());
    const reading = { signal, report: (...now: [number, number]) => setDone(now) };
    const taken = await takeSet(app, files, reading).finally(() => setDone(undefined));
    if (taken.ok) onTaken(taken.value);
    else if ('fault' in taken.error && taken.error.fault === 'stopped') onStopped();
    else setFailure(saySetRejection(taken.error));
  };
  const waiting = droppedFiles.value;
  useEffect(() => {
    droppedFiles.value = [];
    void take(waiting);
  }, [waiting.length > 0]);
  return (
    <>
      <div class="row picture-row">
        <FileButton label={saySets('sets.file')} busy={done !== undefined} onChoose={(files) => void take(files)} />
        <FileButton
          label={saySets('sets.folder')}
          busy={done !== undefined}
          folder
          onChoose={(files) => void take(files)}
        />
      </div>
      {done && (
        <ProgressBar
          label={saySets('sets.reading')}
          done={done[0] / done[1]}
          caption={`${sayInteger(done[0])} / ${sayInteger(done[1])}`}
          onCancel={() => stop.current?.abort()}
        />
      )}
      {failure !== '' && (
        <p class="bad" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly folder?: boolean;
  readonly onChoose: (files: readonly ChosenFile[]) => void;
}

const ENDINGS = '.zip,.tar,.tgz,.gz,.svg,.svgz,application/zip,application/gzip,image/svg+xml';

function FileButton({ label, busy, folder = false, onChoose }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        {...(folder ? { webkitdirectory: true } : { accept: ENDINGS })}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
          onChoose(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
        }}
      />
      <button type="button" aria-disabled={busy} onClick={() => !busy && field.current?.click()}>
        {label}
      </button>
    </>
  );
}
