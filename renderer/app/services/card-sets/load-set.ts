import { type Card, isFaceDown, makeCardName } from '../../../../engine/rules.ts';
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
import type { CardPictures } from '../../../board/model/look.ts';
import { bytesOfBase64 } from '../pictures/base64.ts';
import { sniff } from '../pictures/sniff.ts';

/** The parts of the loaded set that are wanted, and their greatest width in pixels. */
interface Wanted {
  readonly parts?: readonly SetPart[];
  readonly width?: number;
}

/** A picture, and whether it is that of a whole card. */
interface LoadedCard {
  readonly image: ImageBitmap;
  readonly whole: boolean;
}

/**
 * Loads a stored set, or a part of it, ready to be painted. `gone`: it no longer exists; undefined: the host does
 * not answer.
 */
export async function loadSet(
  bridge: Bridge,
  id: CardSetId,
  { parts = SET_PARTS, width = MAX_CARD_SIDE }: Wanted = {},
): Promise<CardPictures | 'gone' | undefined> {
  const cards = new Map<SetPart, LoadedCard>();
  for (let at = 0; at < parts.length; at += MAX_PARTS_ASKED) {
    const batch = parts.slice(at, at + MAX_PARTS_ASKED);
    const reply = await bridge.request('sets.parts', id, batch);
    if (!reply.ok) return undefined;
    const decoded = await Promise.all(reply.value.map((webp) => imageOf(webp, width)));
    for (const [i, part] of batch.entries()) {
      const image = decoded[i];
      if (image) cards.set(part, { image, whole: isWholeCard(image) });
    }
  }
  const isWhole = FACE_PARTS.every((part) => cards.has(part) || !parts.includes(part));
  return isWhole ? paintedFrom(id, cards) : 'gone';
}

function paintedFrom(id: CardSetId, cards: ReadonlyMap<SetPart, LoadedCard>): CardPictures {
  const paint =
    (dark: boolean, on: CanvasRenderingContext2D) =>
    (part: SetPart): boolean => {
      const card = cards.get(part);
      if (card) paintPictureCard(on, card.image, { dark, whole: card.whole });
      return card !== undefined;
    };
  return {
    id,
    hasBack: cards.has('back'),
    paintFace: (on, card, dark) => paint(dark, on)(partOf(card)),
    paintBack: (on, dark) => paint(dark, on)('back'),
  };
}

const partOf = (card: Card): SetPart => (isFaceDown(card) ? 'back' : (makeCardName(card) as SetPart));

/** A picture from the host is checked like any other file. */
async function imageOf(webp: string | null, width: number): Promise<ImageBitmap | undefined> {
  if (webp === null) return undefined;
  const bytes = bytesOfBase64(webp);
  const sniffed = bytes.length <= MAX_CARD_BYTES ? sniff(bytes) : undefined;
  if (sniffed?.type !== 'image/webp' || Math.max(sniffed.width, sniffed.height) > MAX_CARD_SIDE) return undefined;
  const resized = { resizeWidth: Math.min(sniffed.width, width), resizeQuality: 'high' } as const;
  return createImageBitmap(new Blob([bytes], { type: sniffed.type }), resized).catch(() => undefined);
}
