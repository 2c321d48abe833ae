/** Something that can be chosen with one switch. */
export interface ScanChoice {
  readonly name: string;
  /** Highlights it. */
  readonly show: () => void;
  /** Carries it out, or returns further choices. */
  readonly use: () => readonly ScanChoice[] | void;
}

interface Scanned {
  /** Returns the present choices. */
  readonly choices: () => readonly ScanChoice[];
  /** Returns another value whenever the choices have changed. */
  readonly place: () => unknown;
  readonly tell: (name: string) => void;
  /** Removes the highlight. */
  readonly clear: () => void;
}

/** Scanning pauses after this many rounds without a press, so that nothing is drawn any more. */
const ROUNDS = 3;
/** Scanning leaves the inner list of a choice after this many rounds. */
const INNER_ROUNDS = 2;

/** Highlights the choices one after the other; the user presses the switch when the wanted one is highlighted. */
export class Scanning {
  readonly #scanned: Scanned;
  #list: readonly ScanChoice[] = [];
  /** Whether the list is that of a choice with several. */
  #inner = false;
  #at = -1;
  #rounds = 0;
  #place: unknown;

  constructor(scanned: Scanned) {
    this.#scanned = scanned;
  }

  /** Highlights the next choice; false while scanning is paused. */
  step(): boolean {
    if (this.#place !== this.#scanned.place()) this.#begin();
    if (this.#rounds >= ROUNDS) return false;
    this.#at += 1;
    if (this.#at >= this.#list.length) this.#turn();
    const choice = this.#list[this.#at];
    if (this.#rounds >= ROUNDS || !choice) {
      this.#scanned.clear();
      return false;
    }
    choice.show();
    this.#scanned.tell(choice.name);
    return true;
  }

  /** Carries out the highlighted choice; resumes scanning if it is paused. */
  press(): void {
    const isGoing = this.#place === this.#scanned.place() && this.#rounds < ROUNDS;
    // No control is highlighted yet: a bouncing switch must not choose twice.
    if (isGoing && this.#at < 0) return;
    const choice = isGoing ? this.#list[this.#at] : undefined;
    this.#scanned.clear();
    const inner = choice?.use();
    if (!inner) return this.#begin();
    [this.#list, this.#inner, this.#at, this.#rounds] = [inner, true, -1, 0];
  }

  #begin(): void {
    this.#list = this.#scanned.choices();
    [this.#inner, this.#at, this.#rounds, this.#place] = [false, -1, 0, this.#scanned.place()];
  }

  #turn(): void {
    this.#rounds += 1;
    this.#at = 0;
    if (!this.#inner || this.#rounds < INNER_ROUNDS) return;
    this.#begin();
    this.#at = 0;
  }
}
