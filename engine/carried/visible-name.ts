/** At most this many letters of a name are kept. */
const MAX_NAME = 60;
/** At most this many letters of a name are examined. */
const MAX_READ = 1000;

/** Returns the name of a player, program or game on one line, without invisible letters, and not too long. */
export function visibleName(name: string): string {
  const bare = name.slice(0, MAX_READ).replaceAll(/\s+/gu, ' ').replaceAll(/\p{C}/gu, '').trim();
  // Cuts no letter of two units in half.
  return bare
    .slice(0, MAX_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
