import type { Chance } from './chance.ts';

/** The result of one case. */
export type Outcome =
  /** Refused, in these words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Accepted rightly: the mutation changed nothing that matters. */
  | { readonly kind: 'valid' }
  /** Accepted though it was wrong, or refused though it was right. */
  | { readonly kind: 'mistaken'; readonly why: string };

/** Code that accepts input from outside. A case is JSON, so that it can be kept. */
export interface Target {
  readonly name: string;
  /** The number of refusals in the short run, smaller where each case takes long. */
  readonly few?: number;
  open(): Promise<Trial>;
}

export interface Trial {
  make(chance: Chance): unknown;
  /** Tries a case; throws when the code under test does. */
  run(given: unknown): Outcome | Promise<Outcome>;
  /** How many cases may run at the same time. */
  readonly maxAtOnce?: number;
  /** Returns the measurements so far, for people to read. */
  readonly measured?: () => string;
  /** Ends the trial and returns the faults of the data that it left. */
  close(): Promise<readonly string[]>;
}

const MAX_REFUSAL_LETTERS = 300;

/** Returns the fault of a refusal's text; undefined when a person can read it. */
export function faultOf(message: string): string | undefined {
  if (message.trim() === '') return 'says nothing';
  if (message.length >= MAX_REFUSAL_LETTERS) return `is ${message.length} letters long`;
  // The input may be quoted, whatever it is.
  const own = message.replaceAll(/“[^”]*”/g, '');
  if (/\n|\bat .+:\d+:\d+|node_modules|\.ts\b/.test(own)) return 'shows a stack';
  if (/(?:^|[\s"'(“])(?:\/(?:tmp|home|usr|var|root|work|Users)\/|[A-Z]:\\)/.test(own)) return 'names a folder';
  if (/\bundefined\b|\[object |\bNaN\b/.test(own)) return 'shows an inside';
  return undefined;
}

export const refused = (message: string): Outcome => ({ kind: 'refused', message });
export const mistaken = (why: string): Outcome => ({ kind: 'mistaken', why });
export const VALID: Outcome = { kind: 'valid' };
