import type { Settings } from '../../../../preload/api.ts';
import { kindOfSound, type Sound, type SoundKind } from './acts.ts';
import type { Player } from './player.ts';
import type { Heard } from './score.ts';

/** The setting that says how loud sounds of a kind are. */
export const VOLUMES = {
  cards: 'volume',
  refusals: 'refusalVolume',
  wins: 'winVolume',
} as const satisfies Record<SoundKind, keyof Settings>;

/**
 * The sounds of a page. What makes them is fetched when the first is wanted, and let go when sounds are switched off.
 */
export class Sounds {
  #player: Promise<Player> | undefined;

  /** Plays them as loud as the settings say, if they want any; `instead` of what was still to come of those before. */
  play(heard: readonly Heard[], settings: Settings, instead = false): void {
    // Before a person has done something a page may not be heard, and would make up for it at their first click.
    if (!settings.sounds || heard.length === 0 || !navigator.userActivation?.hasBeenActive) return;
    const volumeOf = (sound: Sound): number => settings[VOLUMES[kindOfSound(sound)]];
    void this.#perform(heard, volumeOf, instead);
  }

  /** They have been switched off. */
  off(): void {
    void this.#player?.then((player) => player.close()).catch(() => {});
    this.#player = undefined;
  }

  async #perform(heard: readonly Heard[], volumeOf: (sound: Sound) => number, instead: boolean): Promise<void> {
    try {
      const player = await (this.#player ??= load());
      if (instead) player.hush();
      player.play(heard, volumeOf);
    } catch {
      // The host is away, or the machine has no sound: the next one tries again.
      this.#player = undefined;
    }
  }
}

const load = async (): Promise<Player> => new (await import('./player.ts')).Player();
