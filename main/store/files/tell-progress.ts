/** Hears how much of a work is done, from 0 to 1. */
export type TellProgress = (share: number) => void;
