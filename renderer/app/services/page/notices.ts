import type { AppState } from '../../model/app-state.ts';

/**
 * What a person is told: the line in the status bar, the words beside a pile, what a screen reader says, and warnings.
 */
export class Notices {
  readonly #state: AppState;

  constructor(state: AppState) {
    this.#state = state;
  }

  /**
   * Says it in the status bar, on the table beside `pile`, and to a screen reader, which hears the same words again
   * only if they differ.
   */
  tell(message: string, said = message, pile?: number): void {
    const beside = pile === undefined ? undefined : { pile, text: message };
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
