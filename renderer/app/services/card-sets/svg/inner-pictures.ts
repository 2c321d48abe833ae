import { UnfitSet } from '../files/unfit.ts';
import { type SniffedCard, sniffCard } from '../files/sniff-card.ts';
import type { SvgNode } from './inert.ts';

/** The most pixels of all pictures within a drawing. */
const MAX_INNER_DOTS = 100_000_000;

/** Checks the pictures embedded in a drawing as base64, before any is decoded. @throws UnfitSet. */
export function mustHaveSmallPictures(root: SvgNode): void {
  let dots = 0;
  const look = ({ attributes, children }: SvgNode): void => {
    const [, base64] = /^data:[^,]*,(.*)$/s.exec(attributes['href'] ?? '') ?? [];
    if (base64 !== undefined) {
      const { width, height } = sniffed(base64);
      dots += width * height;
    }
    if (dots > MAX_INNER_DOTS) throw new UnfitSet('inner-dots');
    for (const child of children) if (typeof child !== 'string') look(child);
  };
  look(root);
}

function sniffed(base64: string): SniffedCard {
  const letters = base64.replaceAll(/\s/g, '');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(letters.slice(0, letters.length - (letters.length % 4))), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    throw new UnfitSet('picture', 'data:');
  }
  return sniffCard(bytes, 'data:');
}
