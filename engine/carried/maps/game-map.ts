import type { OptionsKey } from '../../model/options.ts';
import { AISLERIOT_GAMES, AISLERIOT_OPTIONS } from './aisleriot-games.ts';
import { KPATIENCE_NAME, KPATIENCE_OTHER, KPATIENCE_SAME } from './kpatience-games.ts';
import { PYSOL_NAME, PYSOL_OTHER, PYSOL_SAME } from './pysol-games.ts';

/** How well the rules of a game there agree with ours: only the name is known to, or they are known to differ. */
export type Agreement = 'same' | 'name' | 'other';

/** A game of another program as one of ours. */
export interface MappedGame {
  readonly game: string;
  /** Our options as far as they are determined; '' for the default ones, or where all options are counted together. */
  readonly options: OptionsKey;
  readonly rules: Agreement;
}

/** Games of ours by their ids in another program. */
export type GameMap = ReadonlyMap<string, MappedGame>;

/** Reads maps written as `their-id:our-id?options`, separated by blanks. */
function gameMap(texts: Readonly<Record<Agreement, string>>): GameMap {
  const map = new Map<string, MappedGame>();
  for (const rules of ['same', 'name', 'other'] as const)
    for (const word of wordsOf(texts[rules])) {
      const [their = '', ours = ''] = word.split(':');
      const [game = '', options = ''] = ours.split('?');
      map.set(their, { game, options, rules });
    }
  return map;
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

export const KPATIENCE_MAP = gameMap({ same: KPATIENCE_SAME, name: KPATIENCE_NAME, other: KPATIENCE_OTHER });
export const PYSOL_MAP = gameMap({ same: PYSOL_SAME, name: PYSOL_NAME, other: PYSOL_OTHER });

/** AisleRiot's games by the names of their modules without `.scm`; it counts all options of a game together. */
export const AISLERIOT_MAP: GameMap = new Map(
  wordsOf(AISLERIOT_GAMES).map((game) => [game.replaceAll('-', '_'), { game, options: '', rules: 'same' }]),
);

/** Our options for AisleRiot's, by the id of our game and the set bits of AisleRiot: `klondike:1`. */
export const AISLERIOT_CHOICES: ReadonlyMap<string, OptionsKey> = new Map(
  wordsOf(AISLERIOT_OPTIONS).map((word) => {
    const [choice = '', options = ''] = word.split('?');
    return [choice, options];
  }),
);
