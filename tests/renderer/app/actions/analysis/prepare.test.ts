import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Saved } from '../../../../../engine/rules.ts';
import { prepareWhenIdle } from '../../../../../renderer/app/actions/analysis/prepare.ts';
import { SearchWorker } from '../../../../../renderer/app/services/analysis/search-worker.ts';
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

/** A search worker that only records the games it is prepared for. */
class RecordingWorker extends SearchWorker {
  readonly games: string[] = [];

  override prepare({ game }: Saved): void {
    this.games.push(game);
  }
}

async function onTable() {
  const { app, session } = await appWithGame('klondike', 30);
  const searches = new RecordingWorker(() => expect.unreachable());
  prepareWhenIdle(app, searches);
  const turn = (): void => {
    session().play(session().legalMoves()[0]!);
    app.state.play!.changed();
  };
  return { app, searches, turn };
}

test('prepares no solver for a game without moves', async () => {
  const { searches } = await onTable();
  vi.runAllTimers();
  expect(searches.games).toEqual([]);
});

test('prepares the solver once for a game in play', async () => {
  const { searches, turn } = await onTable();
  turn();
  turn();
  vi.runAllTimers();
  expect(searches.games).toEqual(['klondike']);
  turn();
  vi.runAllTimers();
  expect(searches.games).toEqual(['klondike']);
});

test('prepares none for a game left soon after its first move', async () => {
  const { app, searches, turn } = await onTable();
  turn();
  await app.games.enter('freecell', undefined, 1);
  vi.runAllTimers();
  expect(searches.games).toEqual([]);
});
