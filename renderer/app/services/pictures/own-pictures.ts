import { fail, type Result, succeed } from '../../../../engine/rules.ts';
import {
  type Bridge,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SIDE,
  type PictureName,
  PICTURES,
} from '../../../../preload/api.ts';
import type { Picture } from '../../../board/model/look.ts';
import type { AppState } from '../../model/app-state.ts';
import { lookOfGame } from '../../model/board-look.ts';
import type { Preferences } from '../page/preferences.ts';
import type { Workers } from '../../model/workers.ts';
import { base64Of, bytesOfBase64 } from './base64.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { PictureFault } from './picture-file.ts';
import { remakeInWorker } from './remake-in-worker.ts';
import { sniff } from './sniff.ts';
import { toneOf } from './tone.ts';

interface PictureParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly preferences: Preferences;
  readonly workers: Workers;
  readonly disposables: Disposables;
}

/** Why a picture was not accepted: a fault of its file, or the host's message. */
export type PictureRejection = { readonly fault: PictureFault } | { readonly refusal: string };

/** The user's own pictures, fetched only when a look uses them or they are offered for choice. */
export class OwnPictures {
  readonly #bridge: Bridge;
  readonly #state: AppState;
  readonly #preferences: Preferences;
  readonly #workers: Workers;
  /** Requests in progress. */
  readonly #pending = new Map<PictureName, Promise<void>>();
  #last = 0;

  constructor({ bridge, state, preferences, workers, disposables }: PictureParts) {
    this.#bridge = bridge;
    this.#state = state;
    this.#preferences = preferences;
    this.#workers = workers;
    disposables.watch(
      () => {
        const look = lookOfGame(state.settings, state.play?.session.game.id);
        return PICTURES.filter((name) => look[name] === 'own' && !state.pictures[name]).join(' ');
      },
      (wanted) => {
        for (const name of PICTURES) if (wanted.includes(name)) void this.fetch(name);
      },
    );
  }

  /** Fetches a picture into the state, if it exists. */
  async fetch(name: PictureName): Promise<void> {
    if (this.#state.pictures[name]) return;
    const pending = this.#pending.get(name) ?? this.#fetched(name);
    this.#pending.set(name, pending);
    await pending;
    this.#pending.delete(name);
  }

  /** Converts a file to a picture, stores and shows it; if any step fails, nothing changes. */
  async take(name: PictureName, file: Blob): Promise<Result<null, PictureRejection>> {
    const made = await remakeInWorker(this.#workers.picture, name, file);
    if (!made.ok) return fail({ fault: made.error });
    const picture = await this.#decoded(made.value).catch(() => undefined);
    if (!picture) return fail({ fault: 'broken' });
    const kept = await this.#bridge.request('pictures.keep', name, await base64Of(made.value));
    if (!kept.ok) return fail({ refusal: kept.refusal.message });
    this.#show(name, picture);
    await this.#preferences.setLook(this.#state.play?.session.game.id, { [name]: 'own' });
    return succeed(null);
  }

  /** Deletes a picture; looks that use it return to the default. Returns the host's reason if it refuses, or ''. */
  async drop(name: PictureName): Promise<string> {
    const dropped = await this.#bridge.request('pictures.drop', name);
    if (!dropped.ok) return dropped.refusal.message;
    this.#show(name, undefined);
    await this.#preferences.withoutPicture(name);
    return '';
  }

  async #fetched(name: PictureName): Promise<void> {
    const reply = await this.#bridge.request('pictures.get', name);
    if (!reply.ok || reply.value === null) return;
    const webp = new Blob([bytesOfBase64(reply.value)]);
    const picture = await this.#decoded(webp).catch(() => undefined);
    if (picture) this.#show(name, picture);
  }

  /** A picture from the host is checked like any other file. */
  async #decoded(webp: Blob): Promise<Picture | undefined> {
    if (webp.size > MAX_PICTURE_BYTES) return undefined;
    const sniffed = sniff(new Uint8Array(await webp.arrayBuffer()));
    if (sniffed?.type !== 'image/webp' || Math.max(sniffed.width, sniffed.height) > MAX_PICTURE_SIDE) return undefined;
    const image = await createImageBitmap(new Blob([webp], { type: sniffed.type }));
    return { id: ++this.#last, image, ...toneOf(image) };
  }

  #show(name: PictureName, picture: Picture | undefined): void {
    this.#state.change({ pictures: { ...this.#state.pictures, [name]: picture } });
  }
}
