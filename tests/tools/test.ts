import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findElectron } from '../../main/start/electron.ts';
import { buildIfStale } from '../../main/start/fresh.ts';
import { failedE2e, failedUnit } from './test/failed.ts';
import { getChromium } from './get-chromium.ts';
import { ROOT } from '../../main/build/root.ts';

/**
 * Runs every check and counts the results. Names checks that can't be run here. Two queues run side by side, because
 * browsers, hosts and disks wait as often as they work.
 */

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Result extends Count {
  /** Its line of the summary. */
  readonly line: string;
  /** The tests that failed, as far as their names are known, each with the first words of the reason. */
  readonly names: readonly string[];
}

interface Part {
  readonly name: string;
  readonly command: string;
  /** Whether it runs beside the unit tests, which take longest, instead of after them. */
  readonly beside?: true;
  readonly count: (output: string) => Count;
  readonly failed?: () => readonly string[];
}

const REPORTS = join(ROOT, 'dist/reports');

const PARTS: readonly Part[] = [
  { name: 'check', command: 'npm run --silent check', beside: true, count: () => ({ passed: 0, failed: 0 }) },
  {
    name: 'unit',
    command: 'npm run --silent unit -- --reporter=dot --reporter=json --outputFile.json=dist/reports/unit.json',
    count: () => countUnit(report('unit.json')),
    failed: () => failedUnit(report('unit.json')),
  },
  {
    name: 'conformance',
    command: 'npm run --silent lab -- conformance tests/traces',
    beside: true,
    count: (output) => countConformance(output),
  },
  {
    name: 'e2e',
    command: 'npx playwright test --config tests/e2e/playwright.config.ts --reporter=list,json',
    beside: true,
    count: () => countE2e(report('e2e.json')),
    failed: () => failedE2e(report('e2e.json')),
  },
];

const report = (name: string): unknown => JSON.parse(readFileSync(join(REPORTS, name), 'utf8'));

/** Counts a skipped test as failed: nothing is skipped silently. */
function countUnit(json: unknown): Count {
  const { numPassedTests, numTotalTests } = json as { numPassedTests: number; numTotalTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

function countE2e(json: unknown): Count {
  const { stats } = json as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function countConformance(output: string): Count {
  const [, games = '0', wrong = '1'] = /(\d+) games, \d+ steps, (\d+) disagreements/.exec(output) ?? [];
  return { passed: Number(games), failed: Number(wrong) };
}

async function run({ name, command, count, failed }: Part): Promise<Result> {
  const start = performance.now();
  console.log(`${name}: ${command}`);
  const { code, output } = await shell(command, (line) => console.log(`${name} | ${line}`));
  const counted = code === 0 ? count(output) : (orNot(() => afterAll(count(output))) ?? { passed: 0, failed: 1 });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const numbers = `${counted.passed} passed, ${counted.failed} failed`;
  return {
    ...counted,
    names: (code === 0 ? undefined : orNot(() => failed?.())) ?? [],
    line: `${code === 0 && counted.failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${numbers}, ${seconds} s`,
  };
}

/** Counts at least one failure for a part that ended with an error, whether or not it could report where. */
const afterAll = ({ passed, failed }: Count): Count => ({ passed, failed: Math.max(failed, 1) });

/** Returns what can be read of a report; undefined when a part ended before it wrote one. */
function orNot<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function shell(
  command: string,
  onLine: (line: string) => void,
): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, 'e2e.json') };
  const child = spawn(command, { cwd: ROOT, shell: true, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    onLine(line);
  }
  return { code: await ended, output: lines.join('\n') };
}

async function runAfterEachOther(parts: readonly Part[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) results.push(await run(part));
  return results;
}

async function main(parts: readonly Part[]): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  process.env['CHROMIUM_PATH'] = getChromium();
  // Built first, because nothing may rebuild the files that a browser is being served.
  if (!(await buildIfStale(ROOT))) return fail('The program could not be built; what stands above says why.');
  const queues = [parts.filter(({ beside }) => !beside), parts.filter(({ beside }) => beside)];
  const results = (await Promise.all(queues.map(runAfterEachOther))).flat();
  for (const name of results.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  if (findElectron(ROOT, process.env) === undefined) console.log('not run: e2e in Electron (no Electron binary here)');
  const sum = (of: keyof Count): number => results.reduce((total, result) => total + result[of], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

// The parts named on the command line, or all.
const named = process.argv.slice(2);
const stranger = named.find((name) => !PARTS.some((part) => part.name === name));
if (stranger === undefined) await main(PARTS.filter(({ name }) => named.length === 0 || named.includes(name)));
else fail(`There is no part “${stranger}”, but ${PARTS.map(({ name }) => `“${name}”`).join(', ')}.`);

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
