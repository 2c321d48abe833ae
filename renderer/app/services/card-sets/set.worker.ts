import { UnfitSet } from './files/unfit.ts';
import { MAX_CHOSEN_BYTES } from './files/set-file.ts';
import { type ChosenFile, MAX_CHOSEN_FILES } from './chosen-file.ts';
import type { FoundPicture } from './formats/found-set.ts';
import type { DrawnCard, PaintedCard } from './painter/painting.ts';
import { webpOfDots } from './pictures/card-webp.ts';
import type { PreparedPicture, PreparedSet, SetMessage } from './set-messages.ts';
import { readSet } from './read-set.ts';
import { writeMarkup } from './svg/write.ts';

/* Reads, unpacks and decodes files from strangers, off the main thread and apart from the page. */

addEventListener('message', ({ data }: MessageEvent<readonly ChosenFile[]>) => {
  prepared(data).then(
    (set) => post({ set }),
    (error: unknown) =>
      post(error instanceof UnfitSet ? { fault: error.fault, about: error.about } : { fault: 'damaged', about: '' }),
  );
});

const post = (message: SetMessage, transfer: Transferable[] = []): void => postMessage(message, { transfer });

async function prepared(chosen: readonly ChosenFile[]): Promise<PreparedSet> {
  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > MAX_CHOSEN_BYTES) throw new UnfitSet('too-large');
  if (chosen.length > MAX_CHOSEN_FILES) throw new UnfitSet('many-files');
  const files = await Promise.all(
    chosen.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const { pictures, ...about } = await readSet(files);
  const all: PreparedPicture[] = [];
  for (const [part, picture] of pictures) {
    post({ done: all.length, all: pictures.size, path: picture.path });
    all.push({ part, webp: await webpIn(picture) });
  }
  return { ...about, pictures: all };
}

async function webpIn(picture: FoundPicture): Promise<Blob> {
  if (!('node' in picture)) return webpOfDots(picture);
  const { node, box, path } = picture;
  const card = await paint({ markup: writeMarkup(node), box, path });
  if ('fault' in card) throw new UnfitSet(card.fault, card.about);
  return new Blob([card.webp], { type: 'image/webp' });
}

let painter: MessagePort | undefined;

/** Asks the painter for a card: a worker can't draw. The first card makes the page open its frame. */
function paint(card: DrawnCard): Promise<PaintedCard> {
  if (!painter) {
    const { port1, port2 } = new MessageChannel();
    painter = port1;
    post({ painter: port2 }, [port2]);
  }
  const port = painter;
  return new Promise((resolve) => {
    port.addEventListener('message', ({ data }: MessageEvent<PaintedCard>) => resolve(data), { once: true });
    port.start();
    port.postMessage(card);
  });
}
