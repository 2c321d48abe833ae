/** The parts of a keyboard event that a menu reads. */
interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns the item of a menu that a key goes to from the one at `at`, round and round, or the next that begins with a
 * letter; undefined: none.
 */
export function itemFor(stroke: Stroke, names: readonly string[], at: number): number | undefined {
  const { key } = stroke;
  if (names.length === 0 || stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  if (key === 'ArrowDown') return (at + 1) % names.length;
  if (key === 'ArrowUp') return at <= 0 ? names.length - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return names.length - 1;
  return /^[\p{L}\d]$/u.test(key) ? nextWith(key.toLowerCase(), names, at) : undefined;
}

function nextWith(letter: string, names: readonly string[], at: number): number | undefined {
  const order = names.map((_, step) => (at + 1 + step) % names.length);
  return order.find((item) => names[item]?.trim().toLowerCase().startsWith(letter));
}
