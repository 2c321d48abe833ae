/**
 * How much of a valid file was taken in. `partly`: some of it can't be used by this version, or can't be true; `full`:
 * there is no room for the rest; `later`: the rest is taken when the file is read again.
 */
export type TakenFile = 'whole' | 'partly' | 'full' | 'later';

const FROM_BEST: readonly TakenFile[] = ['whole', 'partly', 'full', 'later'];

/** Returns the outcome of a file, given those of its parts. */
export const worstOf = (parts: readonly TakenFile[]): TakenFile =>
  FROM_BEST.findLast((each) => parts.includes(each)) ?? 'whole';
