import Database from 'better-sqlite3';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../main/store/open.ts';
import type { Notice } from '../../preload/api.ts';
import { seeded } from '../bench/store-data.ts';
import {
  contentsIn,
  contentsOfStore,
  differences,
  fill,
  gameOf,
  keptName,
  missing,
  type Contents,
} from './contents.ts';
import { inFolderNow, type Torture } from './torture.ts';

const HEADER_BYTES = 100;
const PAGE_BYTES = 4096;
const FRAME_BYTES = PAGE_BYTES + 24;
const LOG_HEADER_BYTES = 32;
/** Moves that are in the log alone. */
const LOGGED_MOVES = 12;

/** A folder to be damaged, and where to damage it. */
interface Model {
  readonly file: 'baize.db' | 'baize.db-wal';
  readonly folder: string;
  readonly contents: Contents;
  /** The contents without the last save: a damaged last commit looks like one cut off by a power cut. */
  readonly butLast: Contents;
  /** Returns a random byte to damage. */
  place(random: () => number): number;
  /** Whether the data at that place may be lost, if the loss is reported. */
  readonly mayLose: boolean;
}

/** Damages one or more bytes in the header, the schema or the log of databases, and checks how the next start ends. */
export const tortureDamages: Torture = async (_program, { times, seed }, progress) => {
  const random = seeded(seed);
  const work = mkdtempSync(join(tmpdir(), 'baize-model-'));
  const models = modelsIn(work);
  const faults: string[] = [];
  const figures: Record<string, number> = { damages: times, 'opened whole': 0, 'set aside and told': 0, refused: 0 };
  try {
    for (let damage = 0; damage < times; damage += 1) {
      const [what, model] = models[damage % models.length]!;
      const [at, bytes] = [model.place(random), damage % 4 === 3 ? 2 + Math.floor(random() * 15) : 1];
      const found = inFolderNow((folder) => {
        cpSync(model.folder, folder, { recursive: true });
        spoilBytes(join(folder, model.file), at, bytes, random);
        return openDamaged(folder, model);
      });
      figures[found.end] = (figures[found.end] ?? 0) + 1;
      faults.push(...found.faults.map((fault) => `damage ${damage + 1} (${what}, ${bytes} at ${at}): ${fault}`));
      progress(damage + 1);
    }
  } finally {
    rmSync(work, { recursive: true });
  }
  return { faults, figures };
};

interface OpeningResult {
  readonly end: 'opened whole' | 'set aside and told' | 'refused';
  readonly faults: readonly string[];
}

function openDamaged(folder: string, { contents, butLast, mayLose }: Model): OpeningResult {
  try {
    const store = openStore(folder);
    const { notices } = store;
    const found = contentsOfStore(store);
    store.kept.keep(gameOf(5));
    store.noticesSeen();
    store.close();
    const reported = notices.some(({ kind }) => kind === 'database-set-aside');
    const lost = reported ? missing(butLast, found) : differences(contents, found);
    const isAllowed = reported
      ? mayLose && lost.length < 4
      : butLast !== contents && differences(butLast, found).length === 0;
    return {
      end: reported ? 'set aside and told' : 'opened whole',
      faults: [...(isAllowed ? [] : lost.slice(0, 3)), ...others(notices), ...openAgain(folder)],
    };
  } catch (error) {
    return { end: 'refused', faults: [String(error)] };
  }
}

const others = (notices: readonly Notice[]): string[] =>
  notices.filter(({ kind }) => kind !== 'database-set-aside').map(({ kind, detail }) => `${kind}: ${detail}`);

/** Checks that the start after that reports nothing and has what was played since. */
function openAgain(folder: string): string[] {
  const store = openStore(folder);
  const kept = contentsOfStore(store).has(keptName(gameOf(5)));
  const faults = store.notices.map(({ kind, detail }) => `the next start tells ${kind}: ${detail}`);
  store.close();
  return [...faults, ...(kept ? [] : ['what was played since is gone'])];
}

/** Changes that many bytes, each to another value. */
function spoilBytes(path: string, at: number, count: number, random: () => number): void {
  const bytes = readFileSync(path);
  for (let byte = at; byte < Math.min(at + count, bytes.length); byte += 1)
    bytes[byte] = bytes[byte]! ^ (1 + Math.floor(random() * 255));
  writeFileSync(path, bytes);
}

function modelsIn(work: string): [string, Model][] {
  const [closed, logged] = [join(work, 'closed'), join(work, 'logged')];
  fill(closed, 200);
  const contents = contentsIn(join(closed, 'baize.db'));
  const schema = schemaPages(join(closed, 'baize.db'));
  const whole = { file: 'baize.db', folder: closed, contents, butLast: contents, mayLose: false } as const;
  const [withLog, butLast] = playOn(closed, logged);
  const frames = Math.floor((readFileSync(join(logged, 'baize.db-wal')).length - LOG_HEADER_BYTES) / FRAME_BYTES);
  const log = { file: 'baize.db-wal', folder: logged, contents: withLog, butLast, mayLose: true } as const;
  const below = (most: number, random: () => number): number => Math.floor(random() * most);
  const schemaAt = (random: () => number): number => {
    const page = schema[below(schema.length, random)]!;
    return page === 1
      ? HEADER_BYTES + below(PAGE_BYTES - HEADER_BYTES, random)
      : (page - 1) * PAGE_BYTES + below(PAGE_BYTES, random);
  };
  return [
    ['header', { ...whole, place: (random) => below(HEADER_BYTES, random) }],
    ['schema', { ...whole, place: schemaAt }],
    ['header', { ...whole, place: (random) => below(HEADER_BYTES, random) }],
    ['schema', { ...whole, place: schemaAt }],
    ['log', { ...log, place: (random) => LOG_HEADER_BYTES + below(frames * FRAME_BYTES, random) }],
    ['header of the log', { ...log, place: (random) => below(LOG_HEADER_BYTES, random) }],
  ];
}

/** Returns the pages that hold the schema. */
function schemaPages(path: string): number[] {
  const db = new Database(path, { readonly: true });
  const pages = db.prepare<[], number>("SELECT pageno FROM dbstat WHERE name = 'sqlite_schema'").pluck().all();
  db.close();
  return pages;
}

/**
 * Plays in a copy of a closed folder, and copies it as a power cut would leave it; returns the contents at the end, and
 * before the last save.
 */
function playOn(folder: string, copy: string): [Contents, Contents] {
  return inFolderNow((played) => {
    cpSync(folder, played, { recursive: true });
    const store = openStore(played);
    for (let move = 1; move < LOGGED_MOVES; move += 1) store.kept.keep(gameOf(move, 40 * move));
    const butLast = contentsOfStore(store);
    store.kept.keep(gameOf(LOGGED_MOVES));
    cpSync(played, copy, { recursive: true });
    const contents = contentsOfStore(store);
    store.close();
    return [contents, butLast];
  });
}
