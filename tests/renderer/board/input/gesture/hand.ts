import { Gesture } from '../../../../../renderer/board/input/gesture.ts';
import type { Intent } from '../../../../../renderer/board/input/intents.ts';
import type { Press } from '../../../../../renderer/board/input/press.ts';
import type { Hit } from '../../../../../renderer/board/geometry/hit.ts';
import type { Point } from '../../../../../renderer/board/model/box.ts';
import { makePiece } from '../../../../../renderer/board/geometry/pieces.ts';

/** By pile its top card, and one more that belongs to no pile. */
export const pieces = Array.from({ length: 6 }, (_, i) => makePiece(i + 1));
/** Where the pointer goes down. */
export const at = { x: 100, y: 100 };

/** Returns a hit on a pile: its only card, unless `more` differs. */
export const on = (pile: number, more: Partial<Hit> = {}): Hit => ({
  pile,
  index: 0,
  piece: pieces[pile],
  covered: false,
  ...more,
});

/**
 * A hand at a table of five piles, which records the effects of what it does. Pile 0 is a stock, 1 and 2 may be dropped
 * on, and the top card of 3 on the card under it; two cards are lifted from pile 1, and the card of 2 leaves a choice.
 */
export class Hand {
  /** The pile under the cards when they are dropped. */
  under: number | undefined;
  /** How often the targets of cards were requested. */
  asked = 0;
  #intents: string[] = [];
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
      fills: (pile) => pile === 4,
    },
    'pick-up',
  );

  /** Does one thing, and records the changes in the hand and the intents. */
  note(event: (gesture: Gesture) => readonly Intent[] | void): void {
    const { gesture } = this;
    const before = { held: gesture.held, carried: gesture.carried, peeked: gesture.peeked };
    const intents = event(gesture) ?? [];
    const { held, carried, peeked } = gesture;
    if (held !== before.held && before.held) this.#intents.push('release');
    if (held !== before.held && held) this.#intents.push(`raise ${held.pile} ${held.count}`);
    this.#intents.push(...intents.map((intent) => intent.join(' ')));
    if (held && carried !== before.carried) this.#intents.push(`carry ${carried.x} ${carried.y}`);
    if (peeked !== before.peeked) this.#intents.push(peeked ? `peek ${pieces.indexOf(peeked)}` : 'unpeek');
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

  /** Lets go at a point, after a move to it, as the board does. */
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

  /** Returns the effects recorded since the last call. */
  happened(): string[] {
    return this.#intents.splice(0);
  }
}
