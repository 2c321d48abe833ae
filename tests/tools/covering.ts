/**
 * Chooses few items that together have every feature of all items. Always takes the item that adds the most, the first
 * of equal ones.
 */
export function covering<T>(shows: ReadonlyMap<T, ReadonlySet<string>>): T[] {
  const missing = new Set<string>();
  for (const things of shows.values()) for (const thing of things) missing.add(thing);
  const chosen: T[] = [];
  while (missing.size > 0) {
    const added = (things: ReadonlySet<string>): number => [...things].filter((thing) => missing.has(thing)).length;
    const [next, things] = [...shows].reduce((best, other) => (added(other[1]) > added(best[1]) ? other : best));
    chosen.push(next);
    for (const thing of things) missing.delete(thing);
  }
  return chosen;
}
