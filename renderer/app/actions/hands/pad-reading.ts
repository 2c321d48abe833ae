/** Meanings of a gamepad's buttons and stick, wherever the focus is. */
export const PAD_KEYS = [
  ...(['up', 'down', 'left', 'right', 'act', 'back', 'pick', 'hint'] as const),
  ...(['undo', 'redo', 'first', 'last', 'tools', 'rules'] as const),
] as const;
export type PadKey = (typeof PAD_KEYS)[number];

/** The parts of a gamepad that are read. */
export interface PadView {
  readonly buttons: readonly { readonly pressed: boolean }[];
  /** From -1 to 1; the first two belong to the left stick. */
  readonly axes: readonly number[];
}

/** Button numbers of the standard layout (W3C Gamepad, "Remapping"). */
const BUTTONS: Readonly<Record<PadKey, number>> = {
  act: 0,
  back: 1,
  pick: 2,
  hint: 3,
  undo: 4,
  redo: 5,
  first: 6,
  last: 7,
  rules: 8,
  tools: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};

/** The least deflection of a stick that counts, because it never rests exactly in the middle. */
const MIN_DEFLECTION = 0.6;
const STICK: readonly (readonly [key: PadKey, axis: number, sign: 1 | -1])[] = [
  ['left', 0, -1],
  ['right', 0, 1],
  ['up', 1, -1],
  ['down', 1, 1],
];

/** Keys that repeat while they are held. */
const REPEATS: ReadonlySet<PadKey> = new Set(['up', 'down', 'left', 'right', 'undo', 'redo']);
const FIRST_REPEAT_MS = 400;
const REPEAT_MS = 130;

/**
 * Turns the states of gamepads into key presses: one when a button goes down, and more while a repeating one is held.
 */
export class PadReading {
  /** For each key held, the time in milliseconds at which it acts again. */
  readonly #next = new Map<PadKey, number>();

  /** Lists the keys that act now. `now` in milliseconds. */
  read(pads: readonly PadView[], now: number): PadKey[] {
    return PAD_KEYS.filter((key) =>
      this.#acts(
        key,
        pads.some((pad) => isHeld(pad, key)),
        now,
      ),
    );
  }

  #acts(key: PadKey, held: boolean, now: number): boolean {
    const next = this.#next.get(key);
    if (!held) this.#next.delete(key);
    else if (next === undefined) this.#next.set(key, REPEATS.has(key) ? now + FIRST_REPEAT_MS : Infinity);
    else if (now >= next) this.#next.set(key, now + REPEAT_MS);
    return held && (next === undefined || now >= next);
  }
}

const isHeld = ({ buttons, axes }: PadView, key: PadKey): boolean =>
  buttons[BUTTONS[key]]?.pressed === true ||
  STICK.some(([pushed, axis, sign]) => pushed === key && (axes[axis] ?? 0) * sign >= MIN_DEFLECTION);
