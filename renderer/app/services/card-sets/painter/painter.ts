import { UnfitSet } from '../files/unfit.ts';
import { drawCard } from './draw-card.ts';
import type { DrawnCard, PaintedCard } from './painting.ts';

/*
 * The script of the page that draws cards. It runs in a sandboxed frame, which Chromium gives a process of its own: a
 * drawing that takes long or needs much memory does not affect the page of the game. The page gives it a port to the
 * worker that reads the set.
 */

addEventListener('message', ({ source, ports: [port] }) => {
  if (source !== parent || !port) return;
  port.addEventListener('message', ({ data }: MessageEvent<DrawnCard>) => {
    void painted(data).then((card) => port.postMessage(card, 'webp' in card ? [card.webp] : []));
  });
  port.start();
});

async function painted(card: DrawnCard): Promise<PaintedCard> {
  try {
    return { webp: await (await drawCard(card)).arrayBuffer() };
  } catch (error) {
    return error instanceof UnfitSet
      ? { fault: error.fault, about: error.about }
      : { fault: 'picture', about: card.path };
  }
}
