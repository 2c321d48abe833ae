import type { KeptGame, NamedGame, RecordedGame } from '../../../../preload/api.ts';

/** Describes a saved position, the same wherever it is kept. */
export const positionOf = ({ game, options, begun, deal, moves, at }: KeptGame): string =>
  `${game} ${options} ${begun} ${deal} ${moves} @${at}`;

/**
 * A ledger of what players have done on all machines: every position that was saved, and whether anybody who had it has
 * left it since. It knows nothing of how machines agree.
 */
export class PlayerLedger {
  /** Positions on tables that were not left, with who made them; and the same of named ones. */
  readonly #onTables = new Map<string, Set<string>>();
  readonly #named = new Map<string, Set<string>>();
  /**
   * Positions that several players made and one left. The ledger does not know whether the others' had arrived by then.
   */
  readonly #unclear = new Set<string>();
  readonly #results = new Map<string, RecordedGame>();
  readonly #ownGames = new Set<string>();

  record(kept: KeptGame, by: string): void {
    add(this.#onTables, positionOf(kept), by);
  }

  left(kept: KeptGame): void {
    this.#leave(this.#onTables, positionOf(kept));
  }

  called({ name, kept }: Pick<NamedGame, 'name' | 'kept'>, by: string): void {
    add(this.#named, `${plain(name)}: ${positionOf(kept)}`, by);
  }

  /** Notes that a named game was dropped: one that a player named, or one that was moved aside when machines merged. */
  dropped({ name, kept }: Pick<NamedGame, 'name' | 'kept'>): void {
    const called = `${plain(name)}: ${positionOf(kept)}`;
    if (this.#named.has(called)) this.#leave(this.#named, called);
    else this.#leave(this.#onTables, positionOf(kept));
  }

  ended(result: RecordedGame): void {
    this.#results.set(`${positionOf(result)} ${result.outcome} ${result.ended}`, result);
  }

  made(ownGame: string): void {
    this.#ownGames.add(ownGame);
  }

  /** Returns the positions that must exist, on a table or under a name, each with how many times. */
  get positions(): Map<string, number> {
    const counts = new Map<string, number>();
    const count = (position: string): unknown => counts.set(position, (counts.get(position) ?? 0) + 1);
    for (const position of this.#onTables.keys()) count(position);
    for (const called of this.#named.keys()) count(called.slice(called.indexOf(': ') + 2));
    return counts;
  }

  /** The number of positions that the ledger knows nothing certain about. */
  get unclear(): number {
    return this.#unclear.size;
  }

  isUnclear(position: string): boolean {
    return this.#unclear.has(position);
  }

  get results(): string[] {
    return [...this.#results.keys()].toSorted();
  }

  get ownGames(): string[] {
    return [...this.#ownGames].toSorted();
  }

  #leave(where: Map<string, Set<string>>, position: string): void {
    if ((where.get(position)?.size ?? 0) > 1) this.#unclear.add(position.slice(position.indexOf(': ') + 1).trim());
    where.delete(position);
  }
}

/**
 * Returns a name without its number: a game gets one where another has the name, which may be so on one machine alone.
 */
const plain = (name: string): string => name.replace(/ \(\d+\)$/, '');

function add(where: Map<string, Set<string>>, position: string, by: string): void {
  const makers = where.get(position) ?? new Set();
  where.set(position, makers.add(by));
}
