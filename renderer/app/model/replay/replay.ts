import { signal } from '@preact/signals';
import type { Change, Session } from '../../../../engine/rules.ts';
import { makeLink, parseTimes } from '../../../../engine/text.ts';
import { ownNameOf } from '../../../words/games.ts';
import type { TableKey } from '../table/table-key.ts';

/** Factors on the pace of one move in `PACE_MS` milliseconds; `played`: at the pace of the original game. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number] | 'played';
const PACE_MS = 1000;
/**
 * Limits of the pause between two moves, in milliseconds: longer pauses are boring, and each card must be seen before
 * the next one moves.
 */
const LONGEST_WAIT_MS = 8000;
const SHORTEST_WAIT_MS = 250;

/** Shows changes on the table; `far`: they span more than one move. */
type Show = (changes: readonly Change[], far: boolean) => void;

/** A game shown move by move, from its deal to the last position of its session. */
export class Replay {
  readonly session: Session;
  /**
   * For a solution of the player's own game, the number of moves after which it begins; undefined for any other game.
   */
  readonly solves: number | undefined;
  /** A link to the whole game, for sharing. */
  readonly link: string;
  readonly total: number;
  readonly #at = signal(0);
  readonly #speed = signal<Speed>(1);
  readonly #timer = signal<ReturnType<typeof setTimeout> | undefined>(undefined);
  readonly #show: Show;
  readonly #moments: readonly number[] | undefined;

  /** `times`: the times of its moves, as a link holds them. */
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

  /** Whether the times of its moves are known. */
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

  /** Starts the replay, from the beginning if it was at its end; or stops it. */
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

  /** Moves forward by `by` moves, or back. */
  step(by: number): void {
    this.seek(this.at + by);
  }

  stop(): void {
    clearTimeout(this.#timer.value);
    this.#timer.value = undefined;
  }

  /** Acts on a key of the table. */
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
