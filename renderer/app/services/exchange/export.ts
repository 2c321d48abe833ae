import { fail, type Result, succeed } from '../../../../engine/rules.ts';
import {
  type Bridge,
  MAX_PARTS_ASKED,
  type OwnCardSet,
  PICTURES,
  type RecordedGame,
  type Reply,
} from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import { csvHead, csvLine } from './csv.ts';

/** The first fields of an exported file: which program wrote it, and the version of its format. */
export const EXPORT_FORMAT = 'baize';
export const EXPORT_VERSION = 1;

/** A file to save, or the host's reason for refusing it. */
export type ExportedFile = Result<File, string>;

/** Callbacks for a caller that waits for a file. */
export interface ExportWaiting {
  /** Called with the number of games written, and their total. */
  readonly report?: (done: number, total: number) => void;
  /** Cancels the export. */
  readonly signal?: AbortSignal;
}

class Refused extends Error {}

/** Exports everything that is stored, as JSON; see assets/EXPORT.md. */
export function exportJson(bridge: Bridge, withSettings: boolean, waiting: ExportWaiting = {}): Promise<ExportedFile> {
  return made('json', 'application/json', async () => {
    const made = new Date().toISOString();
    const textOf = (result: RecordedGame, first: boolean): string => `${first ? '' : ',\n'}${JSON.stringify(result)}`;
    const results = await resultsAs(bridge, textOf, waiting);
    const kept = JSON.stringify(valueOf(await bridge.request('export.kept')));
    const named = JSON.stringify(valueOf(await bridge.request('export.named')));
    const carried = JSON.stringify(valueOf(await bridge.request('carried.list')));
    const settings = withSettings ? JSON.stringify([valueOf(await bridge.request('settings.read'))]) : '[]';
    const pictures = withSettings ? await picturesOf(bridge) : [];
    mustGoOn(waiting);
    const head = `{"format":"${EXPORT_FORMAT}","version":${EXPORT_VERSION},"made":"${made}",\n"results":[\n`;
    return [
      head,
      ...results,
      `],\n"kept":${kept},\n"named":${named},\n"carried":${carried},\n"settings":${settings},\n"pictures":[${pictures.join(',\n')}]}\n`,
    ];
  });
}

/** Lists the user's own pictures and card sets, each row as JSON. */
async function picturesOf(bridge: Bridge): Promise<string[]> {
  const all: string[] = [];
  for (const name of PICTURES) {
    const webp = valueOf(await bridge.request('pictures.get', name));
    if (webp !== null) all.push(JSON.stringify({ name, webp }));
  }
  for (const set of valueOf(await bridge.request('sets.list'))) all.push(...(await rowsOfSet(bridge, set)));
  return all;
}

/** Lists a set's description, then its pictures. */
async function rowsOfSet(bridge: Bridge, set: OwnCardSet): Promise<string[]> {
  const rows = [JSON.stringify({ about: set })];
  for (let at = 0; at < set.parts.length; at += MAX_PARTS_ASKED) {
    const parts = set.parts.slice(at, at + MAX_PARTS_ASKED);
    const pictures = valueOf(await bridge.request('sets.parts', set.id, parts));
    rows.push(...parts.map((part, i) => JSON.stringify({ set: set.id, part, webp: pictures[i] })));
  }
  return rows;
}

/** Exports every result as comma-separated values. */
export const exportCsv = (bridge: Bridge, waiting: ExportWaiting = {}): Promise<ExportedFile> =>
  made('csv', 'text/csv', async () => [csvHead(), ...(await resultsAs(bridge, csvLine, waiting))]);

async function made(ending: string, type: string, parts: () => Promise<string[]>): Promise<ExportedFile> {
  try {
    const name = `baize-${new Date().toISOString().slice(0, 10)}.${ending}`;
    return succeed(new File(await parts(), name, { type }));
  } catch (error) {
    if (error instanceof Refused) return fail(error.message);
    throw error;
  }
}

/**
 * Fetches the results page by page and returns each page as one text, so that a hundred thousand results are never in
 * memory as objects.
 */
async function resultsAs(
  bridge: Bridge,
  textOf: (result: RecordedGame, first: boolean) => string,
  waiting: ExportWaiting,
): Promise<string[]> {
  const pages: string[] = [];
  const { played: total } = valueOf(await bridge.request('statistics.of', null, null));
  let done = 0;
  for (let next: number | null = 0; next !== null;) {
    const page: { results: readonly RecordedGame[]; next: number | null } = valueOf(
      await bridge.request('export.results', next),
    );
    pages.push(page.results.map((result, i) => textOf(result, pages.length === 0 && i === 0)).join(''));
    next = page.next;
    done += page.results.length;
    waiting.report?.(done, Math.max(done, total));
    mustGoOn(waiting);
  }
  return pages;
}

function mustGoOn({ signal }: ExportWaiting): void {
  if (signal?.aborted) throw new Refused(say('refusal.stopped'));
}

function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Refused(reply.refusal.message);
  return reply.value;
}
