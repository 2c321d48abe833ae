/** The groups of a key file by name, each with its values by key. */
export type KeyFile = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The most lines that are read: files of the programs in question have a few hundred. */
const MAX_LINES = 200_000;

/**
 * Reads `[group]`, `key=value` and comments, as GLib, KConfig and ConfigObj write them. Groups of the same name are
 * one; of equal keys the last counts. KConfig's marks such as `[$e]` are dropped from keys; values keep quotes and
 * escapes.
 */
export function readKeyFile(text: string): KeyFile {
  const groups = new Map<string, Map<string, string>>();
  let group = groupNamed(groups, '');
  for (const line of text.split(/\r\n?|\n/, MAX_LINES)) {
    const bare = line.trim();
    const head = /^\[(.+)\]$/.exec(bare);
    if (bare === '' || bare.startsWith('#') || bare.startsWith(';')) continue;
    if (head && !bare.includes('=')) {
      group = groupNamed(groups, head[1] ?? '');
      continue;
    }
    const at = bare.indexOf('=');
    if (at > 0)
      group.set(
        bare
          .slice(0, at)
          .trimEnd()
          .replace(/(?:\[\$\w+\])+$/, ''),
        bare.slice(at + 1).trimStart(),
      );
  }
  return groups;
}

function groupNamed(groups: Map<string, Map<string, string>>, name: string): Map<string, string> {
  const group = groups.get(name) ?? new Map<string, string>();
  groups.set(name, group);
  return group;
}

/** Reads a whole number of at most 32 bits; undefined for anything else. */
export function readInteger(text: string): number | undefined {
  const number = /^[+-]?\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= -(2 ** 31) && number < 2 ** 31 ? number : undefined;
}
