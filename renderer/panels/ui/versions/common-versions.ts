import { type Answers, type Game, makeOptions, offeredOptions } from '../../../../engine/rules.ts';
import { sayValue } from '../../../words/options.ts';
import { sayVersion } from '../../../words/versions.ts';

/** A version that is offered at one press. */
export interface CommonVersion {
  readonly name: string;
  /** What it answers; other options stay as they are. */
  readonly answers: Answers;
}

/** The most answers to a main option that are offered: more can't be taken in at a glance. */
const MAX_MAIN_ANSWERS = 4;

/** Lists the versions of a game that most players know. */
export const commonPresets = (game: Game): readonly CommonVersion[] =>
  game.presets
    .filter(({ common }) => common)
    .map(({ answers }) => ({ name: sayVersion(game, makeOptions(game, answers)), answers }));

/** Lists them or, in a game without presets, the answers to the option that its versions are named by. */
export function commonVersions(game: Game): readonly CommonVersion[] {
  if (game.presets.length > 0) return commonPresets(game);
  const [key, option] = offeredOptions(game)[0] ?? [];
  if (key === undefined || option?.kind !== 'choice' || option.counts) return [];
  const values = Object.keys(option.values);
  if (values.length > MAX_MAIN_ANSWERS) return [];
  return values.map((value) => ({ name: sayValue(game, key, value), answers: { [key]: value } }));
}

/** Whether a game that is played with these answers is that version. */
export const isVersion = ({ answers }: Pick<CommonVersion, 'answers'>, given: Answers): boolean =>
  Object.entries(answers).every(([key, answer]) => given[key] === answer);
