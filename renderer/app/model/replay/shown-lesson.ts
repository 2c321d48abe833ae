import { signal } from '@preact/signals';
import type { LessonStep } from '../../../../engine/search.ts';
import type { Move } from '../../../../engine/rules.ts';
import type { LessonPage } from '../../../words/table/lesson-pages.ts';
import type { Replay } from './replay.ts';
import type { TableKey } from '../table/table-key.ts';

/** Milliseconds between the moves of a step, and between the highlighting and the making of its last move. */
const LEADING_MS = 320;
const LIT_MS = 1100;
/** The least number of milliseconds that a caption stays, and the additional ones for each of its letters. */
const READ_MS = 1500;
const READ_LETTER_MS = 38;

export interface LessonParts {
  readonly replay: Replay;
  readonly steps: readonly LessonStep[];
  /** The captions, in the language spoken now, from the goal to the end. */
  readonly pages: () => readonly LessonPage[];
  /** Highlights a move before it is made. */
  readonly light: (move: Move) => void;
  /** Has a screen reader say the caption. */
  readonly tell: (caption: string) => void;
}

/** One action of a step; returns the milliseconds to wait after it. */
type Beat = () => number;

/** A lesson on the table: the goal first, then one caption at a time, automatically or by hand. */
export class ShownLesson {
  readonly #parts: LessonParts;
  readonly #at = signal(0);
  readonly #playing = signal(true);
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LessonParts) {
    this.#parts = parts;
  }

  /** Index of the caption shown: 0 is the goal, the last one the end. */
  get at(): number {
    return this.#at.value;
  }

  get last(): number {
    return this.#parts.pages().length - 1;
  }

  get captions(): readonly string[] {
    return this.#parts.pages().map(({ caption }) => caption);
  }

  /** Whether it advances from step to step automatically. */
  get playing(): boolean {
    return this.#playing.value && this.at < this.last;
  }

  toggle(): void {
    this.#playing.value = !this.#playing.value;
    if (this.playing && this.#beats.length === 0) this.#go(this.at + 1);
  }

  next(): void {
    if (this.at < this.last) this.#go(this.at + 1);
  }

  back(): void {
    this.#go(Math.max(0, this.at - 1));
  }

  begin(): void {
    this.#playing.value = true;
    this.#go(0);
  }

  stop(): void {
    this.#halt();
    this.#playing.value = false;
  }

  /** Acts on a key of the table. */
  press(key: TableKey): void {
    const acts: Partial<Record<TableKey, () => void>> = {
      space: () => this.toggle(),
      left: () => this.back(),
      right: () => this.next(),
      home: () => this.begin(),
    };
    acts[key]?.();
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
  }

  #go(at: number): void {
    this.#halt();
    const { replay, tell } = this.#parts;
    this.#at.value = at;
    const caption = this.captions[at] ?? '';
    const movesBefore = this.#movesBefore(at);
    if (replay.at !== movesBefore) replay.seek(movesBefore);
    tell(caption);
    this.#beats = [...this.#beatsOf(at), () => READ_MS + READ_LETTER_MS * caption.length];
    this.#run();
  }

  /** Counts the moves of the pages before one. */
  #movesBefore(at: number): number {
    const { steps, pages } = this.#parts;
    const made = pages().slice(0, at);
    return made.reduce((sum, { step }) => sum + (step === undefined ? 0 : (steps[step]?.moves.length ?? 0)), 0);
  }

  /** Lists the actions of a page: the moves of its step, the last of them highlighted before it is made. */
  #beatsOf(at: number): Beat[] {
    const { replay, steps, pages, light } = this.#parts;
    const step = pages()[at]?.step;
    const moves = (step === undefined ? undefined : steps[step])?.moves ?? [];
    const make = (): void => replay.step(1);
    return moves.flatMap((move, nth): Beat[] => {
      const made = (): number => (make(), nth + 1 < moves.length ? LEADING_MS : 0);
      return nth + 1 < moves.length ? [made] : [() => (light(move), LIT_MS), made];
    });
  }

  #run(): void {
    const beat = this.#beats.shift();
    if (beat) this.#timer = setTimeout(() => this.#run(), beat());
    else if (this.playing) this.#go(this.at + 1);
  }
}
