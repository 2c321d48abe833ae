import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';

const pileNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(127));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255));
const cards = v.pipe(v.string(), v.regex(/^(\S\S( \S\S)*)?$/, 'a list of two-letter cards'));
const drag = v.tuple([pileNumber, count, pileNumber]);

const legal = v.object({
  drags: v.array(drag),
  clicks: v.array(pileNumber),
  doubles: v.array(pileNumber),
  deal: v.boolean(),
});

const action = v.union([
  v.tuple([v.literal('drag'), pileNumber, count, pileNumber]),
  v.tuple([v.picklist(['click', 'double']), pileNumber]),
  v.tuple([v.literal('deal')]),
]);

const step = v.object({
  legal,
  do: action,
  /** Only those that changed. */
  piles: v.record(v.pipe(v.string(), v.digits()), cards),
  score: v.number(),
  won: v.boolean(),
});

const trace = v.object({
  game: v.string(),
  seed: v.number(),
  options: v.array(v.object({ name: v.string(), value: v.boolean(), group: v.nullable(v.number()) })),
  features: v.object({ dealable: v.boolean() }),
  /** Every list that was shuffled, in call order; the last before play is the one on the table. */
  shuffles: v.array(cards),
  slots: v.array(v.object({})),
  deal: v.object({ piles: v.array(cards), score: v.number() }),
  steps: v.array(step),
});

export type Drag = v.InferOutput<typeof drag>;
export type Legal = v.InferOutput<typeof legal>;
export type RecordedAction = v.InferOutput<typeof action>;
export type RecordedStep = v.InferOutput<typeof step>;
/** A recorded game: every position's legal actions, then the one that was done and what came of it. */
export type Trace = v.InferOutput<typeof trace>;

const ENDING = /\.jsonl(\.gz)?$/;

/** The ids of the games that a folder holds recordings of, in order. */
export function recordedGames(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => ENDING.test(file));
  return [...new Set(files.map((file) => file.replace(ENDING, '')))].toSorted();
}

/** Every recording of a game in a folder. */
export function readTraces(folder: string, game: string): Trace[] {
  const files = readdirSync(folder).filter((file) => ENDING.test(file) && file.replace(ENDING, '') === game);
  return files.flatMap((file) => parseTraces(textOf(join(folder, file)), file));
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** One recording a line; throws an error that names the file and the line when one is none. */
export function parseTraces(text: string, file: string): Trace[] {
  const lines = text.split('\n').map((line, at) => ({ line, where: `${file}, line ${at + 1}` }));
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, where }) => parseTrace(line, where));
}

function parseTrace(line: string, where: string): Trace {
  const parsed = v.safeParse(trace, parseJson(line, where));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${where}: ${v.getDotPath(issue) ?? 'it'} is no recorded game: ${issue.message}`);
}

function parseJson(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${where}: not JSON`, { cause: error });
  }
}
