/**
 * Reads a group of a key file, such as a desktop entry of freedesktop.org: lines of keys and values under a name in
 * brackets. undefined: there is no such group.
 */
export function groupOf(text: string, name: string): ReadonlyMap<string, string> | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const begin = lines.indexOf(`[${name}]`);
  if (begin < 0) return undefined;
  const after = lines.slice(begin + 1);
  const end = after.findIndex((line) => line.startsWith('['));
  const group = new Map<string, string>();
  for (const line of end < 0 ? after : after.slice(0, end)) {
    const at = line.indexOf('=');
    if (at > 0 && !line.startsWith('#')) group.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return group;
}
