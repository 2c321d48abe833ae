import type { EventName, Events, OptionsKey } from '../../preload/api.ts';

/** A page that talks to this host, and how to send it an event. */
export interface Caller {
  send<N extends EventName>(name: N, detail: Events[N]): void;
}

/**
 * Which page plays which game: one game with one choice of options is one page's at a time. A page that has gone keeps
 * no other from claiming its games, but until one does, its last save, still on its way, is good.
 */
export class Claims {
  readonly #present = new Set<Caller>();
  readonly #owners = new Map<string, Caller>();

  join(page: Caller): void {
    this.#present.add(page);
  }

  leave(page: Caller): void {
    this.#present.delete(page);
    for (const [key, owner] of this.#owners) if (owner === page) this.#tellOthers(page, key);
  }

  /** Whether the game is now this page's. */
  claim(page: Caller, game: string, options: OptionsKey): boolean {
    const key = keyOf(game, options);
    const owner = this.#owners.get(key);
    if (owner === page) return true;
    if (owner !== undefined && this.#present.has(owner)) return false;
    this.#owners.set(key, page);
    this.#tellOthers(page, key);
    return true;
  }

  owns(page: Caller, game: string, options: OptionsKey): boolean {
    return this.#owners.get(keyOf(game, options)) === page;
  }

  /** Whether a page that is there, other than this one, plays anything. */
  othersPlay(page: Caller): boolean {
    return [...this.#owners.values()].some((owner) => owner !== page && this.#present.has(owner));
  }

  /** What is played by anybody at all. */
  isPlayed(game: string, options: OptionsKey): boolean {
    return this.#owners.has(keyOf(game, options));
  }

  /** Nobody has anything any more: not even a last save on its way is good. */
  clear(): void {
    this.#owners.clear();
  }

  /** Nobody has the game any more, not even a last save on its way: the host keeps another state of it. */
  revoke(game: string, options: OptionsKey): void {
    this.#owners.delete(keyOf(game, options));
  }

  /** Sends it to every page that is there. */
  tellAll<N extends EventName>(name: N, detail: Events[N]): void {
    for (const page of this.#present) page.send(name, detail);
  }

  release(page: Caller, game: string, options: OptionsKey): void {
    if (!this.owns(page, game, options)) return;
    this.#owners.delete(keyOf(game, options));
    this.#tellOthers(page, keyOf(game, options));
  }

  /** Both at a claim and at a release: a page that shows the game asks for it again. */
  #tellOthers(page: Caller, key: string): void {
    const [game = '', options = ''] = key.split(' ');
    for (const other of this.#present) if (other !== page) other.send('taken', { game, options });
  }
}

/** Neither part has a space in it. */
const keyOf = (game: string, options: OptionsKey): string => `${game} ${options}`;
