import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';

/** Where every game is named. */
export const INDEX = join(ROOT, 'engine/games/index.ts');

/** Ids that are words of the language, as names of variables. */
const RESERVED: Readonly<Record<string, string>> = { yield: 'yieldGame' };

/** The ids of the games there are, one for each file, in the order of the alphabet. */
export const gameIds = (): string[] =>
  readdirSync(join(ROOT, 'engine/games'))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.replace('.ts', ''))
    .toSorted();

/** The text of `engine/games/index.ts` that names these games. */
export function indexOf(ids: readonly string[]): string {
  const names = ids.map((id) => RESERVED[id] ?? id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return `/* Written by \`npm run games\` from the files beside it. */
import type { Game } from '../model/game.ts';
${ids.map((id, at) => `import ${names[at]!} from './${id}.ts';`).join('\n')}

/** Every game, in the order of their ids. */
// oxfmt-ignore
export const games: readonly Game[] = [
${inLines(names)}
];

/** The game of an id; undefined when there is none. */
export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
`;
}

/** Several names a line, so that the file does not grow by two lines with each game. */
function inLines(names: readonly string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < names.length; at += A_LINE) lines.push(`  ${names.slice(at, at + A_LINE).join(', ')},`);
  return lines.join('\n');
}

const A_LINE = 6;
