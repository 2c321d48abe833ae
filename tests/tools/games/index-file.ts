import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';

/** The file in which every game is named. */
export const GAMES_INDEX = join(ROOT, 'engine/games/index.ts');

/** Variable names for ids that are reserved words. */
const RESERVED: Readonly<Record<string, string>> = { yield: 'yieldGame' };

/** A game's file: `engine/games/<family>/<id>.ts`. */
export interface GameFile {
  readonly family: string;
  readonly id: string;
}

/** Returns its path from the top of the repository. */
export const pathOf = ({ family, id }: GameFile): string => join('engine/games', family, `${id}.ts`);

/** Lists the games' files, in the order of their ids. */
export const gameFiles = (): GameFile[] =>
  readdirSync(join(ROOT, 'engine/games'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && dirname(name) !== '.')
    .map((name) => ({ family: dirname(name), id: basename(name, '.ts') }))
    .toSorted(({ id: one }, { id: other }) => (one < other ? -1 : 1));

/** Returns the text of `engine/games/index.ts` that names these games. */
export function indexOf(files: readonly GameFile[]): string {
  const names = files
    .map(({ id }) => id)
    .map((id) => RESERVED[id] ?? id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return `/* Written by \`npm run games\` from the folders beside it. */
import type { Game } from '../model/game.ts';
import { gameOfId } from '../recipes/make-game.ts';
${files.map(({ family, id }, at) => `import ${names[at]!} from './${family}/${id}.ts';`).join('\n')}

/** Every game, in the order of their ids. */
// oxfmt-ignore
export const games: readonly Game[] = [
${inLines(names)}
];

/** Returns the game of an id, listed above or made by the recipe that the id encodes; undefined when there is none. */
export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id) ?? gameOfId(id);
`;
}

/** Writes several names a line, so that each new game adds less than two lines to the file. */
function inLines(names: readonly string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < names.length; at += NAMES_PER_LINE)
    lines.push(`  ${names.slice(at, at + NAMES_PER_LINE).join(', ')},`);
  return lines.join('\n');
}

const NAMES_PER_LINE = 6;
