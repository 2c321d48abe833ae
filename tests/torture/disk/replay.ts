import { type Call, callsIn } from './calls.ts';
import { Disk, type File } from './disk.ts';

interface Open {
  readonly file: File | undefined;
  /** The folder's name, if it is a folder. */
  readonly folder: string | undefined;
  readonly appends: boolean;
  at: number;
}

const text = (arg: string | Buffer | undefined): string => (arg === undefined ? '' : arg.toString());
const number = (arg: string | Buffer | undefined): number => Number.parseInt(text(arg), 10);

/** Repeats on a simulated disk what a program was recorded to do to a folder, call by call. */
export class Replay {
  readonly disk: Disk;
  readonly #folder: string;
  readonly #calls: readonly Call[];
  readonly #open = new Map<number, Open>();
  /** What it printed: the steps that were done or refused. */
  readonly printed: string[] = [];
  #next = 0;

  constructor(trace: string, folder: string, files: ReadonlyMap<string, Buffer>, deaf = false) {
    this.#folder = folder;
    this.#calls = [...callsIn(trace)];
    this.disk = new Disk(files, deaf);
  }

  /**
   * The first and last moment to cut at, as a number of calls made before; the first is when the folder is first used.
   */
  get moments(): readonly [first: number, last: number] {
    const first = this.#calls.findIndex(({ args }) => args.some((arg) => text(arg).startsWith(this.#folder)));
    return [Math.max(first, 0), this.#calls.length];
  }

  goTo(moment: number): void {
    for (; this.#next < moment; this.#next += 1) this.#do(this.#calls[this.#next]!);
  }

  #do({ name, args, answer }: Call): void {
    const opened = this.#open.get(number(args[0]));
    if (name === 'openat') this.#openFile(text(args[1]), text(args[2]), answer);
    else if (name === 'close') this.#open.delete(number(args[0]));
    else if (name === 'write' && number(args[0]) === 1) this.#print(text(args[1]));
    else if (name === 'rename') this.#two(args, (from, to) => this.disk.rename(from, to));
    else if (name === 'link') this.#two(args, (from, to) => this.disk.link(from, to));
    else if (name === 'unlink') this.#within(args[0], (at) => this.disk.remove(at));
    else if (name === 'copy_file_range') this.#copy(args, answer);
    else if (opened) this.#change(opened, name, args, answer);
  }

  #openFile(path: string, how: string, fd: number): void {
    this.#open.delete(fd);
    this.#within(path, (at) => {
      const file = this.disk.file(at) ?? (how.includes('O_CREAT') ? this.disk.make(at) : undefined);
      if (how.includes('O_TRUNC')) file?.change({ kind: 'resize', length: 0 });
      this.#open.set(fd, { file, folder: file ? undefined : at, appends: how.includes('O_APPEND'), at: 0 });
    });
  }

  #change(open: Open, name: string, args: Call['args'], answer: number): void {
    const { file, folder } = open;
    if (!file) {
      if (name === 'fsync' && folder !== undefined) this.disk.syncFolder(folder);
      return;
    }
    if (name === 'fsync' || name === 'fdatasync') return this.disk.sync(file);
    if (name === 'ftruncate') return file.change({ kind: 'resize', length: number(args[1]) });
    if (name !== 'pwrite64' && name !== 'write') return;
    const bytes = (args[1] as Buffer).subarray(0, answer);
    if (name === 'pwrite64') return file.change({ kind: 'write', at: number(args[3]), bytes });
    file.change({ kind: 'write', at: open.appends ? file.seen.length : open.at, bytes });
    open.at += answer;
  }

  #copy(args: Call['args'], length: number): void {
    const [from, to] = [this.#open.get(number(args[0])), this.#open.get(number(args[2]))];
    if (!to?.file) return;
    const bytes = from?.file?.seen.subarray(from.at, from.at + length);
    if (bytes === undefined) throw new Error('a file of the folder was copied from elsewhere');
    to.file.change({ kind: 'write', at: to.at, bytes });
    from!.at += length;
    to.at += length;
  }

  #print(line: string): void {
    this.printed.push(...line.split('\n').filter((line) => line !== ''));
  }

  #two([from, to]: Call['args'], work: (from: string, to: string) => void): void {
    this.#within(from, (one) => this.#within(to, (other) => work(one, other)));
  }

  /** Calls `work` with a path relative to the folder, if it is within it. */
  #within(path: string | Buffer | undefined, work: (at: string) => void): void {
    const whole = text(path);
    if (whole === this.#folder) work('');
    else if (whole.startsWith(`${this.#folder}/`)) work(whole.slice(this.#folder.length + 1));
  }
}
