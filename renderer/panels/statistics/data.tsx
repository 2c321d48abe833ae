import { useState } from 'preact/hooks';
import type { Game } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { exportCsv, type ExportedFile, exportJson, type ExportWaiting } from '../../app/services/exchange/export.ts';
import { saveFile } from '../../app/services/exchange/save-file.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Ask } from '../ui/ask.tsx';
import { SwitchRow } from '../ui/fields.tsx';
import { Progress, ProgressBar } from '../ui/progress.tsx';
import { ImportGroup } from './import.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';

type Parts = Pick<App, 'bridge' | 'state' | 'preferences'>;

interface DataProps {
  readonly app: Parts;
  readonly game: Game;
}

/** Exports, imports and deletes results. */
export function Data({ app, game }: DataProps) {
  return (
    <div class="data">
      <ExportGroup app={app} />
      <ImportGroup app={app} />
      <ResetGroup app={app} game={game} />
    </div>
  );
}

/** The progress of making a file, and a function that cancels it. */
interface ExportInProgress {
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
}

function ExportGroup({ app }: { readonly app: Parts }) {
  const [settings, setSettings] = useState(false);
  const [making, setMaking] = useState<ExportInProgress>();
  const [failure, setFailure] = useState('');
  const make = async (begin: (waiting: ExportWaiting) => Promise<ExportedFile>): Promise<void> => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const report = (done: number, total: number): void => setMaking({ done, total, stop: () => stopping.abort() });
    report(0, 1);
    const made = await begin({ report, signal });
    setMaking(undefined);
    setFailure(made.ok ? '' : signal.aborted ? made.error : sayExtra('exchange.failed', { why: made.error }));
    if (made.ok) saveFile(made.value);
  };
  return (
    <section class="group">
      <h3>{sayExtra('exchange.export')}</h3>
      <p class="hint">{sayExtra('exchange.export-text')}</p>
      <SwitchRow label={sayExtra('exchange.with-settings')} on={settings} onChange={setSettings} />
      <div class="row">
        <button
          type="button"
          disabled={making !== undefined}
          onClick={() => void make((waiting) => exportJson(app.bridge, settings, waiting))}
        >
          {sayExtra('exchange.json')}
        </button>
        <button
          type="button"
          disabled={making !== undefined}
          onClick={() => void make((waiting) => exportCsv(app.bridge, waiting))}
        >
          {sayExtra('exchange.csv')}
        </button>
      </div>
      {making && (
        <ProgressBar
          label={sayExtra('exchange.making')}
          done={making.done / making.total}
          caption={sayExtra('exchange.done-of', { done: making.done, total: making.total })}
          onCancel={making.stop}
        />
      )}
      {failure !== '' && (
        <p class="bad" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

/** The state of deleting results: what will be deleted, that it is under way, or how it ended. */
type Reset = { readonly ask: string | null } | 'working' | { readonly result: string; readonly bad: boolean };

function ResetGroup({ app, game }: DataProps) {
  const [reset, setReset] = useState<Reset>();
  const forget = async (whose: string | null): Promise<void> => {
    setReset('working');
    const reply = await app.bridge.request('statistics.reset', whose);
    if (!reply.ok) {
      const { code, message } = reply.refusal;
      const bad = code !== 'stopped';
      return setReset({ result: bad ? sayExtra('reset.failed', { why: message }) : message, bad });
    }
    if (whose === null) await app.preferences.set({ milestonesTold: [], milestoneDays: {} });
    setReset({ result: sayExtra(reply.value === null ? 'reset.done-memory' : 'reset.done'), bad: false });
  };
  return (
    <section class="group">
      <h3>{sayExtra('reset.title')}</h3>
      <p class="hint">{sayExtra('reset.text')}</p>
      {reset === 'working' ? (
        <Progress app={app} label={sayExtra('reset.working')} />
      ) : reset && 'ask' in reset ? (
        <AskReset app={app} game={game} whose={reset.ask} onNo={() => setReset(undefined)} onYes={forget} />
      ) : (
        <div class="row">
          <button type="button" onClick={() => setReset({ ask: game.id })}>
            {sayExtra('reset.one', { game: sayGame(game.id) })}
          </button>
          <button type="button" onClick={() => setReset({ ask: null })}>
            {sayExtra('reset.all')}
          </button>
        </div>
      )}
      {typeof reset === 'object' && 'result' in reset && (
        <p class={reset.bad ? 'bad' : 'hint'} role="status">
          {reset.result}
        </p>
      )}
    </section>
  );
}

interface AskResetProps extends DataProps {
  readonly whose: string | null;
  readonly onNo: () => void;
  readonly onYes: (whose: string | null) => Promise<void>;
}

function AskReset({ app, game, whose, onNo, onYes }: AskResetProps) {
  const figures = useAnswer(app.bridge, 'statistics.of', whose, null);
  if (!figures) return null;
  const count = figures.played;
  return (
    <Ask
      about={sayExtra('reset.title')}
      question={
        whose === null
          ? sayExtra('reset.ask-all', { count })
          : sayExtra('reset.ask-one', { count, game: sayGame(game.id) })
      }
      yes={sayExtra('reset.yes')}
      disabled={count === 0}
      onNo={onNo}
      onYes={() => void onYes(whose)}
    />
  );
}
