import { closeSync, fstatSync, readSync } from 'node:fs';
import { openPlain } from '../../system/plain-file.ts';
import { framesIn, NO_FRAMES, type WalFrames } from './wal-frames.ts';

/** A value of a row; blobs and unreadable values are undefined. */
export type CellValue = string | number | null | undefined;

/** A row read off a page, and whether that is a page of a table with row ids or of one without (or of an index). */
export interface Row {
  readonly page: 'table' | 'index';
  readonly values: readonly CellValue[];
}

/** Leaves of tables, and leaves and branches of indexes, are the pages with rows. */
const TABLE_LEAF = 13;
const INDEX_LEAF = 10;
const INDEX_BRANCH = 2;
const TABLE_BRANCH = 5;
/** At most this many pages are read to judge a page size. */
const MAX_PAGES_SAMPLED = 1000;
const FILE_HEADER_BYTES = 100;
/** The most bytes of a row, more than any of ours has. */
const MAX_ROW_BYTES = 2_000_000;
const MAX_COLUMNS = 64;

/**
 * Reads whatever rows a database file and the log beside it hold, page by page, whether or not anything still leads to
 * them: its header, schema and branches may all be gone, and the file may be empty except for its log. What a crash or
 * a bad disk has made of a row is for the caller to judge. The format: https://www.sqlite.org/fileformat.html
 */
export function* rowsIn(path: string): Generator<Row> {
  const pages = new Pages(path);
  try {
    const free = freePages(pages);
    for (const number of pages.numbers()) if (!free.has(number)) yield* rowsOn(pages, number);
  } finally {
    pages.close();
  }
}

/** Facts about a database that are read without SQLite, which would change files beside it. */
export interface FirstLook {
  /** As of the last commit. */
  readonly header: Buffer;
  /** Whether its log holds commits that SQLite would silently skip. */
  readonly lost: boolean;
}

/** Looks at a database's header and at the log beside it. */
export function firstLook(path: string): FirstLook {
  const pages = new Pages(path);
  try {
    return { header: pages.read(1).subarray(0, FILE_HEADER_BYTES), lost: pages.lost };
  } finally {
    pages.close();
  }
}

/** Page size of our databases, for when the header is damaged. */
const USUAL_PAGE_BYTES = 4096;

/** The pages of a database, numbered from 1, each as of the last commit. */
class Pages {
  readonly size: number;
  readonly #file: number;
  readonly #log: number | undefined;
  readonly #frames: WalFrames;
  /** Pages in the database's own file. */
  readonly #own: number;

  constructor(path: string) {
    this.#file = openPlain(path);
    const inHeader = sizeIn(this.#file);
    this.#frames = framesIn(`${path}-wal`, inHeader ?? USUAL_PAGE_BYTES);
    this.#log = this.#frames === NO_FRAMES ? undefined : openPlain(`${path}-wal`);
    this.size = this.#frames.pageSize ?? likelySize(this.#file, inHeader);
    this.#own = Math.ceil(fstatSync(this.#file).size / this.size);
  }

  get lost(): boolean {
    return this.#frames.lost;
  }

  *numbers(): Generator<number> {
    const { pages, older } = this.#frames;
    // The log's last commit is right, not the file, which may have been cut off or not yet shortened.
    for (let number = 1; number <= (pages || this.#own); number += 1) yield number;
    if (pages === 0) for (const number of older.keys()) if (number > this.#own) yield number;
  }

  has(number: number): boolean {
    const { pages, older } = this.#frames;
    return number >= 1 && (number <= (pages || this.#own) || (pages === 0 && older.has(number)));
  }

  /** Reads a page; all zeros where it is lost. */
  read(number: number): Buffer {
    const { committed, older } = this.#frames;
    const inLog = committed.get(number) ?? (number > this.#own ? older.get(number) : undefined);
    const page = Buffer.alloc(this.size);
    if (inLog === undefined) readSync(this.#file, page, 0, this.size, (number - 1) * this.size);
    else if (this.#log !== undefined) readSync(this.#log, page, 0, this.size, inLog);
    return page;
  }

  close(): void {
    closeSync(this.#file);
    if (this.#log !== undefined) closeSync(this.#log);
  }
}

/**
 * Returns the page size in the header, unless the file looks more like pages of the default size: each begins with its
 * type.
 */
function likelySize(file: number, inHeader: number | undefined): number {
  if (inHeader === undefined || inHeader === USUAL_PAGE_BYTES) return USUAL_PAGE_BYTES;
  return shareOfPages(file, USUAL_PAGE_BYTES) > shareOfPages(file, inHeader) ? USUAL_PAGE_BYTES : inHeader;
}

/** Returns the share of the first pages that begin with a type of page, if they had that size. */
function shareOfPages(file: number, size: number): number {
  const pages = Math.min(Math.floor(fstatSync(file).size / size), MAX_PAGES_SAMPLED);
  const [kind, kinds] = [Buffer.alloc(1), [TABLE_LEAF, INDEX_LEAF, INDEX_BRANCH, TABLE_BRANCH]];
  let found = 0;
  for (let page = 1; page < pages; page += 1) {
    readSync(file, kind, 0, 1, page * size);
    if (kinds.includes(kind.readUInt8(0))) found += 1;
  }
  return pages > 1 ? found / (pages - 1) : 0;
}

function sizeIn(file: number): number | undefined {
  const header = Buffer.alloc(18);
  readSync(file, header, 0, 18, 0);
  const inHeader = header.readUInt16BE(16);
  return inHeader >= 512 && (inHeader & (inHeader - 1)) === 0 ? inHeader : undefined;
}

/** Returns the free pages, whose rows were deleted. */
function freePages(pages: Pages): ReadonlySet<number> {
  const free = new Set<number>();
  for (let trunk = pages.read(1).readUInt32BE(32); pages.has(trunk) && !free.has(trunk);) {
    const page = pages.read(trunk);
    const leaves = leavesOf(page, pages);
    // A damaged header may lead to a page with rows.
    if (leaves === undefined) break;
    for (const number of [trunk, ...leaves]) free.add(number);
    trunk = page.readUInt32BE(0);
  }
  return free;
}

/** Returns the pages that a trunk page of the free list names; undefined when it is no trunk. */
function leavesOf(trunk: Buffer, pages: Pages): number[] | undefined {
  const [next, count] = [trunk.readUInt32BE(0), trunk.readUInt32BE(4)];
  if ((next !== 0 && !pages.has(next)) || count > pages.size / 4 - 2) return undefined;
  const leaves = Array.from({ length: count }, (_, at) => trunk.readUInt32BE(8 + 4 * at));
  return leaves.every((leaf) => pages.has(leaf)) ? leaves : undefined;
}

function* rowsOn(pages: Pages, number: number): Generator<Row> {
  const page = pages.read(number);
  const start = number === 1 ? FILE_HEADER_BYTES : 0;
  const kind = page.readUInt8(start);
  if (kind !== TABLE_LEAF && kind !== INDEX_LEAF && kind !== INDEX_BRANCH) return;
  const first = start + (kind === INDEX_BRANCH ? 12 : 8);
  const cells = Math.min(page.readUInt16BE(start + 3), Math.floor((pages.size - first) / 2));
  for (let cell = 0; cell < cells; cell += 1) {
    const at = page.readUInt16BE(first + 2 * cell) + (kind === INDEX_BRANCH ? 4 : 0);
    const payload = payloadAt(pages, page, at, kind === TABLE_LEAF);
    const values = payload && valuesOf(payload);
    if (values) yield { page: kind === TABLE_LEAF ? 'table' : 'index', values };
  }
}

/** Returns the contents of a cell, from its page and its overflow pages; undefined when they can't be read. */
function payloadAt(pages: Pages, page: Buffer, at: number, table: boolean): Buffer | undefined {
  const [length, afterLength] = varint(page, at);
  const start = table ? varint(page, afterLength)[1] : afterLength;
  if (length <= 0 || length > MAX_ROW_BYTES || start >= pages.size) return undefined;
  const ownBytes = bytesOnPage(length, pages.size, table);
  if (start + ownBytes > pages.size) return undefined;
  const parts = [page.subarray(start, start + ownBytes)];
  let rest = length - ownBytes;
  for (let next = rest > 0 ? numberAt(page, start + ownBytes) : 0; rest > 0;) {
    if (!pages.has(next)) return undefined;
    const overflow = pages.read(next);
    parts.push(overflow.subarray(4, 4 + rest));
    rest -= pages.size - 4;
    next = overflow.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

const numberAt = (page: Buffer, at: number): number => (at + 4 <= page.length ? page.readUInt32BE(at) : 0);

/** Returns how many bytes of a row are on its own page. */
function bytesOnPage(length: number, size: number, table: boolean): number {
  const most = table ? size - 35 : Math.floor(((size - 12) * 64) / 255) - 23;
  if (length <= most) return length;
  const least = Math.floor(((size - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (size - 4));
  return fitting <= most ? fitting : least;
}

/** Returns the values of a row; undefined when it is none. */
function valuesOf(row: Buffer): CellValue[] | undefined {
  const [end, first] = varint(row, 0);
  if (end > row.length || end > MAX_COLUMNS * 9) return undefined;
  const values: CellValue[] = [];
  let [at, body] = [first, end];
  while (at < end) {
    const [kind, next] = varint(row, at);
    const length = kind >= 12 ? Math.floor((kind - 12) / 2) : (VALUE_BYTES[kind] ?? 0);
    if (body + length > row.length) return undefined;
    values.push(valueOf(kind, row.subarray(body, body + length)));
    [at, body] = [next, body + length];
  }
  return values;
}

/** Bytes of each kind of value below 12. */
const VALUE_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function valueOf(kind: number, bytes: Buffer): CellValue {
  if (kind >= 13 && kind % 2 === 1) return bytes.toString('utf8');
  if (kind === 0) return null;
  if (kind === 8 || kind === 9) return kind - 8;
  if (kind === 7) return bytes.readDoubleBE(0);
  if (kind === 6) return Number(bytes.readBigInt64BE(0));
  return kind <= 5 ? bytes.readIntBE(0, bytes.length) : undefined;
}

/**
 * Reads a number of one to nine bytes, and where it ends. Beyond 2^53 it is inexact, but no length of ours is that
 * large.
 */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0;
  for (let i = 0; i < 8; i += 1) {
    const byte = bytes[at + i] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + i + 1];
  }
  return [value * 256 + (bytes[at + 8] ?? 0), at + 9];
}
