import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../engine/games/index.ts';
import { ROOT } from '../../../main/build/root.ts';
import { BRANCHES } from '../../../renderer/panels/picker/choosing/family-tree.ts';
import { parseFacts, partsOf } from '../../../renderer/panels/rules/book/page.ts';
import { hasWord, say } from '../../../renderer/words/say.ts';
import { sourcesSection } from './sources.ts';

/** The list of games for readers. */
export const GAMES_PAGE = join(ROOT, 'assets/GAMES.md');

/** Returns the page of all games by family, in the order of the picker, each with its other names, then by source. */
export function gamesPage(): string {
  const families = Object.values(BRANCHES).flatMap((branch) => Object.keys(branch));
  const listed = games
    .map(({ id, name }) => ({ id, name, ...factsOf(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const sections = families.map((family) => {
    const lines = listed
      .filter((game) => game.family === family)
      .map(({ id, name, aliases }) =>
        [`- [${name}](help/en/${id}.md)`, ...(aliases.length > 0 ? [`(${aliases.join(', ')})`] : [])].join(' '),
      );
    return `## ${inEnglish(`family.${family}`)}\n\n${inEnglish(`family.${family}-about`)}\n\n${lines.join('\n')}\n`;
  });
  return `# The ${games.length} games\n\nBy family, with other names in brackets, and [by source](#sources). Each name leads to the page of rules; \`npm run games -- about ID\`, with the id that the page's file has, prints everything else that is known about a game. Written by \`npm run games\`.\n\n${sections.join('\n')}\n${sourcesSection()}`;
}

const factsOf = (id: string) => parseFacts(partsOf(readFileSync(join(ROOT, 'assets/help/en', `${id}.md`), 'utf8'))[0]);

const inEnglish = (word: string): string => (hasWord(word) ? say(word) : word);
