import { Gesture } from '../../../../../renderer/board/input/gesture.ts';
import type { Intent } from '../../../../../renderer/board/input/intents.ts';
import type { Press } from '../../../../../renderer/board/input/press.ts';
import type { Hit } from '../../../../../renderer/board/geometry/hit.ts';
import type { Point } from '../../../../../renderer/board/types.ts';
import { makePiece } from '../../../../../renderer/board/geometry/pieces.ts';

/** By pile: its top card, and one more that lies elsewhere. */
export const pieces = Array.from({ length: 6 }, (_, i) => makePiece(i + 1));
/** Where a pointer begins. */
export const at = { x: 100, y: 100 };

/** What a pointer hits on a pile: its only card, unless more is said. */
export const on = (pile: number, more: Partial<Hit> = {}): Hit => ({
  pile,
  index: 0,
  piece: pieces[pile],
  covered: false,
  ...more,
});

/**
 * A hand at a table of five piles, and what comes of what it does. Pile 0 is a stock, 1 and 2 may be dropped on, the
 * top card of 3 on the card under it; two cards are lifted from pile 1, and the card of 2 leaves a choice.
 */
export class Hand {
  /** The pile that cards are let go over. */
  under: number | undefined;
  /** How often the targets of cards were asked. */
  asked = 0;
  #told: string[] = [];
  #time = 0;
  readonly gesture = new Gesture(
    {
      lifts: (pile) => [0, 2, 1, 1, 0][pile] ?? 0,
      targets: (pile) => {
        this.asked += 1;
        return pile === 1 ? [2] : pile === 3 ? [3] : [1];
      },
      canTap: (pile) => pile === 0,
      chooses: (pile) => pile === 2,
    },
    'pick-up',
  );

  /** Does one thing, and notes what changed in the hand by it and what was meant. */
  note(event: (gesture: Gesture) => readonly Intent[] | void): void {
    const { gesture } = this;
    const before = { held: gesture.held, carried: gesture.carried, peeked: gesture.peeked };
    const intents = event(gesture) ?? [];
    const { held, carried, peeked } = gesture;
    if (held !== before.held && before.held) this.#told.push('release');
    if (held !== before.held && held) this.#told.push(`raise ${held.pile} ${held.count}`);
    this.#told.push(...intents.map((intent) => intent.join(' ')));
    if (held && carried !== before.carried) this.#told.push(`carry ${carried.x} ${carried.y}`);
    if (peeked !== before.peeked) this.#told.push(peeked ? `peek ${pieces.indexOf(peeked)}` : 'unpeek');
  }

  press(hit: Hit | undefined, more: Partial<Press> = {}): void {
    this.note((gesture) => gesture.press({ at, hit, button: 'main', touch: false, time: this.#time, ...more }));
  }

  move(to: Point): void {
    this.note((gesture) => gesture.move(to));
  }

  cancel(): void {
    this.note((gesture) => gesture.cancel());
  }

  /** A finger stays where it is. */
  stay(): void {
    this.note((gesture) => gesture.long());
  }

  /** Lets go where the pointer then is, as the board hears it. */
  release(to: Point): void {
    this.move(to);
    this.note((gesture) => gesture.release(to, this.under));
  }

  /** `after`: milliseconds since the click before. */
  click(hit: Hit | undefined, after = 1000): void {
    this.#time += after;
    this.press(hit);
    this.release(at);
  }

  /** What has been noted since it was last asked. */
  happened(): string[] {
    return this.#told.splice(0);
  }
}
