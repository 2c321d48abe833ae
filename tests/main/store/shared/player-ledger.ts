import type { KeptGame, NamedGame, RecordedGame } from '../../../../preload/api.ts';

/** A saved position in words, the same wherever it lies. */
export const positionOf = ({ game, options, begun, deal, moves, at }: KeptGame): string =>
  `${game} ${options} ${begun} ${deal} ${moves} @${at}`;

/**
 * What players have done on all machines, written down beside them: every position that was saved, and whether anybody
 * who had it before them has left it. It knows nothing of how machines agree.
 */
export class PlayerLedger {
  /** Positions that lay on a table and were not left, by who made them; and the same of those under a name. */
  readonly #onTables = new Map<string, Set<string>>();
  readonly #named = new Map<string, Set<string>>();
  /** Positions that were made by several and left by one: whether the others had come by then nobody notes. */
  readonly #unclear = new Set<string>();
  readonly #results = new Map<string, RecordedGame>();
  readonly #ownGames = new Set<string>();

  laid(kept: KeptGame, by: string): void {
    add(this.#onTables, positionOf(kept), by);
  }

  left(kept: KeptGame): void {
    this.#leave(this.#onTables, positionOf(kept));
  }

  called({ name, kept }: Pick<NamedGame, 'name' | 'kept'>, by: string): void {
    add(this.#named, `${plain(name)}: ${positionOf(kept)}`, by);
  }

  /** A game under a name was dropped: one that somebody named, or one that made way when machines met. */
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

  /** Positions that must be there, on a table or under a name, each so often. */
  get positions(): Map<string, number> {
    const counts = new Map<string, number>();
    const count = (position: string): unknown => counts.set(position, (counts.get(position) ?? 0) + 1);
    for (const position of this.#onTables.keys()) count(position);
    for (const called of this.#named.keys()) count(called.slice(called.indexOf(': ') + 2));
    return counts;
  }

  /** How many positions it can't say anything of. */
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

/** A game has a number behind its name where another one has the name already, which may be so on one machine alone. */
const plain = (name: string): string => name.replace(/ \(\d+\)$/, '');

function add(where: Map<string, Set<string>>, position: string, by: string): void {
  const makers = where.get(position) ?? new Set();
  where.set(position, makers.add(by));
}
