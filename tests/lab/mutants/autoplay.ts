import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { withCopy } from './mutate.ts';

/** Conditions of engine/legality/safe-homes.ts that are left out, each by replacing one text with another. */
export const AUTOPLAY: readonly (readonly [name: string, from: string, to: string])[] = [
  ['none safe is forgotten', 'variant.noneSafe || ', ''],
  ['gathering is forgotten', ' || piles.some(gathers)', ''],
  ['dealing onto carriers is forgotten', 'return carriesOthers && this.#dealt', 'return false && this.#dealt'],
  ['held cards go', 'if (held?.has(card) || !this', 'if (!this'],
  ['safety is not asked', ' || !this.#isSafe(table, home, wanting, card, 0)) continue', ') continue'],
  ['emptying is not asked', '(table.size(from) > 1 || this.#mayEmpty(table, move))', 'true'],
  ['awaiting is not asked', ' || !this.#isAwaited(table, home, wanting, card)) return', ') return'],
  ['what could lie on it is not asked', 'if (home[other] === wanting.copies[other]) continue', 'continue'],
  ['one copy home is enough', 'if (home[other] === wanting.copies[other])', 'if (home[other]! > 0)'],
  ['two packs chain', 'if (!this.#onePack || wanting', 'if (wanting'],
  ['carriers chain', '!this.#onePack || wanting.carriesOthers || ', '!this.#onePack || '],
  ['every chain is safe', ' || !this.#isSafe(table, home, wanting, other, depth + 1))', ')'],
  ['one waiting foundation is enough', 'waiting >= copies[card]! - home[card]!', 'waiting > 0'],
  ['where cards come from is forgotten', 'if (rules.reach !== undefined || rules.near', 'if (false && rules.near'],
  ['foundations are not counted', 'if (!alone && !this.#hasOneForEach', 'if (false && !this.#hasOneForEach'],
  ['full foundations wait', 'if (table.size(pile) >= full) continue;', ''],
  ['there is one for each', 'return left >= 0', 'return true'],
  [
    'dealing is forgotten when a pile is emptied',
    'if (this.#dealt.some((stock) => table.size(stock) > 0)) return',
    'if (false) return',
  ],
  [
    'what fills a pile is forgotten',
    "to.rules.role !== 'foundation') may = false",
    "to.rules.role !== 'foundation') may = true",
  ],
  ['a reserve fills as a waste does', "from.rules.role !== 'reserve' && ", ''],
  [
    'a suit goes before the stock is empty',
    'if (this.#stocks.some((stock) => table.size(stock) > 0)) return',
    'if (false) return',
  ],
  ['a held suit goes', 'held?.has(table.top(from)) ? undefined : this', 'this'],
  ['a waste of three gives', ' && tap.turns.count === 1', ''],
  ['a waste never gives', "role !== 'waste' || piles.some", "role !== 'waste' && piles.some"],
];

const TESTS = join('tests', 'engine');

interface Outcome {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** Returns the first unit test of safe homes that fails in the changed copy; undefined when none does. */
export const failingTest = (from: string, to: string): Promise<string | undefined> =>
  withCopy({ file: 'legality/safe-homes.ts', from, to }, async (folder) => {
    for (const path of ['.tsconfig.base.json', join(TESTS, 'legality'), join(TESTS, 'table.ts')])
      cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const runner = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const report = join(folder, 'report.json');
    const args = [
      'run',
      '--root',
      folder,
      '--reporter=json',
      `--outputFile=${report}`,
      'safe-homes.test',
      'autoplay.test',
    ];
    spawnSync(process.execPath, [runner, ...args], { cwd: folder });
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Outcome;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    if (results.length === 0) throw new Error('no test ran');
    return results.find(({ status }) => status === 'failed')?.title;
  });
