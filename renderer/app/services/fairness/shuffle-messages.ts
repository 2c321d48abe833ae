import type { ShuffleTrial } from '../../../../engine/rules.ts';

/** The number of packs dealt for one answer. */
export const PACKS_DEALT = 1_000_000;

/** Messages of the worker: its progress, from 0 to 1, and finally the results. */
export type ShuffleReply = { readonly done: number } | { readonly trials: readonly ShuffleTrial[] };
