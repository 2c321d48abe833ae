import type { Answers, Game, Options } from './game.ts';

/** A game's answers as one text, `key=value` joined by `;` in the game's own order; '' for a game without options. */
export type OptionsKey = string;

/** The answers that hold unless the player chooses others. */
export const usualAnswers = (game: Game): Answers =>
  Object.fromEntries(Object.entries(game.options).map(([key, option]) => [key, option.usual]));

/** The same as one text. */
export const usualOptions = (game: Game): OptionsKey => makeOptions(game, {});

/** Every option is named; what `answers` leaves out has its usual answer. */
export function makeOptions(game: Game, answers: Answers): OptionsKey {
  return Object.entries(game.options)
    .map(([key, option]) => `${key}=${answers[key] ?? option.usual}`)
    .join(';');
}

/** The answers of a text, or undefined when it is not exactly one of this game's keys. */
export function parseOptions(game: Game, text: OptionsKey): Answers | undefined {
  const answers = answersIn(game, text);
  return answers && makeOptions(game, answers) === text ? answers : undefined;
}

/**
 * The key that a text was before the game had all its options: those it doesn't name have their usual answer. undefined
 * when it never was a key of this game.
 */
export function completeOptions(game: Game, text: OptionsKey): OptionsKey | undefined {
  const answers = answersIn(game, text);
  return answers && makeOptions(game, answers);
}

function answersIn(game: Game, text: OptionsKey): Answers | undefined {
  const answers: Record<string, string | boolean> = {};
  for (const part of text === '' ? [] : text.split(';')) {
    const [key = '', value = '', ...rest] = part.split('=');
    const answer = answerOf(game.options, key, value);
    if (answer === undefined || rest.length > 0 || Object.hasOwn(answers, key)) return undefined;
    answers[key] = answer;
  }
  return answers;
}

function answerOf(options: Options, key: string, value: string): string | boolean | undefined {
  const option = Object.hasOwn(options, key) ? options[key] : undefined;
  if (option === undefined) return undefined;
  if (option.kind === 'choice') return Object.hasOwn(option.values, value) ? value : undefined;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Every way to play a game: each combination of its answers. */
export function everyOptions(game: Game): OptionsKey[] {
  const combine = (sets: Answers[], [key, answers]: readonly [string, readonly (string | boolean)[]]): Answers[] =>
    sets.flatMap((set) => answers.map((answer) => ({ ...set, [key]: answer })));
  const each = Object.entries(game.options).map(
    ([key, option]) => [key, option.kind === 'choice' ? Object.keys(option.values) : [false, true]] as const,
  );
  return each.reduce(combine, [{}]).map((answers) => makeOptions(game, answers));
}
