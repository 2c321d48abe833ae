import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { aisleRiotTrace } from './aisleriot.ts';
import { isPysol, pysolTrace } from './pysol/read.ts';
import type { Trace } from './trace.ts';

const ENDING = /\.jsonl(\.gz)?$/;

/** A file of recordings: its path, and the recorded program's name of the game. */
export interface RecordedFile {
  readonly path: string;
  readonly game: string;
}

/** Lists the files of recordings in a folder and its subfolders, in order of their games. */
export function recordedFiles(folder: string): RecordedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ENDING.test(file))
    .map((file) => ({ path: join(folder, file), game: basename(file).replace(ENDING, '') }))
    .toSorted((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.path.length - b.path.length));
}

/** Reads every recording of a file. */
export function readTraces(path: string): Trace[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return parseTraces(text, basename(path));
}

/** Parses one recording a line; throws an error that names the file and the line when one is none. */
export function parseTraces(text: string, file: string): Trace[] {
  const lines = text.split('\n').map((line, at) => ({ line, where: `${file}, line ${at + 1}` }));
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, where }) => parseTrace(line, where));
}

function parseTrace(line: string, where: string): Trace {
  const json = parseJson(line, where);
  try {
    return isPysol(json) ? pysolTrace(json) : aisleRiotTrace(json);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const [issue] = error.issues;
    throw new Error(`${where}: ${v.getDotPath(issue) ?? 'it'} is no recorded game: ${issue.message}`, { cause: error });
  }
}

function parseJson(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${where}: not JSON`, { cause: error });
  }
}
