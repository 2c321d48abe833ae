import { fail, type Result, succeed } from '../../../../engine/index.ts';
import type { OwnCardSet, SetPart } from '../../../../preload/api.ts';
import type { ChosenFile } from './chosen-file.ts';
import type { SetFault } from './files/unfit.ts';
import type { DrawnCard } from './pictures/draw-card.ts';

/** A picture of a set: finished, or to be drawn by the page, since a worker can't draw. */
export type PreparedPicture = { readonly part: SetPart } & ({ readonly webp: Blob } | DrawnCard);

/** A set that was read, with all its pictures. */
export interface PreparedSet extends Pick<OwnCardSet, 'name' | 'kind' | 'author' | 'texts'> {
  readonly pictures: readonly PreparedPicture[];
}

/** Why the chosen files contain no usable set, and which part is at fault. */
export interface NoSet {
  readonly fault: SetFault;
  readonly about: string;
}

export type SetReply = { readonly set: PreparedSet } | NoSet;

/** Reads a set in a worker of its own, which then ends. */
export async function readInWorker(files: readonly ChosenFile[]): Promise<Result<PreparedSet, NoSet>> {
  const worker = new Worker(new URL('./set.worker.ts', import.meta.url), { type: 'module' });
  try {
    const reply = await new Promise<SetReply>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SetReply>) => resolve(data));
      worker.addEventListener('error', () => resolve({ fault: 'damaged', about: '' }));
      worker.postMessage(files, []);
    });
    return 'set' in reply ? succeed(reply.set) : fail(reply);
  } finally {
    worker.terminate();
  }
}
