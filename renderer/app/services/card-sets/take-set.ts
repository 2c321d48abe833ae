import { fail, type Result, succeed } from '../../../../engine/rules.ts';
import { type Bridge, type CardSetId, MAX_CARD_SETS, type OwnCardSet, type SetPart } from '../../../../preload/api.ts';
import { base64Of } from '../pictures/base64.ts';
import type { Workers } from '../../model/workers.ts';
import type { ChosenFile } from './chosen-file.ts';
import { type Reading, readInWorker } from './read-in-worker.ts';
import type { NoSet, PreparedSet } from './set-messages.ts';

/** Why a set was not accepted: a fault of the chosen files, no room for another, or the host's message. */
export type SetRejection = NoSet | { readonly fault: 'full' } | { readonly refusal: string };

interface SetParts {
  readonly bridge: Bridge;
  readonly workers: Workers;
}

type Pictures = ReadonlyMap<SetPart, Blob>;

/** Reads a set from files and stores it: all of it, or nothing. */
export async function takeSet(
  { bridge, workers }: SetParts,
  files: readonly ChosenFile[],
  reading: Reading,
): Promise<Result<OwnCardSet, SetRejection>> {
  const read = await readInWorker(workers.cardSet, files, reading);
  return read.ok ? keepSet(bridge, read.value, reading) : read;
}

async function keepSet(
  bridge: Bridge,
  { name, kind, author, texts, pictures: made }: PreparedSet,
  { signal, report }: Reading,
): Promise<Result<OwnCardSet, SetRejection>> {
  const pictures: Pictures = new Map(made.map(({ part, webp }) => [part, webp]));
  const set: OwnCardSet = { id: await idOf(pictures), name, kind, author, texts, parts: [...pictures.keys()] };
  const there = await bridge.request('sets.list');
  if (!there.ok) return fail({ refusal: there.refusal.message });
  if (there.value.length >= MAX_CARD_SETS && !there.value.some(({ id }) => id === set.id))
    return fail({ fault: 'full' });
  const announced = await bridge.request('sets.keep', set);
  if (!announced.ok) return fail({ refusal: announced.refusal.message });
  report(pictures.size, pictures.size);
  for (const [part, webp] of pictures) {
    // A set that lacks a picture is not shown, and is dropped when the next one is announced.
    if (signal.aborted) return fail({ fault: 'stopped', about: '' });
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
