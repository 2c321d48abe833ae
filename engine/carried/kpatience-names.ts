import type { OptionsKey } from '../model/options.ts';
import type { GameChoice, PileUse } from './foreign-game.ts';
import { KPATIENCE_MAP } from './maps/game-map.ts';

/** The numbers of the games that a type of saved game may be. The variant is not in the file. */
const TYPES: Readonly<Record<string, readonly number[]>> = {
  klondike: [0, 13],
  acesup: [2],
  freecell: [30, 31, 32, 33, 34],
  castle: [40, 41, 43, 44, 45],
  mod3: [5],
  gypsy: [7],
  normandy: [7],
  fortyeight: [8],
  simplesimon: [9],
  yukon: [10],
  grandfathersclock: [11],
  golf: [12],
  spider: [14, 15, 16],
  bakersdozen: [20, 21, 22, 23],
};

/** The number that the options of a type stand for. */
const BY_OPTIONS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map([
  [
    'klondike',
    new Map([
      ['1', 0],
      ['3', 13],
    ]),
  ],
  [
    'spider',
    new Map([
      ['1', 14],
      ['2', 15],
      ['4', 16],
    ]),
  ],
]);

const choicesOf = (ids: readonly number[]): GameChoice[] =>
  ids.flatMap((id) => {
    const mapped = KPATIENCE_MAP.get(String(id));
    return mapped ? [{ game: mapped.game, options: mapped.options satisfies OptionsKey }] : [];
  });

/** Returns our games for a type and its options; all that there may be where the options say nothing. */
export function choicesOfType(type: string, options: string | undefined): GameChoice[] {
  const known = BY_OPTIONS.get(type);
  const number = known && options !== undefined && options !== '' ? (known.get(options) ?? -1) : undefined;
  if (number !== undefined) return choicesOf([number]);
  return Object.hasOwn(TYPES, type) ? choicesOf(TYPES[type] ?? []) : [];
}

/** The types of saved games by the number of their game in the old format. */
const OLD_TYPES: Readonly<Record<string, string>> = {
  0: 'klondike',
  2: 'acesup',
  3: 'freecell',
  5: 'mod3',
  7: 'gypsy',
  8: 'fortyeight',
  9: 'simplesimon',
  10: 'yukon',
  11: 'grandfathersclock',
  12: 'golf',
  17: 'spider',
  18: 'klondike',
  19: 'castle',
  20: 'bakersdozen',
};

/** Returns the same for the number of a game in the old format. */
export const choicesOfOldId = (id: string, options: string | undefined): GameChoice[] =>
  choicesOfType(Object.hasOwn(OLD_TYPES, id) ? (OLD_TYPES[id] ?? '') : '', options);

/** The one variant of Baker's Dozen with face-down cards in KPatience. */
const FACE_DOWN_VARIANT = 'castles-in-spain';

/** Returns the games that may have face-down cards, or whose cards are all dealt face up, as the file shows. */
export function choicesByFaces(choices: readonly GameChoice[], faces: 'face-down' | 'dealt-up'): GameChoice[] {
  if (!choices.some(({ game }) => game === FACE_DOWN_VARIANT)) return [...choices];
  return choices.filter(({ game }) => (game === FACE_DOWN_VARIANT) === (faces === 'face-down'));
}

const USES: readonly (readonly [RegExp, PileUse])[] = [
  [/^(?:talon|redeals\d+)$/, 'stock'],
  [/^(?:waste|pile)$/, 'waste'],
  [/^(?:target\d*|legs\d+)$/, 'foundation'],
  [/^(?:store|stack|play)\w*$/, 'tableau'],
  [/^freecell\d*$/, 'aside'],
];

/** Returns the use of a pile, by its name. */
export const useOfName = (name: string): PileUse => USES.find(([pattern]) => pattern.test(name))?.[1] ?? 'none';
