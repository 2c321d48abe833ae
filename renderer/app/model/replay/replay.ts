import { signal } from '@preact/signals';
import { type Change, makeLink, parseTimes, type Session } from '../../../../engine/index.ts';
import { ownNameOf } from '../../../words/games.ts';
import type { TableKey } from '../table/table-key.ts';

/** How many times as fast as one move in `PACE_MS` milliseconds; `played`: as its moves were made. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number] | 'played';
const PACE_MS = 1000;
/** Nobody watches a player think for longer; and a card is seen before the next one moves. */
const LONGEST_WAIT_MS = 8000;
const SHORTEST_WAIT_MS = 250;

/** Puts changes on the table: `far` when they lead to a position more than a move away. */
type Show = (changes: readonly Change[], far: boolean) => void;

/** A game that is watched move by move, from its deal to the last position of its session. */
export class Replay {
  readonly session: Session;
  /**
   * The move after which a win begins that is shown of the player's own game; undefined when another game is watched.
   */
  readonly solves: number | undefined;
  /** The whole of it, to be shared. */
  readonly link: string;
  readonly total: number;
  readonly #at = signal(0);
  readonly #speed = signal<Speed>(1);
  readonly #timer = signal<ReturnType<typeof setTimeout> | undefined>(undefined);
  readonly #show: Show;
  readonly #moments: readonly number[] | undefined;

  /** `times`: when its moves were made, as a link has it. */
  constructor(session: Session, show: Show, solves?: number, times = '') {
    this.session = session;
    this.solves = solves;
    this.link = makeLink(session, 'game', { times, name: ownNameOf(session.game.id) });
    this.total = session.moveCount;
    this.#moments = times === '' ? undefined : parseTimes(times, this.total);
    this.#show = show;
    if (solves === undefined) session.restart();
    else while (session.moveCount > solves) session.undo();
    this.#at.value = session.moveCount;
  }

  /** Moves made in the position shown. */
  get at(): number {
    return this.#at.value;
  }

  get playing(): boolean {
    return this.#timer.value !== undefined;
  }

  /** It is known when its moves were made. */
  get timed(): boolean {
    return this.#moments !== undefined;
  }

  get speed(): Speed {
    return this.#speed.value;
  }

  set speed(speed: Speed) {
    this.#speed.value = speed;
    if (this.playing) this.#run();
  }

  /** Starts playing by itself, from the beginning when it was at its end; or stops. */
  toggle(): void {
    if (this.playing) this.stop();
    else {
      this.#run();
      if (this.at === this.total) this.#go(0);
    }
  }

  /** Stops, and goes to the position after this many moves. */
  seek(at: number): void {
    this.stop();
    this.#go(at);
  }

  /** So many moves on, or back. */
  step(by: number): void {
    this.seek(this.at + by);
  }

  stop(): void {
    clearTimeout(this.#timer.value);
    this.#timer.value = undefined;
  }

  /** What a key of the table does here. */
  press(key: TableKey): void {
    const acts: Partial<Record<TableKey, () => void>> = {
      space: () => this.toggle(),
      left: () => this.step(-1),
      right: () => this.step(1),
      home: () => this.seek(0),
      end: () => this.seek(this.total),
    };
    acts[key]?.();
  }

  #run(): void {
    this.stop();
    this.#timer.value = setTimeout(() => this.#tick(), this.#wait());
  }

  /** Milliseconds until the next move. */
  #wait(): number {
    const { speed, at } = this;
    if (speed !== 'played') return PACE_MS / speed;
    const [before, next] = [at === 0 ? 0 : this.#moments?.[at - 1], this.#moments?.[at]];
    const since = before === undefined || next === undefined ? PACE_MS : next - before;
    return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, since));
  }

  #tick(): void {
    const last = this.at + 1 >= this.total;
    if (last) this.stop();
    this.#go(this.at + 1);
    if (!last && this.playing) this.#run();
  }

  #go(to: number): void {
    const goal = Math.min(Math.max(to, 0), this.total);
    const far = Math.abs(goal - this.at) > 1;
    const changes: Change[] = [];
    while (this.session.moveCount < goal) changes.push(...this.session.redo());
    while (this.session.moveCount > goal) changes.push(...this.session.undo());
    this.#at.value = this.session.moveCount;
    this.#show(changes, far);
  }
}
