import * as v from 'valibot';
import {
  type CardSetId,
  FACE_PARTS,
  isCardSetId,
  MAX_SET_NAME_LETTERS,
  MAX_SET_TEXT_LETTERS,
  MAX_CARD_BYTES,
  MAX_CARD_SIDE,
  MAX_SET_TEXTS,
  SET_KINDS,
  SET_PARTS,
  type OwnCardSet,
} from '../../preload/api.ts';
import { webpWithin } from './pictures.ts';
import { issue } from './schema-error.ts';

export const cardSetId = v.pipe(
  v.string(),
  v.regex(/^set-[0-9a-f]{16}$/, issue('odd-signs')),
  v.transform((id): CardSetId => (isCardSetId(id) ? id : `set-${id}`)),
);
export const setPart = v.picklist(SET_PARTS);
export const cardPicture = webpWithin(MAX_CARD_BYTES, MAX_CARD_SIDE);

/** One line, without invisible characters. */
const line = v.pipe(v.string(), v.maxLength(MAX_SET_NAME_LETTERS), v.regex(/^\P{C}*$/u, issue('odd-signs')));
/** Text that may have line breaks and tabs, but no other control characters. */
const text = v.pipe(
  v.string(),
  v.maxLength(MAX_SET_TEXT_LETTERS),
  v.regex(/^(?:\P{Cc}|[\n\t])*$/u, issue('odd-signs')),
);

/** A set's description: every card is there, and nothing twice. */
export const ownCardSet = v.strictObject({
  id: cardSetId,
  name: v.pipe(line, v.nonEmpty()),
  kind: v.picklist(SET_KINDS),
  author: line,
  texts: v.pipe(v.array(v.strictObject({ name: line, text })), v.maxLength(MAX_SET_TEXTS)),
  parts: v.pipe(
    v.array(setPart),
    v.maxLength(SET_PARTS.length),
    v.check(
      (parts) => new Set(parts).size === parts.length && FACE_PARTS.every((part) => parts.includes(part)),
      issue('no-cards'),
    ),
  ),
}) satisfies v.GenericSchema<unknown, OwnCardSet>;

/** A row of a set, as it is exported. */
export const setPicture = v.strictObject({ set: cardSetId, part: setPart, webp: cardPicture });
export const announcedSet = v.strictObject({ about: ownCardSet });
