import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { findGame } from '../../../engine/index.ts';
import {
  MAX_NAMED,
  type KeptGame,
  type NamedGame,
  type OwnPicture,
  PICTURES,
  type Salvaged,
} from '../../../preload/api.ts';
import { setPicture } from '../../values/card-sets.ts';
import { picture } from '../../values/pictures.ts';
import { keptGame, namedGame, recordedGame } from '../../values/schemas.ts';
import { wholeOptions } from '../tables/options-upgrade.ts';
import type { IncomingRows, Incoming } from '../tables/incoming.ts';
import { ABOUT, readAbout, type SetRow } from '../tables/card-sets.ts';
import type { KeptTable } from '../tables/kept.ts';
import { rowOf } from '../tables/pictures.ts';
import { rowsIn, type Row, type CellValue } from '../files/sqlite-pages.ts';
import { readableSettings } from '../tables/settings.ts';

const GAME = 'game options rules deal at moveCount score clock begun undos hints solver';
const NAMED = `id name saved ${GAME.replace('deal', 'deal cards')} moves`;

/** The columns of every version's tables, in the order of their rows. */
const LAYOUTS = [
  { kind: 'kept', columns: `${GAME} saved moves` },
  { kind: 'kept', columns: `${GAME} saved cards moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended cards moves` },
  { kind: 'named', columns: NAMED },
  // Rows written since migration 90.
  { kind: 'kept', columns: `${GAME} saved cards shown moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended cards shown moves` },
  { kind: 'named', columns: NAMED.replace('moves', 'shown moves') },
  // Rows written since migration 100.
  { kind: 'kept', columns: `${GAME} saved cards shown times moves` },
  { kind: 'results', columns: `id ${GAME} outcome ended cards shown times moves` },
  { kind: 'named', columns: NAMED.replace('moves', 'shown times moves') },
].map(({ kind, columns }) => ({ kind, columns: columns.split(' ') }));

/**
 * The most named games that are salvaged. It exceeds what a player may name: games that lost their place get names too.
 */
const MAX_SAVED_NAMED = 2 * MAX_NAMED;

/** No game is being played yet. */
const NOBODY = (): boolean => false;

/** The store that takes in what is found. */
interface Into {
  readonly imports: IncomingRows;
  readonly kept: KeptTable;
}

/** A game in progress, and when it was last kept. */
interface Going {
  readonly saved: number;
  readonly value: KeptGame;
}

interface Found {
  readonly kept: Going[];
  readonly named: NamedGame[];
  readonly settings: { key: string; value: string }[];
  readonly sets: SetRow[];
}

/**
 * Takes in whatever a damaged database still holds, each row checked as if it came from a stranger, all or nothing;
 * leaves the file as it is. `noteFound` receives what was found before anything of it is taken in. Doing it again
 * changes nothing.
 */
export function salvage(path: string, store: Into, noteFound: (found: Salvaged) => void): void {
  const { imports } = store;
  try {
    imports.clear();
    noteFound(layAll(path, store));
    imports.finish(NOBODY);
  } finally {
    imports.clear();
  }
}

function layAll(path: string, { imports, kept }: Into): Salvaged {
  const found: Found = { kept: [], named: [], settings: [], sets: [] };
  const lay = (incoming: Incoming): void => void imports.add(incoming, NOBODY, MAX_SAVED_NAMED);
  imports.together(() => {
    for (const row of rowsIn(path)) note(row, found, lay);
  });
  const settings = readableSettings(found.settings);
  if (Object.keys(settings).length > 0) lay({ kind: 'settings', value: settings });
  for (const value of picturesIn(found.settings)) lay({ kind: 'pictures', value });
  for (const value of found.sets) lay({ kind: 'pictures', value });
  const going = newestOfEach(found.kept);
  for (const value of going) lay(besideOthers(value, kept));
  const named = found.named.slice(0, MAX_SAVED_NAMED);
  for (const value of named) lay({ kind: 'named', value });
  return { kept: going.length, named: named.length, results: imports.results };
}

/** Pictures are rows of the same shape as settings, under names of their own. */
const picturesIn = (rows: Found['settings']): OwnPicture[] =>
  PICTURES.flatMap((name) => {
    const webp = rows.findLast(({ key }) => key === rowOf(name))?.value;
    return v.is(picture, webp) ? [{ name, webp }] : [];
  });

/** Gives a name to a game whose place is taken, since its player has begun another before this one could be saved. */
function besideOthers({ saved, value }: Going, kept: KeptTable): Incoming {
  const there = kept.get(value.game, value.options);
  if (there === null || isDeepStrictEqual(there, value)) return { kind: 'kept', value };
  return {
    kind: 'named',
    value: { name: `${findGame(value.game)?.name ?? value.game} ${value.deal}`, saved, kept: value },
  };
}

/** Stages a row that is a result, and notes any other in `found`. */
function note({ page, values }: Row, found: Found, lay: (incoming: Incoming) => void): void {
  if (page === 'index') {
    const [key, value] = values;
    if (values.length === 2 && typeof key === 'string' && typeof value === 'string')
      found.settings.push({ key, value });
    found.sets.push(...setRowsIn(values));
    return;
  }
  for (const { kind, columns } of LAYOUTS.filter((layout) => layout.columns.length === values.length)) {
    const { name, saved, ended, outcome, ...game } = fieldsOf(columns, values);
    const parsed = v.safeParse(keptGame, game, { abortEarly: true });
    if (!parsed.success) continue;
    const value = { ...parsed.output, options: wholeOptions(parsed.output.game, parsed.output.options) };
    const result = v.safeParse(recordedGame, { ...value, ended, outcome });
    if (kind === 'results' && result.success) return lay({ kind, value: result.output });
    if (kind === 'kept') found.kept.push({ saved: Number(saved), value });
    const calling = v.safeParse(namedGame, { name, saved, kept: value });
    if (kind === 'named' && calling.success) found.named.push(calling.output);
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
function newestOfEach(kept: readonly Going[]): Going[] {
  const inOrder = kept.toSorted((a, b) => a.saved - b.saved);
  return [...new Map(inOrder.map((going) => [`${going.value.game} ${going.value.options}`, going])).values()];
}
