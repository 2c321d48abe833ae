/** Something that can be chosen with one switch. */
export interface ScanChoice {
  readonly name: string;
  /** Lights it. */
  readonly show: () => void;
  /** Does it; or gives what there is to choose from then. */
  readonly use: () => readonly ScanChoice[] | void;
}

interface Scanned {
  /** What can be chosen now. */
  readonly choices: () => readonly ScanChoice[];
  /** Changes when that has changed. */
  readonly place: () => unknown;
  readonly tell: (name: string) => void;
  /** What is lit goes out. */
  readonly clear: () => void;
}

/** After so many rounds without a press it rests: at rest nothing is drawn. */
const ROUNDS = 3;
/** After so many rounds what was opened is closed again. */
const INNER_ROUNDS = 2;

/** Goes over what can be chosen, one step at a time; whoever has one switch presses when what is wanted is lit. */
export class Scanning {
  readonly #scanned: Scanned;
  #list: readonly ScanChoice[] = [];
  /** Inside a choice that has several. */
  #inner = false;
  #at = -1;
  #rounds = 0;
  #place: unknown;

  constructor(scanned: Scanned) {
    this.#scanned = scanned;
  }

  /** Lights the next choice; false while it rests. */
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

  /** The switch is pressed: what is lit is done. One that rests goes on. */
  press(): void {
    const isGoing = this.#place === this.#scanned.place() && this.#rounds < ROUNDS;
    // Nothing is lit yet: a switch that trembles chooses nothing twice.
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
