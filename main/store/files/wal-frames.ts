import { closeSync, fstatSync, readSync } from 'node:fs';
import { openPlain } from '../../system/plain-file.ts';

/* The write-ahead log on disk: https://www.sqlite.org/fileformat2.html#the_write_ahead_log */

const LOG_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The even one of two magic numbers: its checksums are little-endian, those of the odd one big-endian. */
const MAGIC = 0x377f0682;

type Sums = readonly [number, number];

/** The pages in a write-ahead log, by number, each in its newest version. */
export interface WalFrames {
  /** Bytes of a page; undefined where the log's header is damaged. */
  readonly pageSize: number | undefined;
  /** Pages of the database at the last commit; 0 where no commit was found. */
  readonly pages: number;
  /** The offset in the log of each committed page, newer than the one in the database. */
  readonly committed: ReadonlyMap<number, number>;
  /**
   * The offsets of unverified pages: damaged ones, and those from before the log was restarted. They are older than the
   * database's own, and all there is where the database itself is gone.
   */
  readonly older: ReadonlyMap<number, number>;
  /**
   * Whether a commit that was on disk before the next one began can't be reached by SQLite any more: it stops at the
   * first damaged frame without an error. A power cut damages only the last commit, which was never acknowledged.
   */
  readonly lost: boolean;
}

/** A log without readable pages. */
export const NO_FRAMES: WalFrames = {
  pageSize: undefined,
  pages: 0,
  committed: new Map(),
  older: new Map(),
  lost: false,
};

/** Lists the pages in a log; none if there is no log. `usual` is the page size assumed if its header is damaged. */
export function framesIn(path: string, usual: number): WalFrames {
  let file: number;
  try {
    file = openPlain(path);
  } catch {
    return NO_FRAMES;
  }
  try {
    return readFrames(file, usual);
  } finally {
    closeSync(file);
  }
}

function readFrames(file: number, usual: number): WalFrames {
  const header = Buffer.alloc(LOG_HEADER_BYTES);
  if (readSync(file, header, 0, LOG_HEADER_BYTES, 0) < LOG_HEADER_BYTES) return NO_FRAMES;
  const pageSize = isWhole(header) ? pageSizeIn(header) : undefined;
  const length = FRAME_HEADER_BYTES + (pageSize ?? usual);
  const frame = Buffer.alloc(length);
  const last = fstatSync(file).size - length;
  if (pageSize === undefined) {
    header.writeUInt32BE(MAGIC, 0);
    saltsOf(file, length).copy(header, 16);
  }
  const generation = new Generation(header, pageSize !== undefined);
  for (let at = LOG_HEADER_BYTES; at <= last; at += length) {
    readSync(file, frame, 0, length, at);
    generation.add(frame, at + FRAME_HEADER_BYTES);
  }
  return { pageSize, ...generation.end() };
}

/**
 * Returns the salts that most of the first three frames share: where the header is damaged, the first of them may be
 * too.
 */
function saltsOf(file: number, length: number): Buffer {
  const salts = [0, 1, 2].map((frame) => {
    const found = Buffer.alloc(8);
    readSync(file, found, 0, 8, LOG_HEADER_BYTES + frame * length + 8);
    return found;
  });
  const [first, second, third] = salts as [Buffer, Buffer, Buffer];
  return second.equals(third) ? second : first;
}

/** Whether a log's header matches its own checksum. */
function isWhole(header: Buffer): boolean {
  const [a, b] = summed(header.subarray(0, 24), [0, 0], isBig(header));
  const [first, second] = sumsAt(header, 24);
  return a === first && b === second;
}

const isBig = (header: Buffer): boolean => (header.readUInt32BE(0) & 1) === 1;

/** Returns the page size of a log whose header is whole. */
function pageSizeIn(header: Buffer): number | undefined {
  const size = header.readUInt32BE(8);
  const magic = (header.readUInt32BE(0) & ~1) >>> 0;
  return magic === MAGIC && size >= 512 && size <= 65_536 && (size & (size - 1)) === 0 ? size : undefined;
}

/**
 * Follows a log from frame to frame. Each holds a checksum over itself and the checksum of the one before, so that a
 * damaged frame invalidates only the next. SQLite itself would read no further than that.
 */
class Generation {
  readonly #salts: Buffer;
  readonly #big: boolean;
  /** Checksum of the last frame, or of the header before the first. */
  #sums: Sums;
  #pages = 0;
  readonly #committed = new Map<number, number>();
  readonly #older = new Map<number, { at: number; age: number }>();
  /** Frames whose commit has not come yet. */
  #waiting: [page: number, at: number][] = [];
  #damaged = false;
  #lost = false;
  /**
   * Whether a frame was met that SQLite stops at, and (`#sealed`) a commit at or behind it: whole frames after that are
   * lost.
   */
  #broken = false;
  #sealed = false;
  /** Whether the frame before is damaged and marks the end of a commit. */
  #endBefore = false;

  constructor(header: Buffer, whole: boolean) {
    this.#salts = header.subarray(16, 24);
    this.#big = isBig(header);
    this.#sums = sumsAt(header, 24);
    // SQLite reads nothing after a damaged header, which was on disk before any frame.
    this.#broken = !whole;
    this.#sealed = !whole;
  }

  /** Takes in a frame whose page begins at `at`. */
  add(frame: Buffer, at: number): void {
    const page = frame.readUInt32BE(0);
    const own = frame.compare(this.#salts, 0, 8, 8, 16) === 0;
    const pagesAfter = frame.readUInt32BE(4);
    // Zeros, which fill a file that grew without its content, would have a valid checksum too.
    const whole = own && page > 0 && this.#isWhole(frame);
    this.#watch(own, whole, pagesAfter > 0);
    if (whole) this.#follow(page, at, pagesAfter);
    else {
      this.#damaged ||= own;
      this.#keepOlder(page, at, own ? 0 : ageOf(frame, this.#salts));
    }
    this.#sums = sumsAt(frame, 16);
  }

  end(): Omit<WalFrames, 'pageSize'> {
    // Frames behind the last commit were never acknowledged, unless it is their commit that is damaged.
    if (this.#damaged) for (const [page, at] of this.#waiting) this.#keepOlder(page, at, 0);
    const older = new Map([...this.#older].map(([page, { at }]) => [page, at]));
    return { pages: this.#pages, committed: this.#committed, older, lost: this.#lost };
  }

  /**
   * Watches for lost commits: the next one begins only once the one before is on disk. `end`: this frame ends a commit.
   */
  #watch(own: boolean, whole: boolean, end: boolean): void {
    // A frame that continues the checksum of a damaged one shows that both are of this log.
    this.#lost ||= whole && (this.#sealed || this.#endBefore);
    this.#broken ||= !whole;
    this.#sealed ||= this.#broken && own && end;
    this.#endBefore = !whole && end;
  }

  #isWhole(frame: Buffer): boolean {
    const head = summed(frame.subarray(0, 8), this.#sums, this.#big);
    const [a, b] = summed(frame.subarray(FRAME_HEADER_BYTES), head, this.#big);
    const [first, second] = sumsAt(frame, 16);
    return a === first && b === second;
  }

  #follow(page: number, at: number, pagesAfter: number): void {
    this.#waiting.push([page, at]);
    if (pagesAfter === 0) return;
    for (const [number, place] of this.#waiting) this.#committed.set(number, place);
    this.#waiting = [];
    this.#pages = pagesAfter;
  }

  #keepOlder(page: number, at: number, age: number): void {
    const present = this.#older.get(page);
    if (page > 0 && (present === undefined || age <= present.age)) this.#older.set(page, { at, age });
  }
}

function summed(bytes: Buffer, [first, second]: Sums, big: boolean): Sums {
  let [a, b] = [first, second];
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    a = (a + (big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (big ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}

const sumsAt = (bytes: Buffer, at: number): Sums => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];

/** Returns how many times the log was restarted since this frame: the first salt counts that. */
const ageOf = (frame: Buffer, salts: Buffer): number => (salts.readUInt32BE(0) - frame.readUInt32BE(8)) >>> 0;
