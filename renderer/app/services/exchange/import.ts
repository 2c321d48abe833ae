import { fail, type Result, succeed } from '../../../../engine/rules.ts';
import type { Bridge, ImportKind, ImportReport } from '../../../../preload/api.ts';
import { readCsv } from './csv.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export.ts';

/** Why a file can't be read at all. */
export type FileFault = 'too-large' | 'foreign' | 'newer' | 'unreadable';

/** A file that the host has received and checked, and that can now be imported or dropped. */
interface ReceivedFile {
  readonly ticket: number;
  readonly report: ImportReport;
}

/** A file that was checked, or what is wrong with it, or why the host refuses it. */
export type CheckedFile = Result<
  ReceivedFile,
  { readonly fault: FileFault } | { readonly refusal: string } | { readonly stopped: true }
>;

type Rows = readonly (readonly [ImportKind, readonly unknown[]])[];

/** The most bytes of a file, about as much as a string can hold. */
const MAX_BYTES = 400 * 1024 * 1024;
/**
 * The deepest nesting of brackets. Our own files have four levels; much deeper nesting would overflow the stack during
 * serialisation.
 */
const MAX_NESTING = 32;
/** The most characters and rows of one request. The host checks and stores them in an unnoticeable time. */
const MAX_LETTERS = 200_000;
const MAX_ROWS = 500;

/**
 * Reads a file and has the host check it, reporting the number of rows checked and their total. When cancelled, the
 * host discards all of it.
 */
export async function checkFile(
  bridge: Bridge,
  file: File,
  progress: (rows: number, total: number) => void,
  signal?: AbortSignal,
): Promise<CheckedFile> {
  if (file.size > MAX_BYTES) return fail({ fault: 'too-large' });
  // The file may have been changed or removed since it was chosen.
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return fail({ fault: 'unreadable' });
  const rows = readFile(file.name, text);
  if (!rows.ok) return fail({ fault: rows.error });
  const begun = await bridge.request('import.begin');
  if (!begun.ok) return fail({ refusal: begun.refusal.message });
  let report: ImportReport = { fresh: 0, known: 0, refused: 0, fault: null };
  const total = rows.value.reduce((sum, [, all]) => sum + all.length, 0);
  for (const { kind, first, chunk } of chunksOf(rows.value)) {
    if (signal?.aborted) {
      await bridge.request('import.drop', begun.value);
      return fail({ stopped: true });
    }
    const added = await bridge.request('import.add', begun.value, kind, first, chunk);
    if (!added.ok) return fail({ refusal: added.refusal.message });
    report = added.value;
    progress(report.fresh + report.known + report.refused, total);
  }
  return succeed({ ticket: begun.value, report });
}

export function readFile(name: string, text: string): Result<Rows, FileFault> {
  if (/\.csv$/i.test(name)) {
    const results = readCsv(text);
    return results ? succeed([['results', results]]) : fail('foreign');
  }
  const json = isDeep(text) ? undefined : parsed(text);
  if (json?.['format'] !== EXPORT_FORMAT || !Number.isInteger(json['version'])) return fail('foreign');
  if (Number(json['version']) > EXPORT_VERSION) return fail('newer');
  const kinds = ['results', 'kept', 'named', 'settings', 'pictures', 'carried'] as const;
  return succeed(kinds.map((kind) => [kind, listOf(json[kind])] as const));
}

/** Whether brackets are nested too deep, not counting those in strings. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') quoted = !quoted;
    else if (quoted) at += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

interface Chunk {
  readonly kind: ImportKind;
  /** Number of its first row, from 1. */
  readonly first: number;
  readonly chunk: readonly unknown[];
}

function* chunksOf(rows: Rows): Generator<Chunk> {
  for (const [kind, all] of rows) {
    let chunk: unknown[] = [];
    let letters = 0;
    for (const [i, row] of all.entries()) {
      const length = JSON.stringify(row).length;
      if (chunk.length === MAX_ROWS || (chunk.length > 0 && letters + length > MAX_LETTERS)) {
        yield { kind, first: i + 1 - chunk.length, chunk };
        [chunk, letters] = [[], 0];
      }
      chunk.push(row);
      letters += length;
    }
    if (chunk.length > 0) yield { kind, first: all.length + 1 - chunk.length, chunk };
  }
}
