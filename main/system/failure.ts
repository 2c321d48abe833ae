import type { RefusalFacts } from '../../preload/api.ts';

const OURS = 'BAIZE_';

/** A failure of our own. Its code names the cause, and survives the passage of the error between threads. */
export class Failure extends Error {
  readonly about: RefusalFacts;
  readonly code: string;

  constructor(message: string, about: RefusalFacts) {
    super(message);
    this.about = about;
    this.code = `${OURS}${about.because}`;
  }
}

/** Returns the subject of a failure; undefined when the error is none of ours. */
export function aboutFailure(error: unknown): RefusalFacts | undefined {
  if (error instanceof Failure) return error.about;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith(OURS) ? { because: code.slice(OURS.length) as RefusalFacts['because'] } : undefined;
}

/** Returns the failure of work that is cut off because Baize ends. */
export const ended = (): Failure => new Failure('Baize has ended', { because: 'ended' });
