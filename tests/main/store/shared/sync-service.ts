import type { SharedPlace } from '../../../../main/store/shared/shared-place.ts';

/** Draws random-looking numbers from 0 to below `below`, the same for the same seed. */
export type DrawNumber = (below: number) => number;

/** Thrown when the machine is switched off in the midst of an exchange. */
export class SwitchedOff extends Error {}

interface Carried {
  readonly to: Copy;
  readonly name: string;
  readonly text: string | undefined;
}

/** A folder as one machine sees it. */
export class Copy implements SharedPlace {
  readonly files = new Map<string, { text: string; mark: number }>();
  readonly #service: SyncService;
  /** Steps until the machine is switched off; undefined: never. */
  offIn: number | undefined;
  #marks = 0;

  constructor(service: SyncService) {
    this.#service = service;
  }

  put(name: string, text: string | undefined): void {
    this.#marks += 1;
    if (text === undefined) this.files.delete(name);
    else this.files.set(name, { text, mark: this.#marks });
  }

  async list(): Promise<ReadonlyMap<string, string>> {
    this.#step();
    return new Map([...this.files].map(([name, { mark }]) => [name, `${mark}`]));
  }

  async read(name: string): Promise<string> {
    this.#step();
    return this.files.get(name)?.text ?? '';
  }

  async write(name: string, text: string): Promise<string> {
    this.#step();
    this.#change(name, text);
    this.#step();
    return `${this.#marks}`;
  }

  async remove(name: string): Promise<void> {
    this.#step();
    this.#change(name, undefined);
  }

  #change(name: string, text: string | undefined): void {
    this.put(name, text);
    this.#service.notice(this, name, text);
  }

  #step(): void {
    if (this.offIn === undefined) return;
    this.offIn -= 1;
    if (this.offIn < 0) throw new SwitchedOff('switched off');
  }
}

/** Carries what is written in one copy of a folder to the others: late, out of order, in pieces, twice. */
export class SyncService {
  readonly #draw: DrawNumber;
  readonly #copies: Copy[] = [];
  readonly #underway: Carried[] = [];

  constructor(draw: DrawNumber) {
    this.#draw = draw;
  }

  copy(): Copy {
    const made = new Copy(this);
    this.#copies.push(made);
    return made;
  }

  notice(from: Copy, name: string, text: string | undefined): void {
    for (const to of this.#copies) if (to !== from) this.#underway.push({ to, name, text });
  }

  /** Delivers one of the files underway, not always the first, and not always whole. */
  carry(): void {
    if (this.#underway.length === 0) return;
    const at = this.#draw(3) === 0 ? this.#draw(this.#underway.length) : 0;
    const [carried] = this.#underway.splice(at, 1);
    if (!carried) return;
    const { to, name, text } = carried;
    const how = this.#draw(8);
    if (how === 0 && text !== undefined) {
      to.put(name, text.slice(0, this.#draw(text.length)));
      this.#underway.push(carried);
    } else {
      if (how === 1 && text !== undefined) to.put(name.replace('.', ' (conflict).'), text);
      to.put(name, text);
    }
  }

  /** Delivers every file as its owner has it. */
  settle(ownerOf: (name: string) => Copy | undefined): void {
    this.#underway.length = 0;
    for (const to of this.#copies)
      for (const from of this.#copies)
        for (const [name, { text }] of from.files) if (ownerOf(name) === from && from !== to) to.put(name, text);
  }
}
