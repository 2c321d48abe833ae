import { UnfitSet } from './files/unfit.ts';
import { MAX_CHOSEN_BYTES } from './files/set-file.ts';
import { webpOfDots } from './pictures/card-webp.ts';
import { type ChosenFile, MAX_CHOSEN_FILES } from './chosen-file.ts';
import type { PreparedPicture, PreparedSet, SetReply } from './read-in-worker.ts';
import { readSet } from './read-set.ts';

/* Reads, unpacks and decodes files from strangers, off the main thread and apart from the page. */

addEventListener('message', ({ data }: MessageEvent<readonly ChosenFile[]>) => {
  prepared(data).then(
    (set) => post({ set }),
    (error: unknown) =>
      post(error instanceof UnfitSet ? { fault: error.fault, about: error.about } : { fault: 'damaged', about: '' }),
  );
});

const post = (reply: SetReply): void => postMessage(reply);

async function prepared(chosen: readonly ChosenFile[]): Promise<PreparedSet> {
  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > MAX_CHOSEN_BYTES || chosen.length > MAX_CHOSEN_FILES) throw new UnfitSet('too-large');
  const files = await Promise.all(
    chosen.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const { pictures, ...about } = await readSet(files);
  const all: PreparedPicture[] = [];
  for (const [part, picture] of pictures)
    all.push('node' in picture ? { part, ...picture } : { part, webp: await webpOfDots(picture) });
  return { ...about, pictures: all };
}
