import { fail, type Result, succeed } from '../../../../engine/index.ts';
import {
  type Bridge,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SIDE,
  type PictureName,
  PICTURES,
} from '../../../../preload/api.ts';
import type { Picture } from '../../../board/types.ts';
import type { AppState } from '../../model/app-state.ts';
import { lookOfGame } from '../../model/board-look.ts';
import type { Preferences } from '../page/preferences.ts';
import { base64Of, bytesOfBase64 } from './base64.ts';
import { watch } from '../../model/watch.ts';
import { type PictureFault, remade } from './picture-file.ts';
import { sniff } from './sniff.ts';
import { toneOf } from './tone.ts';

interface PictureParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly preferences: Preferences;
}

/** Why a picture is not taken: its file, or the host's own words. */
export type NotTaken = { readonly fault: PictureFault } | { readonly refusal: string };

/** Pictures of a person's own: fetched when a look asks for them or they are to be chosen from, not before. */
export class OwnPictures {
  readonly #bridge: Bridge;
  readonly #state: AppState;
  readonly #preferences: Preferences;
  /** What the host is being asked for. */
  readonly #asked = new Map<PictureName, Promise<void>>();
  #last = 0;

  constructor({ bridge, state, preferences }: PictureParts) {
    this.#bridge = bridge;
    this.#state = state;
    this.#preferences = preferences;
    watch(
      () => {
        const look = lookOfGame(state.settings, state.play?.session.game.id);
        return PICTURES.filter((name) => look[name] === 'own' && !state.pictures[name]).join(' ');
      },
      (wanted) => {
        for (const name of PICTURES) if (wanted.includes(name)) void this.fetch(name);
      },
    );
  }

  /** Has it among the state's pictures, where there is one. */
  async fetch(name: PictureName): Promise<void> {
    if (this.#state.pictures[name]) return;
    const asked = this.#asked.get(name) ?? this.#fetched(name);
    this.#asked.set(name, asked);
    await asked;
    this.#asked.delete(name);
  }

  /** Makes a picture of a file, has it kept, and shows it; where anything fails all is as it was. */
  async take(name: PictureName, file: Blob): Promise<Result<null, NotTaken>> {
    const made = await remade(name, file);
    if (!made.ok) return fail({ fault: made.error });
    const picture = await this.#decoded(made.value).catch(() => undefined);
    if (!picture) return fail({ fault: 'broken' });
    const kept = await this.#bridge.request('pictures.keep', name, await base64Of(made.value));
    if (!kept.ok) return fail({ refusal: kept.refusal.message });
    this.#show(name, picture);
    await this.#preferences.setLook(this.#state.play?.session.game.id, { [name]: 'own' });
    return succeed(null);
  }

  /** Lets a picture go: looks that ask for it are as usual. Gives why it is still there, or nothing. */
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

  /** What the host gives is looked at like any other file. */
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
