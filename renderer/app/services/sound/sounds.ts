import type { Settings } from '../../../../preload/api.ts';
import { kindOfSound, type Sound, type SoundKind } from './acts.ts';
import type { Player } from './player.ts';
import type { TimedSound } from './score.ts';

/** The setting for the volume of each kind of sound. */
export const VOLUMES = {
  cards: 'volume',
  refusals: 'refusalVolume',
  wins: 'winVolume',
} as const satisfies Record<SoundKind, keyof Settings>;

/**
 * Plays the sounds of a page. The code that makes them is fetched when first needed, and released when sounds are
 * switched off.
 */
export class Sounds {
  #player: Promise<Player> | undefined;

  /**
   * Plays sounds at the volume of the settings, if sounds are on; `instead` cancels earlier ones that have not begun.
   */
  play(heard: readonly TimedSound[], settings: Settings, instead = false): void {
    // Browsers hold back a page's sounds until the user's first action, and would then play all of them at once.
    if (!settings.sounds || heard.length === 0 || !navigator.userActivation?.hasBeenActive) return;
    const volumeOf = (sound: Sound): number => settings[VOLUMES[kindOfSound(sound)]];
    void this.#perform(heard, volumeOf, instead);
  }

  /** Releases the player, once sounds are switched off. */
  off(): void {
    void this.#player?.then((player) => player.close()).catch(() => {});
    this.#player = undefined;
  }

  async #perform(heard: readonly TimedSound[], volumeOf: (sound: Sound) => number, instead: boolean): Promise<void> {
    try {
      const player = await (this.#player ??= load());
      if (instead) player.hush();
      player.play(heard, volumeOf);
    } catch {
      // The host is away, or there is no audio device: the next sound tries again.
      this.#player = undefined;
    }
  }
}

const load = async (): Promise<Player> => new (await import('./player.ts')).Player();
