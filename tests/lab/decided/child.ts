import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseOptions } from '../../../engine/model/options.ts';
import { solver } from '../../../engine/solver/index.ts';
import { planNameOf } from '../../../engine/solver/own-games.ts';
import { type Way, ways } from '../../engine/play.ts';
import { take } from '../solve/arguments.ts';

/* Measures for `npm run lab -- decided`, bundled into one file; runs at the top of the repository. */

const FIRST_DEAL_TRIED = 7001;
const STEP_POSITIONS = 500;
const words = process.argv.slice(2);
const SECONDS = Number(take(words, '--seconds', 1)?.[1] ?? 2);
const isWhole = take(words, '--whole') !== undefined;
/** After this many undecided deals of a version, its other deals are not tried. */
const MAX_OPEN_DEALS = isWhole ? Infinity : 3;
const DEALS = Number(take(words, '--deals', 1)?.[1] ?? 10);
const [shard, shards] = (take(words, '--shard', 1)?.[1] ?? '1/1').split('/').map(Number) as [number, number];
const RESULTS_FILE = `dist/decided/${DEALS}-deals-${SECONDS}-s${isWhole ? '-whole' : ''}.jsonl`;

interface Line {
  readonly way: string;
  readonly plan: string;
  readonly won: number;
  readonly lost: number;
  /** Deals that were tried. */
  readonly tried: number;
  /** The deals that are undecided. */
  readonly open: readonly number[];
  readonly ms: number;
}

const planOfWay = ({ game }: Way): string => planNameOf(game.id);

const keyOf = ({ game, options }: Way): string => (options === '' ? game.id : `${game.id} ${options}`);

function measure({ game, options }: Way): Omit<Line, 'way' | 'plan'> {
  const made = solver(game, parseOptions(game, options)!);
  const found = { won: 0, lost: 0, tried: 0, open: [] as number[] };
  const start = process.cpuUsage().user;
  for (let deal = FIRST_DEAL_TRIED; deal < FIRST_DEAL_TRIED + DEALS && found.open.length < MAX_OPEN_DEALS; deal++) {
    found.tried++;
    const start = process.cpuUsage().user;
    const solving = made.solve(deal);
    let verdict = solving.go(STEP_POSITIONS);
    while (verdict === undefined && process.cpuUsage().user - start < SECONDS * 1e6)
      verdict = solving.go(STEP_POSITIONS);
    if (verdict?.verdict === 'won') found.won++;
    // Nothing after a shuffle can be known, so `chance` is as decided as can be.
    else if (verdict?.verdict === 'lost' || verdict?.verdict === 'chance') found.lost++;
    else found.open.push(deal);
  }
  return { ...found, ms: Math.round((process.cpuUsage().user - start) / 1000) };
}

/** Returns the last result of each way, by its key. */
const linesIn = (): Map<string, Line> =>
  new Map(
    (existsSync(RESULTS_FILE) ? readFileSync(RESULTS_FILE, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((text) => JSON.parse(text) as Line)
      .map((line) => [line.way, line]),
  );

mkdirSync(dirname(RESULTS_FILE), { recursive: true });
const wantedWays = ways.filter(
  ({ game }, at) => at % shards === shard - 1 && (words.length === 0 || words.includes(game.id)),
);
const before = linesIn();
for (const way of wantedWays) {
  const plan = planOfWay(way);
  if (before.get(keyOf(way))?.plan === plan) continue;
  const line: Line = { way: keyOf(way), plan, ...measure(way) };
  writeFileSync(RESULTS_FILE, `${JSON.stringify(line)}\n`, { flag: 'a' });
}
const lines = [...linesIn().values()];
const open = lines.filter(({ won, lost }) => won + lost < 0.95 * DEALS).toSorted((a, b) => a.way.localeCompare(b.way));
for (const { way, plan, won, lost, tried } of open)
  console.log(`${way}: ${won} won, ${lost} lost of ${tried}, by ${plan}`);
const share = lines.length === 0 ? 0 : (100 * (lines.length - open.length)) / lines.length;
console.log(
  `${lines.length - open.length} of ${lines.length} ways (${share.toFixed(1)} %) have 95 % of ${DEALS} deals decided`,
);
