import type { AppState } from '../../model/app-state.ts';
import type { MessageButton, State } from '../../model/state.ts';

/** Where a message is about, and what it offers. */
interface About {
  /** The pile it stands beside, at its card `index` or the top one; undefined: it stands at the table's foot. */
  readonly pile?: number | undefined;
  readonly index?: number | undefined;
  /** A pile that the message must not cover. */
  readonly clear?: number | undefined;
  /** It stays until the next one. */
  readonly stays?: boolean;
  readonly offers?: readonly MessageButton[];
}

/** Shows messages: over the foot of the table, beside a pile, through a screen reader, and as warnings. */
export class Notices {
  readonly #state: AppState;

  constructor(state: AppState) {
    this.#state = state;
  }

  /**
   * Shows a message, and has a screen reader say it. A text that repeats the last one gets a no-break space; otherwise,
   * a screen reader would not say it again.
   */
  tell(message: string, said = message, { pile, index, clear, stays = false, offers = [] }: About = {}): void {
    const beside: State['beside'] = pile === undefined ? undefined : { pile, index, clear, stays, text: message };
    this.#state.change({
      message,
      beside,
      offers,
      said: said !== '' && said === this.#state.said ? `${said}\u00a0` : said,
    });
  }

  warn(warning: string): void {
    if (warning !== this.#state.warning) this.#state.change({ warning });
  }
}
