import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { findGame } from '../../../engine/rules.ts';
import {
  MAX_NAMED,
  type KeptGame,
  type NamedGame,
  type OwnPicture,
  PICTURES,
  type Salvaged,
} from '../../../preload/api.ts';
import { carriedTotal } from '../../values/carried.ts';
import { setPicture } from '../../values/card-sets.ts';
import { picture } from '../../values/pictures.ts';
import { keptGame, namedGame, recordedGame } from '../../values/schemas.ts';
import { wholeOptions } from '../tables/options-upgrade.ts';
import type { IncomingRows, Incoming } from '../tables/incoming.ts';
import { CARRIED_COLUMNS } from '../tables/carried.ts';
import { ABOUT, readAbout, type SetRow } from '../tables/card-sets.ts';
import type { KeptTable } from '../tables/kept.ts';
import { rowOf } from '../tables/pictures.ts';
import { rowsIn, type Row, type CellValue } from '../files/sqlite-pages.ts';
import { readableSettings } from '../tables/settings.ts';

const GAME = 'game options rules deal at moveCount score clock begun undos hints solver';
const NAMED = `id name saved ${GAME.replace('deal', 'deal cards')} moves`;

/**
 * The columns of the tables with games, in the order of their rows: of this schema and of older ones. Version 20
 * brought `cards`, 30 `named`, 90 `shown` and 100 `times`; rows of settings, pictures,
 * card sets and (since version 150) totals of other programs never changed.
 */
const LAYOUTS = [
  { kind: 'kept', columns: `${GAME} saved moves` },
  { kind: 'kept', columns: `${GAME} saved cards moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended cards moves` },
  { kind: 'named', columns: NAMED },
  // Since version 90.
  { kind: 'kept', columns: `${GAME} saved cards shown moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended cards shown moves` },
  { kind: 'named', columns: NAMED.replace('moves', 'shown moves') },
  // Since version 100.
  { kind: 'kept', columns: `${GAME} saved cards shown times moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended cards shown times moves` },
  { kind: 'named', columns: NAMED.replace('moves', 'shown times moves') },
].map(({ kind, columns }) => ({ kind, columns: columns.split(' ') }));

/**
 * The most named games that are salvaged. It exceeds the limit for players, because games that lost their place get
 * names too.
 */
const MAX_SAVED_NAMED = 2 * MAX_NAMED;

/** Stands for the check whether a game is being played. */
const NOT_PLAYED = (): boolean => false;

/** The store that receives the salvaged rows. */
interface SalvageTarget {
  readonly imports: IncomingRows;
  readonly kept: KeptTable;
}

/** A game in progress, and when it was last kept. */
interface SavedGame {
  readonly saved: number;
  readonly value: KeptGame;
}

interface SalvagedRows {
  readonly kept: SavedGame[];
  readonly named: NamedGame[];
  readonly settings: { key: string; value: string }[];
  readonly sets: SetRow[];
}

/**
 * Takes in whatever a damaged database still holds, each row checked as if it came from a stranger, all or nothing;
 * leaves the file as it is. `noteFound` receives what was found before anything of it is taken in. Doing it again
 * changes nothing.
 */
export function salvage(path: string, store: SalvageTarget, noteFound: (found: Salvaged) => void): void {
  const { imports } = store;
  try {
    imports.clear();
    noteFound(stageAll(path, store));
    imports.finish(NOT_PLAYED);
  } finally {
    imports.clear();
  }
}

function stageAll(path: string, { imports, kept }: SalvageTarget): Salvaged {
  const found: SalvagedRows = { kept: [], named: [], settings: [], sets: [] };
  const stage = (incoming: Incoming): void => void imports.add(incoming, NOT_PLAYED, MAX_SAVED_NAMED);
  imports.together(() => {
    for (const row of rowsIn(path)) noteRow(row, found, stage);
  });
  const settings = readableSettings(found.settings);
  if (Object.keys(settings).length > 0) stage({ kind: 'settings', value: settings });
  for (const value of picturesIn(found.settings)) stage({ kind: 'pictures', value });
  for (const value of found.sets) stage({ kind: 'pictures', value });
  const newest = newestOfEach(found.kept);
  for (const value of newest) stage(besideOthers(value, kept));
  const named = found.named.slice(0, MAX_SAVED_NAMED);
  for (const value of named) stage({ kind: 'named', value });
  return { kept: newest.length, named: named.length, results: imports.results };
}

/** Pictures are rows of the same shape as settings, under names of their own. */
const picturesIn = (rows: SalvagedRows['settings']): OwnPicture[] =>
  PICTURES.flatMap((name) => {
    const webp = rows.findLast(({ key }) => key === rowOf(name))?.value;
    return v.is(picture, webp) ? [{ name, webp }] : [];
  });

/** Gives a name to a game whose place is taken, since its player has begun another before this one could be saved. */
function besideOthers({ saved, value }: SavedGame, kept: KeptTable): Incoming {
  const existing = kept.get(value.game, value.options);
  if (existing === null || isDeepStrictEqual(existing, value)) return { kind: 'kept', value };
  return {
    kind: 'named',
    value: { name: `${findGame(value.game)?.name ?? value.game} ${value.deal}`, saved, kept: value },
  };
}

/** Stages a row that is a result, and notes any other in `found`. */
function noteRow({ page, values }: Row, found: SalvagedRows, stage: (incoming: Incoming) => void): void {
  if (page === 'index') {
    const [key, value] = values;
    if (values.length === 2 && typeof key === 'string' && typeof value === 'string')
      found.settings.push({ key, value });
    found.sets.push(...setRowsIn(values));
    const carried = v.safeParse(
      carriedTotal,
      Object.fromEntries(CARRIED_COLUMNS.map((name, at) => [name, values[at]])),
    );
    if (carried.success && values.length === CARRIED_COLUMNS.length) stage({ kind: 'carried', value: carried.output });
    return;
  }
  for (const { kind, columns } of LAYOUTS.filter((layout) => layout.columns.length === values.length)) {
    const { name, saved, ended, outcome, ...game } = fieldsOf(columns, values);
    const parsed = v.safeParse(keptGame, game, { abortEarly: true });
    if (!parsed.success) continue;
    const value = { ...parsed.output, options: wholeOptions(parsed.output) };
    const result = v.safeParse(recordedGame, { ...value, ended, outcome });
    if (kind === 'results' && result.success) return stage({ kind, value: result.output });
    if (kind === 'kept') found.kept.push({ saved: Number(saved), value });
    const named = v.safeParse(namedGame, { name, saved, kept: value });
    if (kind === 'named' && named.success) found.named.push(named.output);
  }
}

/** Reads a row of a card set: its description or one of its pictures. */
function setRowsIn([set, part, ...rest]: readonly CellValue[]): SetRow[] {
  const [value] = rest;
  if (rest.length !== 1) return [];
  if (part === ABOUT) {
    const about = readAbout(value);
    return about ? [{ about }] : [];
  }
  const parsed = v.safeParse(setPicture, { set, part, webp: value });
  return parsed.success ? [parsed.output] : [];
}

function fieldsOf(columns: readonly string[], values: readonly CellValue[]): Record<string, unknown> {
  const {
    id: _id,
    undos,
    hints,
    solver,
    shown,
    times,
    ...fields
  } = Object.fromEntries(columns.map((name, at) => [name, values[at]]));
  const help = { undos, hints, solver: solver === 1, ...(shown === 1 && { shown: true }) };
  return { cards: '', ...fields, help, ...(times !== undefined && times !== '' && { times }) };
}

/** Returns the newest of each game: a row may be found twice, once in an older version. */
function newestOfEach(kept: readonly SavedGame[]): SavedGame[] {
  const inOrder = kept.toSorted((a, b) => a.saved - b.saved);
  return [...new Map(inOrder.map((game) => [`${game.value.game} ${game.value.options}`, game])).values()];
}
