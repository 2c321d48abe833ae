import { ShuffleCount } from '../../../../engine/rules.ts';
import { PACKS_DEALT, type ShuffleReply } from './shuffle-messages.ts';

/* Runs off the main thread: a million packs take seconds. */

/** The number of packs between two progress reports. */
const PART = PACKS_DEALT / 50;

addEventListener('message', ({ data: first }: MessageEvent<number>) => {
  const count = new ShuffleCount();
  for (let dealt = 0; dealt < PACKS_DEALT; dealt += PART) {
    count.deal(first + dealt, PART);
    post({ done: (dealt + PART) / PACKS_DEALT });
  }
  post({ trials: count.trials() });
});

const post = (reply: ShuffleReply): void => postMessage(reply);
