import type { About } from '../../preload/api.ts';

const OURS = 'BAIZE_';

/**
 * Something of our own that could not be done. Its code names what is the matter, and comes along from one thread to
 * another.
 */
export class Failure extends Error {
  readonly about: About;
  readonly code: string;

  constructor(message: string, about: About) {
    super(message);
    this.about = about;
    this.code = `${OURS}${about.because}`;
  }
}

/** What such an error is about; undefined when it is none of ours. */
export function aboutFailure(error: unknown): About | undefined {
  if (error instanceof Failure) return error.about;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith(OURS) ? { because: code.slice(OURS.length) as About['because'] } : undefined;
}

/** Work that is broken off, since all of it ends. */
export const ended = (): Failure => new Failure('Baize has ended', { because: 'ended' });
