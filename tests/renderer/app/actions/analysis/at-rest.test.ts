import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KnownWins } from '../../../../../engine/search.ts';
import type { Settings } from '../../../../../preload/api.ts';
import { Analysis } from '../../../../../renderer/app/actions/analysis/analysis.ts';
import { Guard } from '../../../../../renderer/app/actions/analysis/guard.ts';
import { prepareWhenIdle } from '../../../../../renderer/app/actions/analysis/prepare.ts';
import { Prospects } from '../../../../../renderer/app/actions/analysis/prospects.ts';
import { Whys } from '../../../../../renderer/app/actions/analysis/whys.ts';
import { SearchWorker } from '../../../../../renderer/app/services/analysis/search-worker.ts';
import type {
  WorkerMessage,
  WorkerTask,
} from '../../../../../renderer/app/services/analysis/worker/search-requests.ts';
import { appWithGame } from '../../seated.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stand-in for a browser's worker, which knows nothing about any position, and says so at once. */
class AtALoss extends EventTarget {
  readonly #note: (kind: WorkerTask['kind']) => void;

  constructor(note: (kind: WorkerTask['kind']) => void) {
    super();
    this.#note = note;
  }

  postMessage(task: WorkerTask): void {
    this.#note(task.kind);
    if (task.kind === 'guard')
      this.#say({ kind: 'guard', search: task.search, finding: { found: 'losing', moves: [] } });
    if (task.kind === 'judge')
      this.#say({
        kind: 'judge',
        search: task.search,
        finding: { found: 'judged', known: task.known, win: undefined, done: true },
      });
  }

  terminate(): void {}

  #say(data: WorkerMessage): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** Seats a game of FreeCell with everything that searches, and records what workers are asked. */
async function besideSearches(settings: Partial<Settings>) {
  const { app, actions, session } = await appWithGame('freecell', 11, { autoplay: false, ...settings });
  const asked: WorkerTask['kind'][] = [];
  let made = 0;
  const makeWorker = (): Worker => {
    made++;
    return new AtALoss((kind) => asked.push(kind)) as unknown as Worker;
  };
  const searches = new SearchWorker(makeWorker);
  const wins = new KnownWins();
  const beside = [
    new Guard(app, new SearchWorker(makeWorker)),
    new Analysis(app, searches.seek, wins),
    new Prospects({ ...app, actions, judge: searches.judge, wins }),
    new Whys(app, searches.why),
  ];
  prepareWhenIdle(app, searches);
  const play = (moves: number): void => {
    for (let move = 0; move < moves; move++) {
      app.lifecycle.done(session().play(session().legalMoves()[0]!)!);
      vi.runAllTimers();
    }
  };
  return { play, asked, workers: () => made, beside };
}

test('starts no worker with all analysis off', async () => {
  const { play, workers } = await besideSearches({ oneTry: true });
  play(12);
  expect(workers()).toBe(0);
});

test('prepares the solver once and searches nothing unasked', async () => {
  const { play, asked } = await besideSearches({});
  play(12);
  expect(asked).toEqual(['prepare']);
});

test('searches once per position with guard and verdict on', async () => {
  const { play, asked } = await besideSearches({ guard: true, showProspect: true });
  vi.runAllTimers();
  asked.length = 0;
  play(1);
  const once = [...asked];
  expect(once).toEqual(expect.arrayContaining(['guard', 'judge']));
  vi.runAllTimers();
  expect(asked).toEqual(once);
});
