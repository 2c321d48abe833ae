/** Bytes that a disk writes all or none of. */
const SECTOR = 512;

type Change =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly length: number };

/** Bytes that grow and shrink as a file does. */
class Bytes {
  #bytes: Buffer;
  #length: number;

  constructor(bytes: Buffer) {
    this.#bytes = Buffer.from(bytes);
    this.#length = bytes.length;
  }

  get now(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  apply(change: Change): void {
    if (change.kind === 'resize') this.#resize(change.length);
    else {
      this.#resize(Math.max(this.#length, change.at + change.bytes.length));
      change.bytes.copy(this.#bytes, change.at);
    }
  }

  #resize(length: number): void {
    if (length > this.#bytes.length) {
      const larger = Buffer.alloc(2 * length);
      this.now.copy(larger);
      this.#bytes = larger;
    }
    // Bytes that are cut off and grown again are zeros.
    if (length < this.#length) this.#bytes.fill(0, length, this.#length);
    this.#length = length;
  }
}

/** A file as programs see it, as it is on disk, and the changes not written yet. */
class File {
  readonly #seen: Bytes;
  readonly #safe: Bytes;
  #waiting: Change[] = [];

  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.#seen = new Bytes(bytes);
    this.#safe = new Bytes(bytes);
  }

  get seen(): Buffer {
    return this.#seen.now;
  }

  change(change: Change): void {
    this.#waiting.push(change);
    this.#seen.apply(change);
  }

  sync(): void {
    for (const change of this.#waiting) this.#safe.apply(change);
    this.#waiting = [];
  }

  /** Returns the state that a power cut may leave. */
  after(cut: Cut): Buffer {
    const left = new Bytes(this.#safe.now);
    for (const change of cut.some(this.#waiting.flatMap(sectorsOf))) left.apply(change);
    return left.now;
  }
}

/** Chooses which waiting changes have reached the disk; sectors are written in any order. */
export interface Cut {
  some<T>(waiting: readonly T[]): T[];
  /** The names in a folder are kept in a journal, so only a first part of the changes is written. */
  first<T>(waiting: readonly T[]): T[];
}

/** Changes of names; `null`: the name is removed. */
type Names = readonly (readonly [name: string, file: File | null])[];

/** A folder, with subfolders, on a disk that guarantees only what was synced. Names are relative to it. */
export class Disk {
  readonly #seen = new Map<string, File>();
  readonly #safe = new Map<string, File>();
  #waiting: { readonly folder: string; readonly names: Names }[] = [];
  readonly #deaf: boolean;

  /** @param deaf ignores syncs, to prove that the tests would find such a disk */
  constructor(files: ReadonlyMap<string, Buffer>, deaf = false) {
    for (const [name, bytes] of files) {
      const file = new File(bytes);
      this.#seen.set(name, file);
      this.#safe.set(name, file);
    }
    this.#deaf = deaf;
  }

  file(name: string): File | undefined {
    return this.#seen.get(name);
  }

  make(name: string): File {
    const file = new File();
    this.#name(name, [[name, file]]);
    return file;
  }

  remove(name: string): void {
    this.#name(name, [[name, null]]);
  }

  rename(from: string, to: string): void {
    const file = this.#seen.get(from);
    if (file)
      this.#name(to, [
        [from, null],
        [to, file],
      ]);
  }

  link(from: string, to: string): void {
    const file = this.#seen.get(from);
    if (file) this.#name(to, [[to, file]]);
  }

  sync(file: File): void {
    if (!this.#deaf) file.sync();
  }

  /** Syncs the names in a folder; '' is the outermost. */
  syncFolder(folder: string): void {
    if (this.#deaf) return;
    for (const { names } of this.#waiting.filter((change) => change.folder === folder)) apply(this.#safe, names);
    this.#waiting = this.#waiting.filter((change) => change.folder !== folder);
  }

  /** Returns the files that a power cut may leave. */
  after(cut: Cut): Map<string, Buffer> {
    const names = new Map(this.#safe);
    for (const change of cut.first(this.#waiting)) apply(names, change.names);
    return new Map([...names].map(([name, file]) => [name, file.after(cut)]));
  }

  #name(at: string, names: Names): void {
    this.#waiting.push({ folder: at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '', names });
    apply(this.#seen, names);
  }
}

export type { File };

function apply(files: Map<string, File>, names: Names): void {
  for (const [name, file] of names)
    if (file) files.set(name, file);
    else files.delete(name);
}

function sectorsOf(change: Change): Change[] {
  if (change.kind === 'resize') return [change];
  const { at, bytes } = change;
  const sectors: Change[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, (Math.floor((at + from) / SECTOR) + 1) * SECTOR - at);
    sectors.push({ kind: 'write', at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return sectors;
}
