import { fail, type Result, succeed } from '../../../../engine/index.ts';
import { type Bridge, type CardSetId, MAX_CARD_SETS, type OwnCardSet, type SetPart } from '../../../../preload/api.ts';
import { base64Of } from '../pictures/base64.ts';
import { UnfitSet } from './files/unfit.ts';
import { drawCard } from './pictures/draw-card.ts';
import type { ChosenFile } from './chosen-file.ts';
import { type NoSet, type PreparedPicture, type PreparedSet, readInWorker } from './read-in-worker.ts';

/** Why a set was not accepted: a fault of the chosen files, no room for another, or the host's message. */
export type SetRejection = NoSet | { readonly fault: 'full' } | { readonly refusal: string };

/** Cards drawn at the same time: while one is encoded, the next is drawn. */
const CARDS_AT_ONCE = 4;

type Pictures = ReadonlyMap<SetPart, Blob>;

/**
 * Reads a set from files, draws what has to be drawn, and stores it: all of it, or nothing. `report` is called with the
 * number of pictures done, and their total.
 */
export async function takeSet(
  bridge: Bridge,
  files: readonly ChosenFile[],
  report: (done: number, all: number) => void,
): Promise<Result<OwnCardSet, SetRejection>> {
  const read = await readInWorker(files);
  if (!read.ok) return read;
  try {
    const pictures = await drawnOf(read.value, report);
    return await keepSet(bridge, read.value, pictures);
  } catch (error) {
    if (error instanceof UnfitSet) return fail({ fault: error.fault, about: error.about });
    throw error;
  }
}

async function drawnOf({ pictures }: PreparedSet, report: (done: number, all: number) => void): Promise<Pictures> {
  const done = new Map<SetPart, Blob>();
  for (let at = 0; at < pictures.length; at += CARDS_AT_ONCE) {
    const some = pictures.slice(at, at + CARDS_AT_ONCE);
    const webps = await Promise.all(some.map(webpIn));
    for (const [i, { part }] of some.entries()) done.set(part, webps[i] ?? new Blob());
    report(done.size, pictures.length);
  }
  return done;
}

const webpIn = (picture: PreparedPicture): Promise<Blob> =>
  'webp' in picture ? Promise.resolve(picture.webp) : drawCard(picture);

async function keepSet(
  bridge: Bridge,
  { name, kind, author, texts }: PreparedSet,
  pictures: Pictures,
): Promise<Result<OwnCardSet, SetRejection>> {
  const set: OwnCardSet = { id: await idOf(pictures), name, kind, author, texts, parts: [...pictures.keys()] };
  const there = await bridge.request('sets.list');
  if (!there.ok) return fail({ refusal: there.refusal.message });
  if (there.value.length >= MAX_CARD_SETS && !there.value.some(({ id }) => id === set.id))
    return fail({ fault: 'full' });
  const announced = await bridge.request('sets.keep', set);
  if (!announced.ok) return fail({ refusal: announced.refusal.message });
  for (const [part, webp] of pictures) {
    const added = await bridge.request('sets.add', set.id, part, await base64Of(webp));
    if (!added.ok) return fail({ refusal: added.refusal.message });
  }
  return succeed(set);
}

/** Returns a hash of all the pictures, so that choosing a set again yields the same id. */
async function idOf(pictures: Pictures): Promise<CardSetId> {
  const all = new Blob([...pictures].flatMap(([part, webp]) => [part, webp]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await all.arrayBuffer()));
  return `set-${Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
