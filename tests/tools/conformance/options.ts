import type { Answers, Choice, Game, Switch } from '../../../engine/model/game.ts';
import { exceptionsOf } from './exceptions.ts';
import type { Trace } from './trace.ts';

/**
 * Returns the answers of a recording, found by the labels of the game's options and presets. Options without a label
 * have their default.
 */
export function answersOf(game: Game, trace: Trace): Answers {
  if (trace.way !== undefined) return trace.way.answers ?? {};
  const recorded = recordedOptions(trace);
  const preset = game.presets.find(({ label }) => recorded.get(label) === true);
  const answers: Record<string, string | boolean> = { ...preset?.answers };
  for (const [key, option] of Object.entries(game.options)) {
    const answer = option.kind === 'switch' ? recorded.get(option.label) : chosenAmong(option, recorded);
    if (answer !== undefined) answers[key] = answer;
  }
  return answers;
}

/** Returns the labels that a recording names and the game does not have, and such keys in the table of versions. */
export function unknownOptions(game: Game, trace: Trace): string[] {
  const answers = Object.entries(trace.way?.answers ?? {});
  const unknown = answers
    .filter(([key, answer]) => !isFormer(game, key, answer) && !isAnswer(game.options[key], answer))
    .map(([key]) => key);
  return [...unknown, ...unknownLabels(game, trace)];
}

const isAnswer = (option: Choice | Switch | undefined, answer: string | boolean): boolean =>
  option?.kind === 'choice' ? String(answer) in option.values : option !== undefined && typeof answer === 'boolean';

const isFormer = ({ former }: Game, key: string, answer: string | boolean): boolean =>
  Object.hasOwn(former[key] ?? {}, String(answer));

function unknownLabels(game: Game, trace: Trace): string[] {
  const labels = new Set([...Object.values(game.options).flatMap(labelsOf), ...game.presets.map(({ label }) => label)]);
  return [...recordedOptions(trace).keys()].filter((name) => !labels.has(name));
}

const labelsOf = (option: Choice | Switch): string[] =>
  option.kind === 'switch' ? [option.label] : Object.values(option.values).map((value) => value.label);

function recordedOptions(trace: Trace): Map<string, boolean> {
  const recorded = trace.options.map(({ name, value }) => [name, value] as const);
  return new Map([...recorded, ...Object.entries(exceptionsOf(trace).options ?? {})]);
}

const chosenAmong = ({ values }: Choice, recorded: ReadonlyMap<string, boolean>): string | undefined =>
  Object.keys(values).find((key) => recorded.get(values[key]?.label ?? '') === true);
