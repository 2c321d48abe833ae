import * as v from 'valibot';
import { findGame, isDealNumber, parseOptions, loggedWords } from '../../engine/rules.ts';
import type { CarriedKey, ImportFault, KeptGame, NewCarried, RecordedGame } from '../../preload/api.ts';
import { newCarried } from '../values/carried.ts';
import { gameId, keptGame, optionsKey, recordedGame } from '../values/schemas.ts';

/** The fault of a game that has passed its schema: there is no such game or option, or its position is impossible. */
export type Unplayable = Pick<ImportFault, 'why'> & { readonly field: keyof KeptGame };

type GameAndOptions = Pick<KeptGame, 'game' | 'options'>;

function wayFault({ game: id, options }: GameAndOptions): Unplayable | undefined {
  const game = findGame(id);
  if (!game) return { field: 'game', why: 'unknown-game' };
  return parseOptions(game, options) ? undefined : { field: 'options', why: 'unknown-options' };
}

/** Returns the fault of totals: the sum of unknown games has no game, and the sum of all options no options. */
export function carriedFault({ game, options }: Pick<CarriedKey, 'game' | 'options'>): Unplayable | undefined {
  if (options === '') return game === '' || findGame(game) ? undefined : { field: 'game', why: 'unknown-game' };
  return wayFault({ game, options });
}

/** Returns the fault of a game that has passed its schema; undefined when there is none. */
export function faultOf(kept: KeptGame): Unplayable | undefined {
  const fault = wayFault(kept);
  if (fault) return fault;
  if (!isDealNumber(kept.deal)) return { field: 'deal', why: 'impossible' };
  const count = loggedWords(kept.moves).length;
  if (kept.at > count) return { field: 'at', why: 'impossible' };
  if (kept.moveCount > count) return { field: 'moveCount', why: 'impossible' };
  return undefined;
}

const MESSAGES: Readonly<Partial<Record<ImportFault['why'], string>>> = {
  'unknown-game': 'there is no such game',
  'unknown-options': 'the game has no such options',
};

/** Returns a check that reports the fault found by `find`; `at` returns the key of the field at fault. */
const check = <T>(find: (value: T) => Unplayable | undefined, at: (fault: Unplayable) => string | number) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fault = dataset.typed ? find(dataset.value) : undefined;
    if (!fault) return;
    const { value } = dataset;
    const key = at(fault);
    addIssue({
      message: MESSAGES[fault.why] ?? 'it can’t be',
      path: [{ type: 'unknown', origin: 'value', input: value, key, value: undefined }],
    });
  });

/** A kept game that exists, with options that it has and a possible position. */
export const playableKept = v.pipe(
  keptGame,
  check<KeptGame>(faultOf, ({ field }) => field),
);
/** A finished game, checked like a kept one. */
export const playableRecorded = v.pipe(
  recordedGame,
  check<RecordedGame>(faultOf, ({ field }) => field),
);

/** Totals of a game that exists, or of unknown ones. */
export const playableCarried = v.pipe(
  newCarried,
  check<NewCarried>(carriedFault, ({ field }) => field),
);

/** The id of a game that exists, and options that it has. */
export const playableWay = v.pipe(
  v.strictTuple([v.pipe(gameId, v.title('game')), v.pipe(optionsKey, v.title('options'))]),
  check<[string, string]>(
    ([game, options]) => wayFault({ game, options }),
    ({ field }) => (field === 'game' ? 0 : 1),
  ),
);
