/** What a button or stick of a gamepad means, whatever has the focus. */
export const PAD_KEYS = [
  ...(['up', 'down', 'left', 'right', 'act', 'back', 'pick', 'hint'] as const),
  ...(['undo', 'redo', 'first', 'last', 'tools', 'rules'] as const),
] as const;
export type PadKey = (typeof PAD_KEYS)[number];

/** As much of a gamepad as is read. */
export interface PadView {
  readonly buttons: readonly { readonly pressed: boolean }[];
  /** -1 to 1; the first two are those of the left stick. */
  readonly axes: readonly number[];
}

/** The buttons of the standard layout, by their numbers (W3C Gamepad, "Remapping"). */
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

/** How far a stick is pushed before it counts: it never rests quite in its middle. */
const PUSHED = 0.6;
const STICK: readonly (readonly [key: PadKey, axis: number, sign: 1 | -1])[] = [
  ['left', 0, -1],
  ['right', 0, 1],
  ['up', 1, -1],
  ['down', 1, 1],
];

/** Keys that go on while they are held. */
const REPEATS: ReadonlySet<PadKey> = new Set(['up', 'down', 'left', 'right', 'undo', 'redo']);
const FIRST_REPEAT_MS = 400;
const REPEAT_MS = 130;

/** Makes strokes of the states of gamepads: one when a button goes down, more while one that repeats is held. */
export class PadReading {
  /** By key, when it acts again, in milliseconds; keys that are held. */
  readonly #next = new Map<PadKey, number>();

  /** The keys that act now. `now` in milliseconds. */
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
  STICK.some(([pushed, axis, sign]) => pushed === key && (axes[axis] ?? 0) * sign >= PUSHED);
