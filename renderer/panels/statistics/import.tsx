import { useRef, useState } from 'preact/hooks';
import { fail } from '../../../engine/rules.ts';
import type { ImportFault, ImportReport } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { type CheckedFile, checkFile } from '../../app/services/exchange/import.ts';
import { refresh } from '../../app/actions/host/refresh.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Progress, ProgressBar } from '../ui/progress.tsx';
import { endSentence, joinList } from '../../words/joins.ts';

type Parts = Pick<App, 'bridge' | 'state'>;

/** The stages of an import: a file is checked, its report is shown, its results are stored. */
type Stage =
  | { readonly at: 'start' }
  | { readonly at: 'checking'; readonly rows: number; readonly total: number; readonly stop: () => void }
  | { readonly at: 'checked'; readonly checked: CheckedFile }
  | { readonly at: 'taking' }
  | { readonly at: 'taken'; readonly count: number };

/** Imports a file, which is chosen, checked and reported on before anything is stored. */
export function ImportGroup({ app }: { readonly app: Parts }) {
  const { stage, check, take, drop } = useImport(app);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section class="group">
      <h3>{sayExtra('exchange.import')}</h3>
      <p class="hint">{sayExtra('exchange.import-text')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.csv,application/json,text/csv"
        aria-label={sayExtra('exchange.choose')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void check(file);
        }}
      />
      <div class="row">
        <button
          type="button"
          disabled={stage.at === 'checking' || stage.at === 'taking'}
          onClick={() => input.current?.click()}
        >
          {sayExtra('exchange.choose')}
        </button>
      </div>
      <div role="status">
        {stage.at === 'checked' ? (
          <CheckedView checked={stage.checked} onTake={take} onNo={drop} />
        ) : (
          <StageView app={app} stage={stage} />
        )}
      </div>
    </section>
  );
}

/** Returns the stage of the import, and functions for the next steps. */
function useImport(app: Parts) {
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  const check = async (file: File): Promise<void> => {
    const stopping = new AbortController();
    const report = (rows: number, total: number): void =>
      setStage({ at: 'checking', rows, total, stop: () => stopping.abort() });
    report(0, 1);
    const checked = await checkFile(app.bridge, file, report, stopping.signal).catch((): CheckedFile =>
      fail({ fault: 'unreadable' }),
    );
    setStage({ at: 'checked', checked });
  };
  const take = async (ticket: number): Promise<void> => {
    setStage({ at: 'taking' });
    const reply = await app.bridge.request('import.finish', ticket);
    if (!reply.ok) {
      const stopped = reply.refusal.code === 'stopped';
      if (stopped) await app.bridge.request('import.drop', ticket);
      return setStage({ at: 'checked', checked: fail(stopped ? { stopped } : { refusal: reply.refusal.message }) });
    }
    setStage({ at: 'taken', count: reply.value.fresh });
    await refresh(app);
  };
  const drop = (ticket: number): void => {
    setStage({ at: 'start' });
    void app.bridge.request('import.drop', ticket);
  };
  return { stage, check, take, drop };
}

function StageView({ app, stage }: { readonly app: Parts; readonly stage: Stage }) {
  if (stage.at === 'taking') return <Progress app={app} label={sayExtra('exchange.taking')} />;
  if (stage.at === 'taken') return <p class="hint">{sayExtra('exchange.taken', { count: stage.count })}</p>;
  if (stage.at !== 'checking') return null;
  return (
    <ProgressBar
      label={sayExtra('exchange.checking')}
      done={stage.rows / stage.total}
      caption={sayExtra('exchange.done-of', { done: stage.rows, total: stage.total })}
      onCancel={stage.stop}
    />
  );
}

interface CheckedProps {
  readonly checked: CheckedFile;
  readonly onTake: (ticket: number) => Promise<void>;
  readonly onNo: (ticket: number) => void;
}

function CheckedView({ checked, onTake, onNo }: CheckedProps) {
  if (!checked.ok) return <p class={'stopped' in checked.error ? 'hint' : 'bad'}>{sayFailure(checked.error)}</p>;
  const { report, ticket } = checked.value;
  return (
    <div class="ask">
      <p>{sayReport(report)}</p>
      {report.fault && <p class="hint">{sayFault(report.fault)}</p>}
      <div class="row">
        <button type="button" onClick={() => onNo(ticket)}>
          {say('button.cancel')}
        </button>
        <button type="button" class="first" disabled={report.fresh === 0} onClick={() => void onTake(ticket)}>
          {sayExtra('exchange.take')}
        </button>
      </div>
    </div>
  );
}

const sayFailure = (error: Extract<CheckedFile, { ok: false }>['error']): string => {
  if ('stopped' in error) return say('refusal.stopped');
  return 'fault' in error
    ? sayExtra(`exchange.${error.fault}`)
    : sayExtra('exchange.not-taken', { why: error.refusal });
};

const sayReport = ({ fresh, known, refused }: ImportReport): string =>
  endSentence(
    joinList([
      sayExtra('exchange.fresh', { count: fresh }),
      known > 0 && sayExtra('exchange.known', { count: known }),
      refused > 0 && sayExtra('exchange.refused', { count: refused }),
    ]),
  );

function sayFault({ kind, row, field, why }: ImportFault): string {
  const reason =
    why === 'malformed' && field === '' ? sayExtra('exchange.why-row') : sayExtra(`exchange.why-${why}`, { field });
  return sayExtra('exchange.fault', { kind: sayExtra(`exchange.kind-${kind}`), row, why: reason });
}
