import { trustOurWorkers } from '../../../renderer/app/trusted-workers.ts';
import { readInWorker } from '../../../renderer/app/services/card-sets/read-in-worker.ts';
import type { NoSet } from '../../../renderer/app/services/card-sets/set-messages.ts';

/* A page with the reader of card sets alone, and a clock that finds out how long the page was silent. */

/** The result of reading a set: the sizes of all its pictures, or why there is none. */
export type ReadOutcome =
  | NoSet
  | {
      readonly sizes: readonly {
        readonly width: number;
        readonly height: number;
        readonly bytes: number;
        readonly type: string;
      }[];
    };

declare global {
  interface Window {
    readSet?: (files: readonly (readonly [path: string, base64: string])[]) => Promise<ReadOutcome>;
    /** Returns the longest time without a turn of the page's own since the last call, in milliseconds. */
    longestSilence?: () => number;
  }
}

trustOurWorkers();

/** Milliseconds between two turns of the clock. */
const TURN_MS = 5;
let [last, longest] = [performance.now(), 0];
setInterval(() => {
  const now = performance.now();
  longest = Math.max(longest, now - last - TURN_MS);
  last = now;
}, TURN_MS);

window.longestSilence = () => {
  const silence = longest;
  longest = 0;
  return silence;
};

const makeWorker = (): Worker =>
  new Worker(new URL('../../../renderer/app/services/card-sets/set.worker.ts', import.meta.url), { type: 'module' });

window.readSet = async (files) => {
  const chosen = files.map(([path, base64]) => ({
    path,
    file: new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], path),
  }));
  const read = await readInWorker(makeWorker, chosen, {
    signal: new AbortController().signal,
    report: () => undefined,
  });
  if (!read.ok) return read.error;
  const sizes = await Promise.all(
    read.value.pictures.map(async ({ webp }) => {
      const image = await createImageBitmap(webp);
      const { width, height } = image;
      image.close();
      return { width, height, bytes: webp.size, type: webp.type };
    }),
  );
  return { sizes };
};
