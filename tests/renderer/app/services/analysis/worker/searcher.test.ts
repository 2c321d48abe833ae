import { expect, test } from 'vitest';
import { findGame, type Saved, Session, usualOptions } from '../../../../../../engine/rules.ts';
import { randomGame } from '../../../../../engine/review/random-game.ts';
import { Searcher } from '../../../../../../renderer/app/services/analysis/worker/searcher.ts';
import type {
  WorkerMessage,
  WorkerTask,
} from '../../../../../../renderer/app/services/analysis/worker/search-requests.ts';

const saved = (id: string, deal: number): Saved =>
  Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal).save();

/** Makes a searcher whose clock advances two milliseconds per reading, and whose next slice waits to be run. */
function searching() {
  const messages: WorkerMessage[] = [];
  const waiting: (() => void)[] = [];
  let time = 0;
  const searcher = new Searcher({
    post: (one) => messages.push(one),
    now: () => (time += 2),
    after: (next) => waiting.push(next),
  });
  /** Runs at most this many slices; false if there was no work. */
  const goOn = (slices = 1): boolean => {
    for (let i = 0; i < slices; i++) {
      const next = waiting.shift();
      if (!next) return false;
      expect(waiting).toEqual([]);
      next();
    }
    return true;
  };
  const last = () => messages.at(-1);
  return { searcher, messages, last, goOn };
}

test('answers an easy deal and is idle', () => {
  const { searcher, last, goOn } = searching();
  searcher.hear({ kind: 'search', search: 1, saved: saved('klondike', 30) });
  goOn(1000);
  expect(last()).toMatchObject({ search: 1, finding: { found: 'won' } });
  expect(goOn()).toBe(false);
});

test('says nothing more after stopping and is idle', () => {
  const { searcher, messages, goOn } = searching();
  searcher.hear({ kind: 'search', search: 1, saved: saved('gaps', 1) });
  expect(goOn(5)).toBe(true);
  searcher.hear({ kind: 'stop' });
  goOn(2);
  expect(goOn()).toBe(false);
  expect(messages).toEqual([]);
});

test('replaces a stopped or running search', () => {
  const { searcher, messages, goOn } = searching();
  searcher.hear({ kind: 'search', search: 1, saved: saved('gaps', 1) });
  searcher.hear({ kind: 'stop' });
  searcher.hear({ kind: 'search', search: 2, saved: saved('gaps', 1) });
  goOn(5);
  searcher.hear({ kind: 'search', search: 3, saved: saved('klondike', 30) });
  goOn(1000);
  expect(messages.map(({ search }) => search)).toEqual([3]);
});

test('prepares silently and yields to another game or question', () => {
  const { searcher, messages, goOn } = searching();
  searcher.hear({ kind: 'prepare', saved: saved('gaps', 1) });
  while (goOn());
  searcher.hear({ kind: 'prepare', saved: saved('gaps', 1) });
  searcher.hear({ kind: 'prepare', saved: saved('klondike', 30) });
  searcher.hear({ kind: 'search', search: 1, saved: saved('klondike', 30) });
  searcher.hear({ kind: 'prepare', saved: saved('gaps', 1) });
  goOn(1000);
  expect(messages).toMatchObject([{ search: 1, finding: { found: 'won' } }]);
});

test('searches for a deal in slices and reports progress', () => {
  const { searcher, messages, last, goOn } = searching();
  searcher.hear({ kind: 'look', search: 1, wanted: { game: 'freecell', options: 'automatic=false', sought: 'easy' } });
  goOn(10_000);
  expect(last()).toMatchObject({ search: 1, finding: { found: 'deal' } });
  expect(messages.filter(({ finding }) => finding.found === 'looking').length).toBeGreaterThan(0);
  expect(goOn()).toBe(false);
});

test('reports a review’s progress and result', () => {
  const { searcher, messages, goOn } = searching();
  searcher.hear({ kind: 'review', search: 1, saved: randomGame('freecell', 7, 60) });
  goOn(1000);
  expect(new Set(messages.map(({ finding }) => finding.found))).toEqual(new Set(['reviewing', 'reviewed']));
  expect(goOn()).toBe(false);
});

test('reports nothing to review in a game without moves', () => {
  const { searcher, last } = searching();
  searcher.hear({ kind: 'review', search: 1, saved: saved('freecell', 1) });
  expect(last()).toEqual({ kind: 'review', search: 1, finding: { found: 'nothing' } });
});

const judge = (search: number, id: string, deal: number): WorkerTask => ({
  kind: 'judge',
  search,
  saved: saved(id, deal),
  known: [],
  near: undefined,
  back: false,
});

test('delays a verdict behind a question, then is idle', () => {
  const { searcher, messages, goOn } = searching();
  searcher.hear(judge(1, 'gaps', 1));
  searcher.hear({ kind: 'search', search: 2, saved: saved('klondike', 30) });
  searcher.hear(judge(3, 'klondike', 30));
  goOn(2000);
  expect(messages).toMatchObject([
    { search: 2, finding: { found: 'won' } },
    { search: 3, finding: { found: 'judged', known: ['won'] } },
  ]);
  expect(goOn()).toBe(false);
});

test('continues a verdict after a stopped question', () => {
  const { searcher, messages, goOn } = searching();
  searcher.hear({ kind: 'search', search: 2, saved: saved('gaps', 1) });
  searcher.hear(judge(1, 'klondike', 30));
  searcher.hear({ kind: 'prepare', saved: saved('gaps', 1) });
  searcher.hear({ kind: 'stop' });
  goOn(2000);
  expect(messages.map(({ search }) => search)).toEqual([1]);
  searcher.hear(judge(3, 'gaps', 1));
  expect(goOn(3)).toBe(true);
  searcher.hear({ kind: 'stop-judging' });
  goOn(2);
  expect(goOn()).toBe(false);
  expect(messages).toHaveLength(1);
});
