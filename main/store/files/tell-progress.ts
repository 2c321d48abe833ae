/** Receives progress, from 0 to 1. */
export type TellProgress = (share: number) => void;
