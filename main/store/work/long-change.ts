import { Refused } from '../../system/refused.ts';
import type { OnProgress } from '../files/on-progress.ts';
import { Replacement } from './replacement.ts';

/** The one long change of a store that may be going on: two at once would each lack what the other one changes. */
export class LongChange {
  #replacement: Replacement | undefined;

  get goesOn(): boolean {
    return this.#replacement !== undefined;
  }

  /** Throws while one is going on. */
  mustRest(): void {
    if (this.goesOn) throw new Refused('busy', 'A backup is being restored, or results are being reset or imported.');
  }

  /** Works on a replacement for the database at `path`; a signal stops it. */
  async make<T>(
    path: string,
    work: (replacement: Replacement) => Promise<T>,
    onProgress: OnProgress,
    signal?: AbortSignal,
  ): Promise<T> {
    this.mustRest();
    const replacement = new Replacement(path, onProgress);
    this.#replacement = replacement;
    const stop = (): void => replacement.stop(signal?.reason as Error);
    signal?.addEventListener('abort', stop);
    try {
      return await work(replacement);
    } finally {
      signal?.removeEventListener('abort', stop);
      await replacement.end();
      this.#replacement = undefined;
    }
  }

  /** Stops the change, which then has no effect. */
  stop(): void {
    this.#replacement?.stop();
  }
}
