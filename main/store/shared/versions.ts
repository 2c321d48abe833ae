/** The number of the last known writing of each machine. */
export type KnownWritings = ReadonlyMap<string, number>;

/** Identifies a writing by its machine and its number among that machine's writings. */
export interface Writing {
  readonly machine: string;
  readonly count: number;
}

/** How many writings of a machine are known. */
export const writingsOf = (known: KnownWritings, machine: string): number => known.get(machine) ?? 0;

/** Whether a writing is known. One that is known but missing was played on from, or dropped. */
export const knows = (known: KnownWritings, { machine, count }: Writing): boolean =>
  writingsOf(known, machine) >= count;

/** Joins what two machines know. */
export function joinKnown(one: KnownWritings, other: KnownWritings): KnownWritings {
  const joined = new Map(one);
  for (const [machine, count] of other) joined.set(machine, Math.max(writingsOf(joined, machine), count));
  return joined;
}

/**
 * A number of another machine may be this far ahead of ours: far more than the changes between two exchanges, and too
 * little for a file to bring our numbers to their end.
 */
export const MOST_AHEAD = 1_000_000;
/** Numbers up to this far beyond are caught up with, `MOST_AHEAD` each time their file is read. */
export const MOST_CAUGHT_UP = 1000 * MOST_AHEAD;

/** Returns a name for a writing, unique among all machines. */
export const writingName = ({ machine, count }: Writing): string => `${machine}:${count}`;

/** Orders by machine, then by number: the same on every machine. */
export const compareWritings = (a: Writing, b: Writing): number =>
  a.machine === b.machine ? a.count - b.count : a.machine < b.machine ? -1 : 1;
