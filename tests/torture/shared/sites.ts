import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptGame, Together } from '../../../preload/api.ts';
import { contentsOf, gameOf, resultOf, type Contents } from '../contents.ts';
import { type Host, type Launch, launch } from '../host.ts';

/** What players have done and hosts have acknowledged on all sites of a scene: the numbers of games and results. */
export class Ledger {
  #number = 0;
  readonly named = new Set<number>();
  readonly results = new Set<number>();
  readonly ownGames = new Set<string>();
  /** The last acknowledged moves of the game that a site has on its table. */
  readonly tables = new Map<number, number>();

  next(): number {
    return (this.#number += 1);
  }
}

/** A machine with a data folder, and a copy of the shared folder of its own. */
export class Site {
  readonly data: string;
  synced: string;
  readonly #program: string;
  readonly #ledger: Ledger;
  #launched: Launch | undefined;
  #host: Host | undefined;
  /** The number of the game that it plays on with. */
  readonly #table: number;
  /** The longest time that the host was silent, in milliseconds, and its memory above rest, in megabytes. */
  silent = 0;
  memory = 0;
  #rest = 0;

  constructor(program: string, folder: string, name: string, ledger: Ledger) {
    this.#program = program;
    this.#ledger = ledger;
    this.data = join(folder, name);
    this.synced = join(folder, `${name}-synced`);
    mkdirSync(this.synced);
    this.#table = ledger.next();
  }

  get host(): Host {
    if (!this.#host) throw new Error('The host is not up.');
    return this.#host;
  }

  /** Starts its host, which must have no damage to report; returns what is wrong. */
  async start(): Promise<string[]> {
    this.#launched = launch(this.#program, this.data);
    this.#host = await this.#launched.up;
    const { notices } = await this.#host.ask('hello');
    await this.#host.ask('settings.read');
    this.#rest = memoryOf(this.#host.process).now;
    return notices.map(({ kind, detail }) => `a start reports ${kind}: ${detail}`);
  }

  async share(): Promise<void> {
    await this.host.ask('together.share', this.synced);
  }

  /** Ends its host. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#host) this.memory = Math.max(this.memory, memoryOf(this.#host.process).most - this.#rest);
    await this.#launched?.end(signal);
    this.#host = undefined;
  }

  /** Saves a game under a name, records a result, makes a game of one's own, and plays on. */
  async play(moves: number): Promise<void> {
    const number = this.#ledger.next();
    await this.host.ask('named.keep', `Game ${number}`, gameOf(number));
    this.#ledger.named.add(number);
    const result = resultOf(number);
    await this.host.ask('play.open', result.game, result.options);
    await this.host.ask('play.finish', result);
    this.#ledger.results.add(number);
    const settings = await this.host.ask('settings.read');
    await this.host.ask('settings.change', { ownGames: { ...settings.ownGames, [`own-${number}`]: `Own ${number}` } });
    this.#ledger.ownGames.add(`own-${number}`);
    await this.#playOn(gameOf(this.#table, moves));
  }

  async #playOn(kept: KeptGame): Promise<void> {
    const opened = await this.host.ask('play.open', kept.game, kept.options);
    if (opened.status !== 'mine') return;
    await this.host.ask('play.keep', kept);
    this.#ledger.tables.set(this.#table, kept.at);
  }

  /** Exchanges with its copy of the folder, and measures how long the host is silent meanwhile. */
  async look(): Promise<Together> {
    const done = new AbortController();
    const looked = this.host.ask('together.look').finally(() => done.abort());
    const watch = async (): Promise<void> => {
      while (!done.signal.aborted) {
        const before = performance.now();
        await this.host.ask('together.state');
        this.silent = Math.max(this.silent, performance.now() - before);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const [state] = await Promise.all([looked, watch()]);
    return state;
  }

  contents(): Promise<Contents> {
    return contentsOf(this.host);
  }

  /** Returns what its log says of faults. Two that write the same file at once meet, and try again. */
  get faults(): string[] {
    const log = join(this.data, 'baize.log');
    const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
    const lines = text.split('\n').filter((line) => /the shared folder:|settings of other machines:/.test(line));
    return lines.filter((line) => !/(?:ENOENT|EEXIST).*\.part'/.test(line));
  }
}

/** Delivers the files of one copy of a folder to another, where a file's newer version wins. */
export function deliver(from: string, to: string): void {
  if (from === to) return;
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.'))) {
    const [here, there] = [join(from, name), join(to, name)];
    const { mtime, mtimeMs } = statSync(here);
    if (existsSync(there) && statSync(there).mtimeMs >= mtimeMs) continue;
    rmSync(there, { force: true });
    copyFileSync(here, there);
    utimesSync(there, mtime, mtime);
  }
}

/** Returns the memory of a process in megabytes; 0 where the system does not tell. */
function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return { now: 0, most: 0 };
  }
}
