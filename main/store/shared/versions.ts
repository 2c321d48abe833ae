/** The number of the last known writing of each machine. */
export type KnownWritings = Readonly<Record<string, number>>;

/** Identifies a writing by its machine and its number among that machine's writings. */
export interface Writing {
  readonly machine: string;
  readonly count: number;
}

/** Whether a writing is known. One that is known but missing was played on from, or dropped. */
export const knows = (known: KnownWritings, { machine, count }: Writing): boolean => (known[machine] ?? 0) >= count;

/** Joins what two machines know. */
export function joinKnown(one: KnownWritings, other: KnownWritings): KnownWritings {
  const joined: Record<string, number> = { ...one };
  for (const [machine, count] of Object.entries(other)) joined[machine] = Math.max(joined[machine] ?? 0, count);
  return joined;
}

/** Returns a name for a writing, unique among all machines. */
export const writingName = ({ machine, count }: Writing): string => `${machine}:${count}`;

/** Orders by machine, then by number: the same on every machine. */
export const compareWritings = (a: Writing, b: Writing): number =>
  a.machine === b.machine ? a.count - b.count : a.machine < b.machine ? -1 : 1;
