/** Receives progress, from 0 to 1. */
export type OnProgress = (share: number) => void;
