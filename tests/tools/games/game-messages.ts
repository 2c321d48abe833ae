import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../engine/games/index.ts';
import type { Game } from '../../../engine/model/game.ts';
import { ROOT } from '../../../main/build/root.ts';
import { parsePage } from '../../../renderer/panels/rules/book/page.ts';
import type { SourceMessage } from '../../../renderer/words/catalogue/entry.ts';
import { readComponent, writeComponent } from '../words/catalogues.ts';
import { pagePath } from './missing.ts';

/* The English messages of the games: their goals, and the labels of their options and presets. */

type MessagesById = Readonly<Record<string, SourceMessage>>;

/** Returns the goal, the first paragraph of the English page. */
function goalOf(id: string): string {
  const { blocks } = parsePage(readFileSync(join(ROOT, pagePath('en', id)), 'utf8'));
  const first = blocks.find((block) => block.kind === 'paragraph');
  return first?.kind === 'paragraph' ? first.runs.map(({ text }) => text).join('') : '';
}

/** Returns the message of each game's goal. */
export const goalMessages = (): MessagesById =>
  Object.fromEntries(
    games.map(({ id, name }) => [
      `goal.${id}`,
      {
        defaultMessage: goalOf(id),
        description: `What the player of ${name} has to do: said by its lesson and its preview in the picker, and the first paragraph of its page of rules.`,
      },
    ]),
  );

/** Returns the message of each option, value and preset of a game, as its file labels them; plain numbers have none. */
export function labelMessages({ id, name, options, presets }: Game): MessagesById {
  const labels = Object.entries(options).flatMap(([key, option]): [string, SourceMessage][] => {
    const kind = option.kind === 'switch' ? 'An option that is on or off' : 'A choice';
    const own = message(`option.${id}.${key}`, option.label, `${kind} in the options of ${name}.`);
    const values = option.kind === 'switch' ? [] : Object.entries(option.values);
    const answer = `An answer to “${option.label}” in the options of ${name}.`;
    return [own].concat(values.map(([value, { label }]) => message(`option.${id}.${key}.${value}`, label, answer)));
  });
  const ways = presets.map((preset) =>
    message(
      `preset.${id}.${preset.name}`,
      preset.label,
      `A version of ${name}. Not shown: players find the version in the picker by typing these words.`,
    ),
  );
  const titles = presets.flatMap(({ name: key, title }) =>
    title === undefined
      ? []
      : [message(`version.${id}.${key}`, title, `The name of a version of ${name}. Keep it short.`)],
  );
  return Object.fromEntries(
    [...labels, ...ways, ...titles].filter(([, { defaultMessage }]) => !/^\d+$/.test(defaultMessage)),
  );
}

const message = (id: string, defaultMessage: string, description: string): [string, SourceMessage] => [
  id,
  { defaultMessage, description },
];

/** Returns the messages of all options: the existing ones and, for new options, the labels in the games. */
export function optionMessages(): MessagesById {
  const written = readComponent('en', 'options');
  return { ...Object.assign({}, ...games.map(labelMessages)), ...kept(written) } as MessagesById;
}

/** Returns the existing messages of options that still exist. */
function kept(written: MessagesById): MessagesById {
  const ids = new Set(games.flatMap((game) => Object.keys(labelMessages(game))));
  return Object.fromEntries(Object.entries(written).filter(([id]) => ids.has(id)));
}

/** Writes the English messages of all games. */
export function writeGameMessages(): void {
  writeComponent('en', 'goals', goalMessages());
  writeComponent('en', 'options', optionMessages());
}
