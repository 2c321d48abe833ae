import { expect, test } from 'vitest';
import type { Bridge } from '../../../../../preload/api.ts';
import { checkFile } from '../../../../../renderer/app/services/exchange/import.ts';
import { exportCsv, exportJson } from '../../../../../renderer/app/services/exchange/export.ts';

const GAME = { game: 'golf', options: '', begun: 1, ended: 2, help: { undos: 0, hints: 0, solver: false } };

/** Makes a host with ten pages of two games each, which records its requests. */
function hostOfTwenty() {
  const asked: string[] = [];
  const answers: Record<string, (...args: unknown[]) => unknown> = {
    'statistics.of': () => ({ played: 20 }),
    'export.results': (after) => ({ results: [GAME, GAME], next: Number(after) < 18 ? Number(after) + 2 : null }),
    'export.kept': () => [],
    'export.named': () => [],
    'carried.list': () => [],
    'import.begin': () => 7,
    'import.add': (_ticket, _kind, first, rows) => ({
      fresh: Number(first) - 1 + (rows as unknown[]).length,
      known: 0,
      refused: 0,
      fault: null,
    }),
    'import.drop': () => null,
  };
  const request = (name: string, ...args: unknown[]) => {
    asked.push(name);
    return Promise.resolve({ ok: true, value: answers[name]!(...args) });
  };
  return { asked, bridge: { request } as unknown as Bridge };
}

test('reports the progress of an export', async () => {
  const { bridge } = hostOfTwenty();
  const reports: (readonly [number, number])[] = [];
  const made = await exportCsv(bridge, { report: (done, total) => reports.push([done, total]) });
  expect(made.ok).toBe(true);
  expect(reports).toEqual(Array.from({ length: 10 }, (_, i) => [2 * i + 2, 20]));
});

test('requests no more games and makes no file after stopping', async () => {
  const { asked, bridge } = hostOfTwenty();
  const stopping = new AbortController();
  const report = (done: number): void => {
    if (done === 6) stopping.abort();
  };
  expect(await exportJson(bridge, true, { report, signal: stopping.signal })).toMatchObject({ ok: false });
  expect(asked.filter((name) => name === 'export.results')).toHaveLength(3);
  expect(asked).not.toContain('export.named');
});

test('reports an import’s progress, and the host drops its rows when stopped', async () => {
  const file = new File(
    [JSON.stringify({ format: 'baize', version: 1, results: Array.from({ length: 1200 }, () => GAME) })],
    'a.json',
  );
  const whole = hostOfTwenty();
  const reports: (readonly [number, number])[] = [];
  const checked = await checkFile(whole.bridge, file, (rows, total) => reports.push([rows, total]));
  expect(checked).toMatchObject({ ok: true, value: { report: { fresh: 1200 } } });
  expect(reports).toEqual([
    [500, 1200],
    [1000, 1200],
    [1200, 1200],
  ]);
  const { asked, bridge } = hostOfTwenty();
  const stopping = new AbortController();
  const stopped = await checkFile(bridge, file, () => stopping.abort(), stopping.signal);
  expect(stopped).toEqual({ ok: false, error: { stopped: true } });
  expect(asked).toEqual(['import.begin', 'import.add', 'import.drop']);
});
