import {
  type Answers,
  type Choice,
  type Game,
  type OptionsKey,
  parseOptions,
  type Switch,
} from '../../../../engine/index.ts';
import { sayChoice } from '../../../words/choices.ts';
import { say } from '../../../words/say.ts';

/** Names an answer to a game's option. */
export const sayAnswer = (option: Switch | Choice, answer: Answers[string] | undefined): string =>
  option.kind === 'switch'
    ? say(answer === true ? 'facts.yes' : 'facts.no')
    : sayChoice(option.values[String(answer)]?.label ?? '');

/** Names a way to play by what is unusual in it: its preset, or the answers that differ from the usual ones. */
export function sayWay(game: Game, options: OptionsKey): string {
  const answers = parseOptions(game, options) ?? {};
  const unusual = Object.entries(game.options).filter(([key, { usual }]) => (answers[key] ?? usual) !== usual);
  if (unusual.length === 0) return say('odds.usual');
  const preset = game.presets.find((each) => Object.entries(each.answers).every(([key, is]) => answers[key] === is));
  if (preset) return sayChoice(preset.label);
  return unusual
    .map(([key, option]) =>
      option.kind === 'switch' && answers[key] === true
        ? sayChoice(option.label)
        : say('options.answered', { option: sayChoice(option.label), answer: sayAnswer(option, answers[key]) }),
    )
    .join(', ');
}
