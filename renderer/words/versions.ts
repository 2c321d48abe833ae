import {
  type Answers,
  type Choice,
  findGame,
  type Game,
  makeOptions,
  type OptionsKey,
  parseOptions,
  type Switch,
} from '../../engine/rules.ts';
import { sayGame } from './games.ts';
import { sayOption, sayTitle, sayValue } from './options.ts';
import { say } from './say.ts';
import { joinFacts } from './joins.ts';

/** Names an answer to a game's option. */
export const sayAnswer = (game: Game, key: string, answer: Answers[string] | undefined): string =>
  game.options[key]?.kind === 'switch'
    ? say(answer === true ? 'facts.yes' : 'facts.no')
    : sayValue(game, key, String(answer));

/** Names an answer by itself where that is clear, else after its option: "Matches: 26 (two packs)". */
function sayAnswered(game: Game, key: string, answer: Answers[string] | undefined): string {
  const label = sayOption(game, key);
  const named = sayAnswer(game, key, answer);
  const isSwitch = game.options[key]?.kind === 'switch';
  const isClear = isSwitch ? answer === true : /\p{L}/u.test(named) && !/^\d+ \(/.test(named);
  if (!isClear) return say('options.answered', { option: label, answer: named });
  return isSwitch ? label : named;
}

/**
 * Names a version of a game, the same wherever it is named: by the name that players know it by, such as “Vegas”, or by
 * its answers.
 */
export function sayVersion(game: Game, options: OptionsKey): string {
  const known = game.presets.find(
    ({ title, answers }) => title !== undefined && makeOptions(game, answers) === options,
  );
  return known ? sayTitle(game, known) : sayAnswers(game, options);
}

/**
 * Describes a version of a game by the answer to its first option, if that is a choice, and by all answers that differ
 * from the default ones.
 */
export function sayAnswers(game: Game, options: OptionsKey): string {
  const answers = parseOptions(game, options) ?? {};
  const told = Object.entries(game.options).filter(
    ([key, option], at) => isMain(option, at) || (answers[key] ?? option.usual) !== option.usual,
  );
  const names = told.map(([key, option]) => sayAnswered(game, key, answers[key] ?? option.usual));
  return names.length === 0 ? say('odds.usual') : joinFacts(names);
}

/** Whether an option is named even where its answer is the default one. */
const isMain = (option: Switch | Choice, at: number): boolean => at === 0 && option.kind === 'choice';

/** Names a game with its version, unless it is the default one of a game whose versions have no names of their own. */
export function sayGameVersion(id: string, options: OptionsKey): string {
  return joinFacts([sayGame(id), versionOf(id, options)]);
}

/** Names a version that is worth naming beside its game; '' for others, and for one that is called like its game. */
export function versionOf(id: string, options: OptionsKey): string {
  const game = findGame(id);
  const version = game ? sayVersion(game, options) : '';
  return version === say('odds.usual') || version === sayGame(id) ? '' : version;
}
