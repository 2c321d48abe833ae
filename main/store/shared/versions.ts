/** How much is known of each machine's writing: by machine, the number of the last thing it wrote. */
export type KnownWritings = Readonly<Record<string, number>>;

/** Something written: by which machine, and its how-manieth. */
export interface Writing {
  readonly machine: string;
  readonly count: number;
}

/** Whether that was known when it was written: what is known and not there any more was gone on from, or dropped. */
export const knows = (known: KnownWritings, { machine, count }: Writing): boolean => (known[machine] ?? 0) >= count;

/** What two know together. */
export function joinKnown(one: KnownWritings, other: KnownWritings): KnownWritings {
  const joined: Record<string, number> = { ...one };
  for (const [machine, count] of Object.entries(other)) joined[machine] = Math.max(joined[machine] ?? 0, count);
  return joined;
}

/** A name for it among others. */
export const writingName = ({ machine, count }: Writing): string => `${machine}:${count}`;

/** By machine, then in the order of writing: the same on every machine. */
export const compareWritings = (a: Writing, b: Writing): number =>
  a.machine === b.machine ? a.count - b.count : a.machine < b.machine ? -1 : 1;
