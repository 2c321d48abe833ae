/** The groups of a key file by name, each with its values by key. */
export type KeyFile = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The most lines that are read, and the longest. Files of these programs have a few hundred short ones. */
const MAX_LINES = 200_000;
const MAX_LETTERS = 20_000;

/**
 * Reads `[group]`, `key=value` and comments, as GLib, KConfig and ConfigObj write them. Groups of the same name are
 * one; of equal keys the last counts. KConfig's marks such as `[$e]` are dropped from groups and keys; values keep
 * quotes and escapes.
 */
export function readKeyFile(text: string): KeyFile {
  const groups = new Map<string, Map<string, string>>();
  let group = groupNamed(groups, '');
  for (const line of text.split(/\r\n?|\n/, MAX_LINES)) {
    if (line.length > MAX_LETTERS) continue;
    const bare = line.trim();
    if (bare === '' || bare.startsWith('#') || bare.startsWith(';')) continue;
    if (isGroup(bare)) {
      group = groupNamed(groups, withoutMarks(bare).slice(1, -1).trim());
      continue;
    }
    const at = bare.indexOf('=');
    if (at > 0) group.set(withoutMarks(bare.slice(0, at).trimEnd()).trimEnd(), bare.slice(at + 1).trimStart());
  }
  return groups;
}

const isGroup = (line: string): boolean =>
  line.startsWith('[') && line.endsWith(']') && line.length > 2 && !line.includes('=');

/** The name of a group or key without KConfig's marks at its end. */
function withoutMarks(name: string): string {
  let bare = name;
  for (let at = bare.lastIndexOf('[$'); at > 0 && bare.endsWith(']'); at = bare.lastIndexOf('[$'))
    bare = bare.slice(0, at);
  return bare;
}

function groupNamed(groups: Map<string, Map<string, string>>, name: string): Map<string, string> {
  const group = groups.get(name) ?? new Map<string, string>();
  groups.set(name, group);
  return group;
}

/** Whether a key file has a group of one of these names; the names are a pattern without groups of its own. */
export const hasGroup = (text: string, names: string): boolean =>
  // Blanks are those of one line: a pattern that goes on over empty lines takes forever where there are many.
  new RegExp(`^[ \\t]*\\[(?:${names})\\](?:\\[\\$\\w+\\])*[ \\t]*$`, 'm').test(text);

/** Whether a key file has one of these keys in any group; the keys are a pattern without groups of its own. */
export const hasKey = (text: string, keys: string): boolean =>
  new RegExp(`^[ \\t]*(?:${keys})(?:\\[\\$\\w+\\])*[ \\t]*=`, 'm').test(text);

/** Reads a whole number of at most 32 bits; undefined for anything else. */
export function readInteger(text: string): number | undefined {
  const number = /^[+-]?\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= -(2 ** 31) && number < 2 ** 31 ? number : undefined;
}
