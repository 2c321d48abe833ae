/** The parts of a keyboard event that a menu reads. */
interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns the item of a menu that a key goes to from the one at `at`, round and round, or the next that begins with a
 * letter; undefined: none. `sizes`: how many items each group of the menu has, which may lie beside each other.
 */
export function itemFor(
  stroke: Stroke,
  names: readonly string[],
  at: number,
  sizes: readonly number[] = [],
): number | undefined {
  const { key } = stroke;
  if (names.length === 0 || stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  if (key === 'ArrowDown') return (at + 1) % names.length;
  if (key === 'ArrowUp') return at <= 0 ? names.length - 1 : at - 1;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return besideOf(sizes, at, key === 'ArrowRight' ? 1 : -1);
  if (key === 'Home') return 0;
  if (key === 'End') return names.length - 1;
  return /^[\p{L}\d]$/u.test(key) ? nextWith(key, names, at) : undefined;
}

/** Returns the item at the same place of the next group or the one before, or the last of that group. */
function besideOf(sizes: readonly number[], at: number, way: 1 | -1): number | undefined {
  if (sizes.length < 2) return undefined;
  const starts = sizes.map((_, group) => sizes.slice(0, group).reduce((sum, size) => sum + size, 0));
  const own = Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );
  const next = (own + way + sizes.length) % sizes.length;
  const place = Math.max(0, at - (starts[own] ?? 0));
  return (starts[next] ?? 0) + Math.min(place, (sizes[next] ?? 1) - 1);
}

/** Compares lower case and capitals, because i and ı of Turkish are one letter in only one of them each. */
function nextWith(letter: string, names: readonly string[], at: number): number | undefined {
  const begins = (name = ''): boolean =>
    name.toLowerCase().startsWith(letter.toLowerCase()) || name.toUpperCase().startsWith(letter.toUpperCase());
  const order = names.map((_, step) => (at + 1 + step) % names.length);
  return order.find((item) => begins(names[item]?.trim()));
}
