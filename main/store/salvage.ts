import Database from 'better-sqlite3';
import { copyFileSync, existsSync } from 'node:fs';
import * as v from 'valibot';
import { MOST_NAMED } from '../../preload/api.ts';
import type { KeptGame, NamedGame, Salvaged } from '../../preload/api.ts';
import { keptGame, namedGame, recordedGame } from '../shapes.ts';
import { wholeOptions } from './complete.ts';
import { removeDatabase } from './files.ts';
import type { Imports, Incoming } from './imports.ts';
import { rowsIn } from './pages.ts';
import type { Row, Value } from './pages.ts';
import { readableSettings } from './settings.ts';

const GAME = 'game options rules deal at moveCount score clock begun undos hints solver';
const NAMED = `id name saved ${GAME.replace('deal', 'deal cards')} moves`;

/** The columns of every version's tables, in the order of their rows. */
const LAYOUTS = [
  { kind: 'kept', columns: `${GAME} saved moves` },
  { kind: 'kept', columns: `${GAME} saved cards moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended cards moves` },
  { kind: 'named', columns: NAMED },
].map(({ kind, columns }) => ({ kind, columns: columns.split(' ') }));

/** Nobody plays yet. */
const NOBODY = (): boolean => false;

export const NOTHING_SAVED: Salvaged = { kept: 0, named: 0, results: 0 };

interface Found {
  readonly kept: { readonly saved: number; readonly value: KeptGame }[];
  readonly named: NamedGame[];
  readonly settings: { key: string; value: string }[];
}

/** Takes in whatever a damaged database still holds, each row checked as if it came from a stranger; leaves the file as it is. */
export function salvage(path: string, imports: Imports): Salvaged {
  const copy = withItsLog(path);
  try {
    imports.clear();
    const saved = takeAll(copy ?? path, imports);
    imports.finish(NOBODY);
    return saved;
  } finally {
    imports.clear();
    if (copy !== undefined) removeDatabase(copy);
  }
}

/** A copy in which the newest moves, still in the write-ahead log, stand on their pages; undefined when there are none. */
function withItsLog(path: string): string | undefined {
  if (!existsSync(`${path}-wal`)) return undefined;
  const copy = `${path}.reading`;
  removeDatabase(copy);
  for (const ending of ['', '-wal']) copyFileSync(path + ending, copy + ending);
  try {
    const db = new Database(copy);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
  } catch {
    // Too damaged for SQLite: then its pages are read without the log.
  }
  return copy;
}

function takeAll(path: string, imports: Imports): Salvaged {
  const found: Found = { kept: [], named: [], settings: [] };
  let results = 0;
  const take = (incoming: Incoming): number => (imports.add(incoming, NOBODY) === 'fresh' ? 1 : 0);
  imports.together(() => {
    for (const row of rowsIn(path)) results += note(row, found, take);
  });
  const total = (all: readonly Incoming[]): number => all.reduce((sum, incoming) => sum + take(incoming), 0);
  const settings = readableSettings(found.settings);
  if (Object.keys(settings).length > 0) take({ kind: 'settings', value: settings });
  const kept = total(newestOfEach(found.kept).map((value) => ({ kind: 'kept', value })));
  const named = total(found.named.slice(0, MOST_NAMED).map((value) => ({ kind: 'named', value })));
  return { kept, named, results };
}

/** Takes in a result, and notes anything else that a row is; gives how many results are new. */
function note({ of, values }: Row, found: Found, take: (incoming: Incoming) => number): number {
  if (of === 'index') {
    const [key, value] = values;
    if (values.length === 2 && typeof key === 'string' && typeof value === 'string')
      found.settings.push({ key, value });
    return 0;
  }
  for (const { kind, columns } of LAYOUTS.filter((layout) => layout.columns.length === values.length)) {
    const { name, saved, ended, outcome, ...game } = fieldsOf(columns, values);
    const parsed = v.safeParse(keptGame, game, { abortEarly: true });
    if (!parsed.success) continue;
    const value = { ...parsed.output, options: wholeOptions(parsed.output.game, parsed.output.options) };
    const result = v.safeParse(recordedGame, { ...value, ended, outcome });
    if (kind === 'results' && result.success) return take({ kind, value: result.output });
    if (kind === 'kept') found.kept.push({ saved: Number(saved), value });
    const calling = v.safeParse(namedGame, { name, saved, kept: value });
    if (kind === 'named' && calling.success) found.named.push(calling.output);
  }
  return 0;
}

function fieldsOf(columns: readonly string[], values: readonly Value[]): Record<string, unknown> {
  const {
    id: _id,
    undos,
    hints,
    solver,
    ...fields
  } = Object.fromEntries(columns.map((name, at) => [name, values[at]]));
  return { cards: '', ...fields, help: { undos, hints, solver: solver === 1 } };
}

/** One row may stand there twice, once as it was before. */
function newestOfEach(kept: Found['kept']): KeptGame[] {
  const inOrder = kept.toSorted((a, b) => a.saved - b.saved);
  return [...new Map(inOrder.map(({ value }) => [`${value.game} ${value.options}`, value])).values()];
}
