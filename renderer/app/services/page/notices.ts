import type { AppState } from '../../model/app-state.ts';

/** Shows messages: in the status bar, beside a pile, through a screen reader, and as warnings. */
export class Notices {
  readonly #state: AppState;

  constructor(state: AppState) {
    this.#state = state;
  }

  /**
   * Shows a message in the status bar, on the table beside `pile` or at its card `index`, and has a screen reader say
   * it. Words that repeat the last ones get a no-break space, or a screen reader would not say them again.
   */
  tell(message: string, said = message, pile?: number, index?: number): void {
    const beside = pile === undefined ? undefined : { pile, index, text: message };
    this.#state.change({
      message,
      beside,
      said: said !== '' && said === this.#state.said ? `${said}\u00a0` : said,
    });
  }

  warn(warning: string): void {
    if (warning !== this.#state.warning) this.#state.change({ warning });
  }
}
