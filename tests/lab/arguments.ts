import { findGame } from '../../engine/games/index.ts';
import type { LabCommand } from './commands.ts';

/**
 * Returns the options that a command's usage names, each with the name of the value that follows it as a word of its
 * own, if any does: `N` stands for a number above 0.
 */
export function optionsIn({ usage }: LabCommand): Map<string, string | undefined> {
  const named = usage.flatMap((form) => [...form.matchAll(/(--[a-z-]+)(?: ([A-Z][A-Z/-]*))?/g)]);
  return new Map(named.map(([, option = '', value]) => [option, value]));
}

/** Returns the fault of the words after a command's name; undefined when it may start. */
export function faultIn(command: LabCommand, words: readonly string[]): string | undefined {
  const options = optionsIn(command);
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const option = word.replace(/=.*/, '');
    if (!word.startsWith('--')) rest.push(word);
    else if (!options.has(option)) return `There is no option ${option}.`;
    else {
      const fault = options.get(option) && faultOfValue(option, options.get(option), words[++at]);
      if (fault) return fault;
    }
  }
  const stranger = command.takesGames ? rest.find((word) => findGame(word) === undefined) : undefined;
  return stranger === undefined ? undefined : `There is no game "${stranger}".`;
}

function faultOfValue(option: string, name: string | undefined, value: string | undefined): string | undefined {
  if (name === 'N' && !(Number(value) > 0)) return `A number above 0 must follow ${option}.`;
  return value === undefined ? `A value must follow ${option}.` : undefined;
}
