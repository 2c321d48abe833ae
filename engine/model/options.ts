import { answersNow, type Answers, type Choice, type Game, type Options, type Switch } from './game.ts';

/**
 * A game's answers as one text, `key=value` joined by `;` in the game's own order; '' for a game without options. A way
 * to play that a former option of the game could express keeps that option's key.
 */
export type OptionsKey = string;

/** The answers that hold unless the player chooses others. */
export const usualAnswers = (game: Game): Answers =>
  Object.fromEntries(Object.entries(game.options).map(([key, option]) => [key, option.usual]));

/** The default answers as one text. */
export const usualOptions = (game: Game): OptionsKey => makeOptions(game, {});

/** The version that a player starts with who has never played the game. */
export const firstOptions = (game: Game): OptionsKey => makeOptions(game, game.first);

/** Writes answers as one text; options that they leave out get their default answer. */
export function makeOptions(game: Game, answers: Answers): OptionsKey {
  const whole: Answers = { ...usualAnswers(game), ...answersNow(game.former, answers) };
  return (
    formerKey(game, whole) ??
    Object.entries(game.options)
      .filter(([key, option]) => !isUnnamed(option) || whole[key] !== option.usual)
      .map(([key]) => `${key}=${whole[key]}`)
      .join(';')
  );
}

/** Whether keys do not name the option's default answer. */
const isUnnamed = (option: Choice | Switch): boolean =>
  isRetired(option) || (option.kind === 'choice' && option.later === true);

const isRetired = (option: Choice | Switch): boolean => option.kind === 'switch' && option.retired === true;

/**
 * Lists the options that a player may choose, with their keys. With answers, lists only those that then have an effect.
 */
export const offeredOptions = ({ options }: Game, answers?: Answers): [string, Choice | Switch][] =>
  Object.entries(options).filter(
    ([, option]) => !isRetired(option) && (answers === undefined || changesAnything(option, options, answers)),
  );

const changesAnything = ({ needs = {} }: Choice | Switch, options: Options, answers: Answers): boolean =>
  Object.entries(needs).every(([key, these]) => these.includes(String(answers[key] ?? options[key]?.usual)));

/**
 * Returns the same version under the present rules, for the next deal after a game begun under earlier ones.
 * Options that change nothing there get their default answer.
 */
export function presentOptions(game: Game, options: OptionsKey): OptionsKey {
  const answers = parseOptions(game, options) ?? {};
  const offered = new Set(offeredOptions(game, answers).map(([key]) => key));
  const others = Object.entries(game.options).filter(([key]) => !offered.has(key));
  return makeOptions(game, { ...answers, ...Object.fromEntries(others.map(([key, { usual }]) => [key, usual])) });
}

/**
 * Completes the key of a game that was begun under version `rules` of the rules, so that it goes on under them.
 * undefined when it never was a key of this game.
 */
export function optionsBegun(
  game: Game,
  { options, rules }: { readonly options: OptionsKey; readonly rules: number },
): OptionsKey | undefined {
  const answers = answersIn(game, options);
  return answers && makeOptions(game, { ...answers, ...(rules < game.version && game.earlier) });
}

/**
 * Returns the key that a version had when the game had other options. Options added since must have their default
 * answer; any other answer gets a new key.
 */
function formerKey(game: Game, whole: Answers): OptionsKey | undefined {
  const usual = usualAnswers(game);
  for (const [key, meant] of Object.entries(game.former)) {
    const answer = Object.keys(meant).find((each) =>
      Object.entries({ ...usual, ...meant[each] }).every(([option, is]) => whole[option] === is),
    );
    if (answer !== undefined) return `${key}=${answer}`;
  }
  return undefined;
}

/** Returns the same version with the default scoring. Whatever is known about deals and moves of one holds for both. */
export function uncounted(game: Game, answers: Answers): Answers {
  const usual = Object.entries(game.options).filter(([, option]) => option.kind === 'choice' && option.counts);
  return {
    ...answersNow(game.former, answers),
    ...Object.fromEntries(usual.map(([key, option]) => [key, option.usual])),
  };
}

/** Does the same for a key; returns the text unchanged where it is none of this game's keys. */
export function uncountedOptions(game: Game, options: OptionsKey): OptionsKey {
  const answers = parseOptions(game, options);
  return answers ? makeOptions(game, uncounted(game, answers)) : options;
}

/** Parses a key; undefined when the text is not exactly one of this game's keys. */
export function parseOptions(game: Game, text: OptionsKey): Answers | undefined {
  const answers = answersIn(game, text);
  return answers && makeOptions(game, answers) === text ? answers : undefined;
}

/**
 * Completes a key written before the game had all its options: those it doesn't name get their default answer.
 * undefined when it never was a key of this game.
 */
export function completeOptions(game: Game, text: OptionsKey): OptionsKey | undefined {
  const answers = answersIn(game, text);
  return answers && makeOptions(game, answers);
}

function answersIn(game: Game, text: OptionsKey): Answers | undefined {
  const answers: Record<string, string | boolean> = {};
  for (const part of text === '' ? [] : text.split(';')) {
    const parsed = answersOf(game, part);
    if (parsed === undefined || Object.keys(parsed).some((key) => Object.hasOwn(answers, key))) return undefined;
    Object.assign(answers, parsed);
  }
  return answers;
}

/**
 * Translates `key=value` into answers to the options that the game has now; undefined when it fits none of this game's.
 */
export function answersOf({ options, former }: Game, part: string): Answers | undefined {
  const [key = '', value = '', ...rest] = part.split('=');
  if (rest.length > 0) return undefined;
  const meant = Object.hasOwn(former, key) ? former[key] : undefined;
  if (meant) return Object.hasOwn(meant, value) ? meant[value] : undefined;
  const answer = answerOf(options, key, value);
  return answer === undefined ? undefined : { [key]: answer };
}

function answerOf(options: Options, key: string, value: string): string | boolean | undefined {
  const option = Object.hasOwn(options, key) ? options[key] : undefined;
  if (option === undefined) return undefined;
  if (option.kind === 'choice') return Object.hasOwn(option.values, value) ? value : undefined;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Lists every combination of answers to the options that a player may choose, whether all change something or not. */
export function everyOptions(game: Game): OptionsKey[] {
  const combine = (sets: Answers[], [key, answers]: readonly [string, readonly (string | boolean)[]]): Answers[] =>
    sets.flatMap((set) => answers.map((answer) => ({ ...set, [key]: answer })));
  const each = offeredOptions(game).map(
    ([key, option]) => [key, option.kind === 'choice' ? Object.keys(option.values) : [false, true]] as const,
  );
  return each.reduce(combine, [{}]).map((answers) => makeOptions(game, answers));
}
