import * as v from 'valibot';
import type { ImportFault, ImportKind, ImportReport, KeptGame } from '../../preload/api.ts';
import type { Claims } from './claims.ts';
import { carriedFault, faultOf } from './playable.ts';
import { Refused } from '../system/refused.ts';
import { carriedTotal } from '../values/carried.ts';
import { announcedSet, setPicture } from '../values/card-sets.ts';
import { ownPicture } from '../values/pictures.ts';
import { exportedGame, keptGame, namedGame, settingsChange } from '../values/schemas.ts';
import { wholeCarried, wholeOptions } from '../store/tables/options-upgrade.ts';
import type { Busy, IncomingRows, Incoming } from '../store/tables/incoming.ts';
import type { Store } from '../store/store.ts';
import type { OnProgress } from '../store/files/on-progress.ts';

/** The most rows of an import. A file with more is not one of ours: no player plays as many games. */
const MAX_ROWS = 2_000_000;
/** A refusal quotes at most this many letters of a field's name, because a foreign name may be of any length. */
const MAX_FIELD_CHARACTERS = 60;

type RowFault = Pick<ImportFault, 'field' | 'why'>;
type Read = { readonly incoming: Incoming } | { readonly fault: RowFault };

/** Takes in games from a file, each checked before it is used. One import at a time. */
export class Importer {
  readonly #store: Store;
  readonly #claims: Claims;
  #ticket = 0;
  #report: ImportReport = EMPTY_REPORT;
  /** Where the rows are staged; no longer the store's own once the database has been swapped. */
  #staged: IncomingRows;
  #finishing = false;

  constructor(store: Store, claims: Claims) {
    this.#store = store;
    this.#claims = claims;
    this.#staged = store.imports;
  }

  begin(): number {
    this.#mustBeFree();
    this.#staged = this.#store.imports;
    this.#staged.clear();
    this.#report = EMPTY_REPORT;
    return (this.#ticket += 1);
  }

  add(ticket: number, kind: ImportKind, first: number, rows: readonly unknown[]): ImportReport {
    this.#mustBeAtWork(ticket);
    this.#staged.together(() => {
      for (const [i, row] of rows.entries()) this.#addRow(kind, first + i, row);
    });
    return this.#report;
  }

  /** Takes in the staged rows; `onProgress` receives progress, from 0 to 1. */
  async finish(ticket: number, onProgress?: OnProgress, signal?: AbortSignal): Promise<ImportReport> {
    this.#mustBeAtWork(ticket);
    this.#finishing = true;
    const counts = await this.#store.takeIn(this.#busy, onProgress, signal).finally(() => (this.#finishing = false));
    const report = { ...this.#report, ...counts };
    this.begin();
    return report;
  }

  /** Drops the staged rows. */
  drop(ticket: number): void {
    this.#mustBeAtWork(ticket);
    this.begin();
  }

  #addRow(kind: ImportKind, number: number, row: unknown): void {
    const read = this.#staged.size < MAX_ROWS ? readRow(kind, row) : TOO_MANY;
    const fault = 'fault' in read ? read.fault : this.#stage(read.incoming);
    if (fault) this.#refuse({ kind, row: number, ...fault });
  }

  /** Stages a row; returns a fault where it can't be staged. */
  #stage(incoming: Incoming): RowFault | undefined {
    const outcome = this.#staged.add(incoming, this.#busy);
    if (outcome === 'no-room') return TOO_MANY.fault;
    this.#report = { ...this.#report, [outcome]: this.#report[outcome] + 1 };
    return undefined;
  }

  readonly #busy: Busy = (game, options) => this.#claims.isPlayed(game, options);

  #refuse(fault: ImportFault): void {
    this.#report = { ...this.#report, refused: this.#report.refused + 1, fault: this.#report.fault ?? fault };
  }

  #mustBeAtWork(ticket: number): void {
    this.#mustBeFree();
    if (ticket === this.#ticket && this.#staged === this.#store.imports) return;
    const message = 'Another window has begun an import since, or changed everything.';
    throw new Refused('elsewhere', message, { because: 'importing' });
  }

  #mustBeFree(): void {
    if (this.#finishing) throw new Refused('busy', 'An import is being taken in.');
  }
}

const EMPTY_REPORT: ImportReport = { fresh: 0, known: 0, refused: 0, fault: null };
const TOO_MANY = { fault: { field: '', why: 'too-many' } } as const;

function readRow(kind: ImportKind, row: unknown): Read {
  const parsed = v.safeParse(SHAPES[kind], row, { abortEarly: true });
  if (!parsed.success)
    return {
      fault: { field: (v.getDotPath(parsed.issues[0]) ?? '').slice(0, MAX_FIELD_CHARACTERS), why: 'malformed' },
    };
  const incoming = completeRow({ kind, value: parsed.output } as Incoming);
  const fault = faultIn(incoming);
  return fault ? { fault } : { incoming };
}

function faultIn(incoming: Incoming): RowFault | undefined {
  if (incoming.kind === 'carried') return carriedFault(incoming.value);
  return hasGame(incoming) ? faultOf(gameOf(incoming)) : undefined;
}

/** Completes the keys of options: those that an older version exported may be shorter. */
function completeRow(incoming: Incoming): Incoming {
  if (incoming.kind === 'carried')
    return { kind: 'carried', value: { ...incoming.value, options: wholeCarried(incoming.value) } };
  if (!hasGame(incoming)) return incoming;
  const whole = { options: wholeOptions(gameOf(incoming)) };
  if (incoming.kind === 'named')
    return { kind: 'named', value: { ...incoming.value, kept: { ...incoming.value.kept, ...whole } } };
  return { kind: incoming.kind, value: { ...incoming.value, ...whole } } as Incoming;
}

const SHAPES: { readonly [K in ImportKind]: v.GenericSchema<unknown, Extract<Incoming, { kind: K }>['value']> } = {
  results: exportedGame,
  kept: keptGame,
  named: namedGame,
  settings: settingsChange,
  pictures: v.union([ownPicture, announcedSet, setPicture]),
  carried: carriedTotal,
};

type GameIncoming = Exclude<Incoming, { kind: 'settings' | 'pictures' | 'carried' }>;

const hasGame = (incoming: Incoming): incoming is GameIncoming =>
  incoming.kind !== 'settings' && incoming.kind !== 'pictures' && incoming.kind !== 'carried';

const gameOf = (incoming: GameIncoming): KeptGame => (incoming.kind === 'named' ? incoming.value.kept : incoming.value);
