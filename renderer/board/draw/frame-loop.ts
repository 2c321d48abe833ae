/** Asks the browser for a frame when there is something to draw, and for none while the table rests. */
export class FrameLoop {
  #asked: number | undefined;
  #waiting: (() => void)[] = [];
  readonly #draw: (now: number) => boolean;

  /** `draw` is given the time in milliseconds, and answers whether it has to draw the next frame too. */
  constructor(draw: (now: number) => boolean) {
    this.#draw = draw;
  }

  /** Nothing is left to be drawn. */
  get settled(): boolean {
    return this.#asked === undefined;
  }

  /** Draws with the next frame. */
  request(): void {
    this.#asked ??= requestAnimationFrame(this.#frame);
  }

  /** Fulfilled when nothing is left to be drawn. */
  atRest(): Promise<void> {
    return this.settled ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  stop(): void {
    if (this.#asked !== undefined) cancelAnimationFrame(this.#asked);
  }

  readonly #frame = (now: number): void => {
    this.#asked = undefined;
    if (this.#draw(now)) return this.request();
    for (const resolve of this.#waiting.splice(0)) resolve();
  };
}
