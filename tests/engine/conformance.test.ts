import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findGame, games } from '../../engine/games/index.ts';
import type { Game } from '../../engine/model/game.ts';
import { wayOf } from '../tools/conformance/pysol/recorded-ways.ts';
import { type Disagreement, replay } from '../tools/conformance/replay.ts';
import { conformance } from '../tools/conformance/run.ts';
import { parseTraces, readTraces, recordedFiles } from '../tools/conformance/read.ts';
import type { RecordedStep } from '../tools/conformance/action.ts';
import type { Trace } from '../tools/conformance/trace.ts';
import { EVERY_GAME } from '../tools/night.ts';
import { ROOT } from '../../main/build/root.ts';

const traces = join(ROOT, 'tests/traces');
const klondike = games.find(({ id }) => id === 'klondike')!;
const recorded = readTraces(join(traces, 'klondike.jsonl.gz'))[0]!;
const scratch = mkdtempSync(join(tmpdir(), 'baize-conformance-'));

afterAll(() => rmSync(scratch, { recursive: true }));

const altered = (at: number, change: (step: RecordedStep) => Partial<RecordedStep>): Trace => ({
  ...recorded,
  steps: recorded.steps.map((step, index) => (index === at ? { ...step, ...change(step) } : step)),
});

const firstOf = (trace: Trace): Disagreement | undefined => replay(klondike, trace).disagreements[0];

const gameOf = ({ way, game }: Trace): Game => findGame(way?.game ?? game)!;

/** The recordings of games that are here, each file with the recorded program's folder. */
const playable = recordedFiles(traces)
  .map(({ path, game }) => ({ path, game, isPysol: basename(dirname(path)).startsWith('pysolfc') }))
  .filter(({ game, isPysol }) => findGame(isPysol ? wayOf(game).game : game) !== undefined)
  .map(({ path, game, isPysol }) => ({ path, name: isPysol ? `PySolFC's ${game}` : game }));

/** `npm test` replays all of them in a part of its own. */
const some = EVERY_GAME ? playable : playable.filter((_, at) => at % 20 === 0);

test.each(some)('replays every recorded game of $name', ({ path }) => {
  const recordings = readTraces(path);
  expect(recordings.length).toBeGreaterThan(0);
  for (const trace of recordings) expect(replay(gameOf(trace), trace).disagreements).toEqual([]);
});

test('reports a drag missing in the recording', () => {
  const trace = altered(3, ({ legal }) => ({ legal: { ...legal, drags: legal.drags.slice(1) } }));
  expect(firstOf(trace)).toEqual({ step: 4, what: 'drags', expected: 'nothing', actual: '2>3' });
});

test('reports a drag only in the recording', () => {
  const trace = altered(3, ({ legal }) => ({ legal: { ...legal, drags: [...legal.drags, [6, 2, 12]] } }));
  expect(firstOf(trace)).toEqual({ step: 4, what: 'drags', expected: '6>12x2', actual: 'nothing' });
});

test('reports a pile clickable in only one of the two', () => {
  const more = altered(2, ({ legal }) => ({ legal: { ...legal, clicks: [0, 1] } }));
  const fewer = altered(2, ({ legal }) => ({ legal: { ...legal, clicks: [] } }));
  expect(firstOf(more)).toEqual({ step: 3, what: 'clicks', expected: '1', actual: 'nothing' });
  expect(firstOf(fewer)).toEqual({ step: 3, what: 'clicks', expected: 'nothing', actual: '0' });
});

test('reports an impossible deal', () => {
  const trace = altered(2, ({ legal }) => ({ legal: { ...legal, deal: false } }));
  expect(firstOf(trace)).toEqual({ step: 3, what: 'deal', expected: 'false', actual: 'true' });
});

test('reports different piles after an action and compares nothing after them', () => {
  const trace = altered(0, ({ piles }) => ({ piles: { ...piles, 5: 'AS' } }));
  const { disagreements, steps } = replay(klondike, trace);
  expect(disagreements).toEqual([{ step: 1, what: 'pile 5', expected: 'AS', actual: 'AH' }]);
  expect(steps).toBe(1);
});

test('reports a different score or win', () => {
  expect(firstOf(altered(0, () => ({ score: 7 })))).toEqual({ step: 1, what: 'score', expected: '7', actual: '1' });
  expect(firstOf(altered(0, () => ({ won: true })))).toEqual({
    step: 1,
    what: 'won',
    expected: 'true',
    actual: 'false',
  });
});

test('reports different piles or score after the deal', () => {
  const piles = recorded.deal.piles.with(6, 'KS');
  expect(firstOf({ ...recorded, deal: { ...recorded.deal, piles } })).toMatchObject({ step: 0, what: 'pile 6' });
  expect(firstOf({ ...recorded, deal: { ...recorded.deal, score: 1 } })).toMatchObject({ step: 0, what: 'score' });
});

test('reports an illegal action', () => {
  const trace = altered(0, () => ({ do: ['drag', 6, 1, 2] }));
  expect(firstOf(trace)).toEqual({ step: 1, what: 'action', expected: 'drag 6 1 2', actual: 'forbidden' });
});

test('continues Glenwood from the recorded position after a wrong base card', () => {
  const glenwood = games.find(({ id }) => id === 'glenwood')!;
  const [trace] = readTraces(join(traces, 'glenwood.jsonl.gz'));
  const [first, second] = trace!.steps;
  const kept: RecordedStep = { ...first!, do: ['drag', 9, 1, 3], piles: { 3: 'TH', 9: '' }, score: 1 };
  const drags = [6, 7, 8, 10, 11, 12, 13].map((from): [number, number, number] => [from, 1, 9]);
  const after: RecordedStep = {
    ...second!,
    legal: { ...second!.legal, drags, clicks: [0] },
    do: ['drag', 8, 1, 9],
    piles: { 8: '', 9: 'AH' },
    score: 1,
  };
  expect(replay(glenwood, { ...trace!, steps: [kept, after] })).toMatchObject({ disagreements: [], excepted: 1 });
});

test('reports an unknown option', () => {
  const trace = { ...recorded, options: [...recorded.options, { name: 'Wild aces', value: true, group: null }] };
  expect(firstOf(trace)).toEqual({ step: 0, what: 'option', expected: 'Wild aces', actual: 'nothing' });
});

test('reports a recording of other cards', () => {
  const actual = 'no recorded shuffle holds cards of this game';
  expect(firstOf({ ...recorded, shuffles: ['?b ?r'] })).toEqual({
    step: 0,
    what: 'replay',
    expected: 'to go on',
    actual,
  });
});

const [penguin] = readTraces(join(traces, 'pysolfc/penguin.jsonl.gz'));
const changed = (change: Partial<Trace>): Disagreement | undefined =>
  replay(findGame('penguin')!, { ...penguin!, ...change }).disagreements[0];

test('reports a drag of only one side in the second format', () => {
  const [first, ...steps] = penguin!.steps;
  const { legal } = first!;
  const fewer = { ...first!, legal: { ...legal, drags: legal.drags.slice(1) } };
  const more = { ...first!, legal: { ...legal, drags: [...legal.drags, [5, 2, 10] as [number, number, number]] } };
  expect(changed({ steps: [fewer, ...steps] })).toMatchObject({ step: 1, what: 'drags', expected: 'nothing' });
  expect(changed({ steps: [more, ...steps] })).toMatchObject({ step: 1, what: 'drags', actual: 'nothing' });
});

test('reports a different deal, different cards or an unknown answer', () => {
  const { piles } = penguin!.deal;
  const shorter = piles.with(4, piles[4]!.slice(3));
  expect(changed({ deal: { score: null, piles: shorter } })?.actual).toMatch(
    /^the deal was recorded as 4: up up up up up up,/,
  );
  expect(changed({ shuffles: ['ac'] })?.actual).toBe('the recorded pack holds other cards');
  const way = { game: 'penguin', answers: { cells: 'eight' } };
  expect(changed({ way })).toEqual({ step: 0, what: 'option', expected: 'cells', actual: 'nothing' });
});

test('compares the moves of the last position', () => {
  const last = { drags: [], clicks: [3], deal: true };
  const steps = penguin!.steps.slice(0, 1);
  expect(changed({ last, steps })).toMatchObject({ step: 1, what: 'drags', expected: 'nothing' });
});

test('names file, line and error of an invalid recording', () => {
  expect(() => parseTraces('{"game"', 'x.jsonl')).toThrow('x.jsonl, line 1: not JSON');
  expect(() => parseTraces(`\n{"game":"golf"}`, 'x.jsonl')).toThrow('x.jsonl, line 2: seed is no recorded game');
  const bad = JSON.stringify({ ...recorded, shuffles: ['9 of spades'] });
  expect(() => parseTraces(bad, 'x.jsonl')).toThrow(/line 1: shuffles\.0 .*two-letter cards/);
});

test('counts games, steps and disagreements, and fails on one', () => {
  writeFileSync(join(scratch, 'klondike.jsonl'), JSON.stringify(altered(0, () => ({ score: 7 }))));
  const lines: string[] = [];
  expect(conformance(scratch, [], (line) => lines.push(line))).toBe(false);
  expect(lines[0]).toBe('klondike [Single card deals] seed 1 step 1: score: expected 7, came 1');
  expect(lines.at(-1)).toBe(`1 games, ${recorded.steps.length} steps, 1 disagreements`);
});

test('lists unknown games, and fails when one is named', () => {
  writeFileSync(join(scratch, 'klondike.jsonl'), JSON.stringify(recorded));
  writeFileSync(join(scratch, 'no-such-game.jsonl'), JSON.stringify({ ...recorded, game: 'no-such-game' }));
  const lines: string[] = [];
  expect(conformance(scratch, [], (line) => lines.push(line))).toBe(true);
  expect(lines).toContain('missing from the engine: no-such-game');
  expect(conformance(scratch, ['klondike', 'no-such-game'], () => {})).toBe(false);
});

test('fails when nothing was replayed', () => {
  expect(conformance(scratch, ['no-such-game'], () => {})).toBe(false);
});
