import type { EventName, Events, OptionsKey } from '../../preload/api.ts';

/** A page that talks to this host, and how to send it an event. */
export interface Caller {
  send<N extends EventName>(name: N, detail: Events[N]): void;
}

/**
 * Tracks which page plays which game: a game with one choice of options belongs to one page at a time. Others may claim
 * the games of a page that has gone; until one does, a last save of that page, still on its way, is accepted.
 */
export class Claims {
  readonly #present = new Set<Caller>();
  readonly #owners = new Map<string, Caller>();

  join(page: Caller): void {
    this.#present.add(page);
  }

  leave(page: Caller): void {
    this.#present.delete(page);
    for (const [key, owner] of this.#owners) if (owner === page) this.#notifyOthers(page, key);
  }

  /** Claims a game for a page; returns whether the page has it now. */
  claim(page: Caller, game: string, options: OptionsKey): boolean {
    const key = keyOf(game, options);
    const owner = this.#owners.get(key);
    if (owner === page) return true;
    if (owner !== undefined && this.#present.has(owner)) return false;
    this.#owners.set(key, page);
    this.#notifyOthers(page, key);
    return true;
  }

  owns(page: Caller, game: string, options: OptionsKey): boolean {
    return this.#owners.get(keyOf(game, options)) === page;
  }

  /** Whether another page that is present plays anything. */
  othersPlay(page: Caller): boolean {
    return [...this.#owners.values()].some((owner) => owner !== page && this.#present.has(owner));
  }

  /** Whether any page plays the game. */
  isPlayed(game: string, options: OptionsKey): boolean {
    return this.#owners.has(keyOf(game, options));
  }

  /** Drops all claims: not even a last save on its way is accepted. */
  clear(): void {
    this.#owners.clear();
  }

  /**
   * Drops the claim on a game, so that not even a last save on its way is accepted: the host keeps another state of it.
   */
  revoke(game: string, options: OptionsKey): void {
    this.#owners.delete(keyOf(game, options));
  }

  /** Sends an event to every page that is present. */
  sendAll<N extends EventName>(name: N, detail: Events[N]): void {
    for (const page of this.#present) page.send(name, detail);
  }

  release(page: Caller, game: string, options: OptionsKey): void {
    if (!this.owns(page, game, options)) return;
    this.#owners.delete(keyOf(game, options));
    this.#notifyOthers(page, keyOf(game, options));
  }

  /** Tells other pages of a claim or a release: one that shows the game requests it again. */
  #notifyOthers(page: Caller, key: string): void {
    const [game = '', options = ''] = key.split(' ');
    for (const other of this.#present) if (other !== page) other.send('taken', { game, options });
  }
}

/** Neither part has a space in it. */
const keyOf = (game: string, options: OptionsKey): string => `${game} ${options}`;
