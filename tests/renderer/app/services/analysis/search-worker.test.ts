import { expect, test } from 'vitest';
import { findGame, type Saved, Session, usualOptions } from '../../../../../engine/rules.ts';
import { SearchWorker, type WorkerFinding } from '../../../../../renderer/app/services/analysis/search-worker.ts';
import type { SavedJudgement } from '../../../../../renderer/app/services/analysis/worker/judge-saved.ts';
import type {
  WorkerTask,
  WorkerMessage,
} from '../../../../../renderer/app/services/analysis/worker/search-requests.ts';

const SAVED: Saved = Session.begin(findGame('golf')!, usualOptions(findGame('golf')!), 1).save();
const LOST = { found: 'lost', positions: 1 } as const;

/** A stand-in for a browser's worker, which records its messages, and sends or fails as the test says. */
class Stand extends EventTarget {
  readonly asked: WorkerTask[] = [];
  ended = false;

  postMessage(task: WorkerTask): void {
    this.asked.push(task);
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  die(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function made() {
  const workers: Stand[] = [];
  const worker = new SearchWorker(() => {
    const stand = new Stand();
    workers.push(stand);
    return stand as unknown as Worker;
  });
  const heard: WorkerFinding[] = [];
  const seek = () => worker.seek(SAVED, (finding) => heard.push(finding));
  return { worker, workers, heard, seek };
}

test('creates one worker at the first question', () => {
  const { worker, workers, seek, heard } = made();
  expect(workers).toEqual([]);
  worker.prepare(SAVED);
  seek();
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked.map(({ kind }) => kind)).toEqual(['prepare', 'search']);
  workers[0]!.say({ kind: 'search', search: 1, finding: LOST });
  expect(heard).toEqual([LOST]);
});

test('ignores answers of ended and earlier searches', () => {
  const { workers, seek, heard } = made();
  const stop = seek();
  stop();
  stop();
  workers[0]!.say({ kind: 'search', search: 1, finding: LOST });
  seek();
  stop();
  workers[0]!.say({ kind: 'search', search: 1, finding: LOST });
  expect(heard).toEqual([]);
  expect(workers[0]!.asked.map(({ kind }) => kind)).toEqual(['search', 'stop', 'search']);
  workers[0]!.say({ kind: 'search', search: 2, finding: LOST });
  expect(heard).toEqual([LOST]);
});

test('reports a crashed worker once and replaces it', () => {
  const { workers, seek, heard } = made();
  seek();
  workers[0]!.die();
  expect(heard).toEqual([{ found: 'failed' }]);
  expect(workers[0]!.ended).toBe(true);
  seek();
  expect(workers).toHaveLength(2);
  workers[0]!.die();
  workers[1]!.say({ kind: 'search', search: 2, finding: LOST });
  expect(heard.slice(1)).toEqual([LOST]);
});

test('ignores a crash while nobody waits', () => {
  const { worker, workers, seek, heard } = made();
  worker.prepare(SAVED);
  workers[0]!.die();
  expect(heard).toEqual([]);
  seek();
  expect(workers).toHaveLength(2);
});

test('reports progress and result to a search for a deal only', () => {
  const { worker, workers } = made();
  const heard: unknown[] = [];
  const wanted = { game: 'golf', options: '', sought: 'hard' } as const;
  worker.look(wanted, (one) => heard.push(one));
  expect(workers[0]!.asked).toEqual([{ kind: 'look', search: 1, wanted }]);
  const far = { tried: 2, found: 1, wanted: 7 };
  workers[0]!.say({ kind: 'search', search: 1, finding: LOST });
  workers[0]!.say({ kind: 'look', search: 1, finding: { found: 'looking', far } });
  workers[0]!.say({ kind: 'look', search: 1, finding: { found: 'deal', deal: 9 } });
  expect(heard).toEqual([
    { found: 'looking', far },
    { found: 'deal', deal: 9 },
  ]);
});

test('answers a verdict and a question side by side, and reports a crash to both', () => {
  const { worker, workers, seek, heard } = made();
  const judged: (SavedJudgement | { found: 'failed' | 'stopped' })[] = [];
  const judge = () =>
    worker.judge({ saved: SAVED, known: [], near: undefined, back: false }, (one) => judged.push(one));
  const judgement: SavedJudgement = { found: 'judged', known: ['lost'], win: undefined, done: true };
  judge();
  seek();
  workers[0]!.say({ kind: 'search', search: 2, finding: LOST });
  workers[0]!.say({ kind: 'judge', search: 1, finding: judgement });
  expect(heard).toEqual([LOST]);
  expect(judged).toEqual([judgement]);
  judge()();
  workers[0]!.say({ kind: 'judge', search: 3, finding: judgement });
  expect(judged).toEqual([judgement, { found: 'stopped' }]);
  judge();
  workers[0]!.die();
  expect(judged.at(-1)).toEqual({ found: 'failed' });
  expect(heard.at(-1)).toEqual({ found: 'failed' });
});
