import { afterEach, expect, test, vi } from 'vitest';
import { askSample } from '../../../../../renderer/app/services/odds/ask-odds.ts';
import type { OddsReply, OddsTask } from '../../../../../renderer/app/services/odds/odds-messages.ts';

/** Workers started, as stand-ins for a browser's. */
let begun: FakeWorker[] = [];

class FakeWorker {
  task: OddsTask | undefined;
  isEnded = false;
  #hear: (event: { readonly data: OddsReply }) => void = () => {};

  constructor() {
    begun.push(this);
  }

  addEventListener(name: string, hear: (event: { readonly data: OddsReply }) => void): void {
    if (name === 'message') this.#hear = hear;
  }

  postMessage(task: OddsTask): void {
    this.task = task;
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(deals: number, won: number, isEnough: boolean): void {
    const found = { deals, won, lost: deals - won, chance: 0, open: 0, simpleGames: deals, simpleWins: 0, moves: 80 };
    this.#hear({ data: { kind: 'sampled', found, isEnough } });
  }
}

const makeWorker = (): Worker => new FakeWorker() as unknown as Worker;

function onCores(cores: number): void {
  begun = [];
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
}

afterEach(() => vi.unstubAllGlobals());

test('uses one to four workers and leaves two cores free', () => {
  for (const [cores, workers] of [
    [1, 1],
    [2, 1],
    [4, 2],
    [6, 4],
    [32, 4],
  ] as const) {
    onCores(cores);
    askSample(makeWorker, 'own-1-0300000100400', 0, () => {});
    expect(begun).toHaveLength(workers);
    for (const { task } of begun) expect(task).toMatchObject({ crew: workers });
  }
});

test('adds up distinct deals of all workers until there are enough', () => {
  onCores(4);
  const heard: unknown[] = [];
  const end = askSample(makeWorker, 'own-1-0300000100400', 500, (reply) => {
    if (reply.kind === 'sampled') heard.push([reply.found.deals, reply.found.won, reply.found.moves, reply.isEnough]);
  });
  const [one, other] = begun;
  const firsts = begun.map(({ task }) => (task?.kind === 'sample' ? task.after : undefined));
  expect(firsts[0]).toBe(500);
  expect(firsts[1]! - firsts[0]!).toBeGreaterThan(1_000_000);
  one!.tell(10, 6, false);
  other!.tell(20, 15, true);
  one!.tell(30, 18, true);
  expect(heard).toEqual([
    [10, 6, 80, false],
    [30, 21, 80, false],
    [50, 33, 80, true],
  ]);
  end();
  expect(begun.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});
