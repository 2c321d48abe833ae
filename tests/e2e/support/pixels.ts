import type { CDPSession, Page } from 'playwright/test';
import { countOf, fromOf, isDrag, toOf } from '../../../engine/rules.ts';
import type { Point } from '../../../renderer/board/model/box.ts';
import type { Step } from './ten-moves.ts';

/** Where a hand presses, and where it lets go or clicks the second time. */
interface Points {
  readonly start: Point;
  readonly end: Point;
}

/** An action of a mouse or one finger at a point. */
interface Act extends Point {
  readonly does: 'move' | 'press' | 'release';
  /** 2: this press or release is a double-click's second. */
  readonly nth?: number;
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** Seconds between two acts of one hand. */
const BETWEEN = 0.01;

/** A mouse, or a finger on a page that has touch; its input is sent through the browser's own debugging protocol. */
export class Pointer {
  readonly kind: 'mouse' | 'touch';
  readonly #page: Page;
  readonly #session: CDPSession;
  /** Time of its last act, in seconds. */
  #last = 0;
  #pressed = false;

  static async on(page: Page, kind: Pointer['kind']): Promise<Pointer> {
    return new Pointer(page, kind, await page.context().newCDPSession(page));
  }

  private constructor(page: Page, kind: Pointer['kind'], session: CDPSession) {
    this.#page = page;
    this.kind = kind;
    this.#session = session;
  }

  /** Makes a move at the pixels where its cards are visible; fails where they are not. */
  async make(step: Step): Promise<void> {
    await this.does(actsOf(step, await pointsOf(this.#page, step)));
  }

  /**
   * Does acts, each with a timestamp of its own: two clicks are apart as a hand's are, however slow the machine is. A
   * mouse waits until each act has arrived, since the browser may let one sent at once overtake another; a finger that
   * waited would stay down too long.
   */
  async does(acts: readonly Act[]): Promise<void> {
    const begun = Math.max(Date.now() / 1000, this.#last + BETWEEN);
    const timed = acts.map((act, i) => ({ act, time: begun + i * BETWEEN }));
    this.#last = timed.at(-1)?.time ?? this.#last;
    if (this.kind === 'mouse') for (const { act, time } of timed) await this.#mouse(act, time);
    else await Promise.all(timed.map(({ act, time }) => this.#finger(act, time)));
  }

  click(at: Point): Promise<void> {
    return this.does(click(at));
  }

  async doubleClick(at: Point): Promise<void> {
    await this.does([...click(at), ...click(at, 2)]);
  }

  /** Fingers on the page, each where it is now; none: all are lifted. `timestamp` in seconds. */
  async fingers(type: Touch, touchPoints: Point[], timestamp = Date.now() / 1000): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }

  leave(): Promise<void> {
    return this.#session.detach();
  }

  async #mouse({ does, x, y, nth = 1 }: Act, timestamp: number): Promise<void> {
    const type = ({ move: 'mouseMoved', press: 'mousePressed', release: 'mouseReleased' } as const)[does];
    const [button, clickCount] = does === 'move' ? (['none', 0] as const) : (['left', nth] as const);
    if (does !== 'move') this.#pressed = does === 'press';
    const buttons = this.#pressed ? 1 : 0;
    await this.#session.send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount, timestamp });
  }

  async #finger({ does, x, y }: Act, timestamp: number): Promise<void> {
    const type = ({ move: 'touchMove', press: 'touchStart', release: 'touchEnd' } as const)[does];
    await this.fingers(type, does === 'release' ? [] : [{ x, y }], timestamp);
  }
}

function actsOf({ way }: Step, { start, end }: Points): Act[] {
  if (way === 'drag') return drag(start, end);
  if (way === 'click') return click(start);
  // A click on the empty table separates these clicks from those of the move before.
  const bare = click({ x: 3, y: start.y });
  return [...bare, ...click(start), ...(way === 'double-click' ? click(start, 2) : click(end))];
}

const click = (at: Point, nth = 1): Act[] => [
  { ...at, does: 'press', nth },
  { ...at, does: 'release', nth },
];

const drag = (start: Point, end: Point): Act[] => [
  { ...start, does: 'press' },
  { x: (start.x + end.x) / 2 + 7, y: (start.y + end.y) / 2 + 7, does: 'move' },
  { ...end, does: 'move' },
  { ...end, does: 'release' },
];

/** Finds the points on the page, because only the page knows which piece is drawn on top. */
async function pointsOf(page: Page, { move, way }: Step): Promise<Points> {
  const [from, count, to] = [fromOf(move), isDrag(move) ? countOf(move) : 1, isDrag(move) ? toOf(move) : fromOf(move)];
  return page.evaluate(
    ({ from, count, to, way }) => {
      const { geometry, pieces } = window.baizeTest!.board;
      const frame = document.querySelector('canvas')!.getBoundingClientRect();
      const size = (pile: number): number => pieces.piles[pile]?.length ?? 0;
      const onPage = ({ x, y }: Point): Point => ({ x: x + frame.x, y: y + frame.y });
      const seen = (pile: number, index: number): Point => {
        const { x, y, width, height } = geometry.shownBox(pile, index);
        for (const down of [0.5, 0.15, 0.85, 0.05, 0.95])
          for (const right of [0.3, 0.5, 0.1, 0.9, 0.7, 0.03, 0.97]) {
            const at = { x: x + width * right, y: y + height * down };
            const hit = geometry.hitAt(at);
            if (hit?.pile === pile && hit.index === index) return at;
          }
        throw new Error(`Card ${index} of pile ${pile} is nowhere to be seen.`);
      };
      const card = size(from) === 0 ? -1 : size(from) - count;
      const start = seen(from, card);
      if (way === 'click' || way === 'double-click') return { start: onPage(start), end: onPage(start) };
      const onto = size(to) - (from === to ? 2 : 1);
      if (way === 'two clicks') return { start: onPage(start), end: onPage(seen(to, onto)) };
      const [here, there] = [geometry.cardBox(from, card), geometry.cardBox(to, onto)];
      const end = { x: start.x + there.x - here.x, y: start.y + there.y - here.y };
      return { start: onPage(start), end: onPage(end) };
    },
    { from, count, to, way },
  );
}
