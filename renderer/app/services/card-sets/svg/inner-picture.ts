import { UnfitSet } from '../files/unfit.ts';
import { sniffCard } from '../files/sniff-card.ts';

/** Base64 characters of a picture that contain its size. */
const HEAD_LETTERS = 96 * 1024;

/** Checks the size of a picture embedded in a drawing as base64. @throws UnfitSet. */
export function mustBeSmall(base64: string): void {
  const head = base64.slice(0, HEAD_LETTERS).replaceAll(/\s/g, '');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(head.slice(0, head.length - (head.length % 4))), (letter) => letter.charCodeAt(0));
  } catch {
    throw new UnfitSet('picture', 'data:');
  }
  sniffCard(bytes, 'data:');
}
