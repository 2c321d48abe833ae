import { type Card, isFaceDown, makeCardName } from '../../../../engine/index.ts';
import {
  type Bridge,
  type CardSetId,
  FACE_PARTS,
  MAX_CARD_BYTES,
  MAX_CARD_SIDE,
  MAX_PARTS_ASKED,
  SET_PARTS,
  type SetPart,
} from '../../../../preload/api.ts';
import { isWholeCard, paintPictureCard } from '../../../board/art/cards/picture-card.ts';
import type { CardPictures } from '../../../board/types.ts';
import { bytesOfBase64 } from '../pictures/base64.ts';
import { sniff } from '../pictures/sniff.ts';

/**
 * Loads a stored set, or these parts of it, ready to be painted. `gone`: it no longer exists; undefined: the host does
 * not answer.
 */
export async function loadSet(
  bridge: Bridge,
  id: CardSetId,
  parts: readonly SetPart[] = SET_PARTS,
): Promise<CardPictures | 'gone' | undefined> {
  const images = new Map<SetPart, ImageBitmap>();
  for (let at = 0; at < parts.length; at += MAX_PARTS_ASKED) {
    const batch = parts.slice(at, at + MAX_PARTS_ASKED);
    const reply = await bridge.request('sets.parts', id, batch);
    if (!reply.ok) return undefined;
    const decoded = await Promise.all(reply.value.map(imageOf));
    for (const [i, part] of batch.entries()) {
      const image = decoded[i];
      if (image) images.set(part, image);
    }
  }
  const isWhole = FACE_PARTS.every((part) => images.has(part) || !parts.includes(part));
  return isWhole ? paintedFrom(id, images) : 'gone';
}

function paintedFrom(id: CardSetId, images: ReadonlyMap<SetPart, ImageBitmap>): CardPictures {
  const whole = new Map([...images].map(([part, image]) => [part, isWholeCard(image)]));
  const paint =
    (dark: boolean, on: CanvasRenderingContext2D) =>
    (part: SetPart): boolean => {
      const image = images.get(part);
      if (image) paintPictureCard(on, image, { dark, whole: whole.get(part) ?? false });
      return image !== undefined;
    };
  return {
    id,
    hasBack: images.has('back'),
    paintFace: (on, card, dark) => paint(dark, on)(partOf(card)),
    paintBack: (on, dark) => paint(dark, on)('back'),
  };
}

const partOf = (card: Card): SetPart => (isFaceDown(card) ? 'back' : (makeCardName(card) as SetPart));

/** A picture from the host is checked like any other file. */
async function imageOf(webp: string | null): Promise<ImageBitmap | undefined> {
  if (webp === null) return undefined;
  const bytes = bytesOfBase64(webp);
  const sniffed = bytes.length <= MAX_CARD_BYTES ? sniff(bytes) : undefined;
  if (sniffed?.type !== 'image/webp' || Math.max(sniffed.width, sniffed.height) > MAX_CARD_SIDE) return undefined;
  return createImageBitmap(new Blob([bytes], { type: sniffed.type })).catch(() => undefined);
}
