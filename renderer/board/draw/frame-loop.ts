/** Requests frames from the browser only while there is something to draw. */
export class FrameLoop {
  #asked: number | undefined;
  #waiting: (() => void)[] = [];
  readonly #draw: (now: number) => boolean;

  /** `draw` gets the time in milliseconds and returns whether the next frame must be drawn too. */
  constructor(draw: (now: number) => boolean) {
    this.#draw = draw;
  }

  /** Whether the drawing is complete. */
  get settled(): boolean {
    return this.#asked === undefined;
  }

  /** Draws with the next frame. */
  request(): void {
    this.#asked ??= requestAnimationFrame(this.#frame);
  }

  /** Resolves when the drawing is complete. */
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
