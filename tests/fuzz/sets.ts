import { MAX_CARD_BYTES, MAX_CARD_SIDE } from '../../preload/api.ts';
import { saySetRejection } from '../../renderer/panels/card-sets/set-faults.ts';
import { fetchSetWords } from '../../renderer/words/fetched/set-words.ts';
import { openReader } from './sets/browser.ts';
import { type GivenSet, givenBy, madeOf } from './sets/made.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

/** Most megabytes that reading a set may need: its largest picture, and all its files packed and unpacked. */
const MAX_MEMORY = 1000;

/** Reads card sets in a browser, as the page does. The results must be small, and the page must stay responsive. */
export const sets: Target = {
  name: 'sets',
  few: 6,
  open: async () => {
    await fetchSetWords();
    const reader = await openReader();
    let [silence, memory] = [0, 0];
    const run = async (given: unknown): Promise<Outcome> => {
      const { files, isBad } = madeOf(given as GivenSet);
      const read = await reader.read(files);
      const now = await reader.measured();
      [silence, memory] = [Math.max(silence, now.silence), Math.max(memory, now.memory)];
      if (now.memory > MAX_MEMORY) return mistaken(`needed ${Math.round(now.memory)} MB`);
      if ('fault' in read) return refused(saySetRejection(read));
      if (isBad) return mistaken('taken');
      const isSmall = read.sizes.every(
        ({ width, height, bytes, type }) =>
          type === 'image/webp' && Math.max(width, height) <= MAX_CARD_SIDE && bytes <= MAX_CARD_BYTES,
      );
      return isSmall ? VALID : mistaken('a picture is too large');
    };
    return {
      make: givenBy,
      run,
      measured: () =>
        `longest silence of the page ${Math.round(silence)} ms, memory ${Math.round(memory)} MB above rest`,
      close: () => reader.close(),
    };
  },
};
