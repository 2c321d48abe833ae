import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, games } from '../../../engine/games/index.ts';
import { ROOT } from '../../../main/build/root.ts';
import { GAMES_PAGE, gamesPage } from './games-page.ts';
import { missingOf } from './missing.ts';
import { newGame } from './new-game.ts';
import { NEWER_PAGE, newerPage } from './newer-games.ts';

/** Does what the words after `npm run games` say; returns what is wrong with them, if anything is. */
export function runGames(what: string | undefined, words: readonly string[]): string | undefined {
  if (what === undefined) return listGames();
  if (what === 'new') return newGame(words);
  return what === 'missing' ? listMissing(words) : `There is no "${what}": only new and missing.`;
}

function listGames(): undefined {
  writeFileSync(GAMES_PAGE, gamesPage());
  writeFileSync(NEWER_PAGE, newerPage(readFileSync(NEWER_PAGE, 'utf8')));
  const readme = join(ROOT, 'README.md');
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(/\d+(?= solitaire games)/, String(games.length)));
}

/** Says what these games lack; without ids, what any game lacks. */
function listMissing(ids: readonly string[]): string | undefined {
  const unknown = ids.filter((id) => !findGame(id));
  if (unknown.length > 0) return `Usage: npm run games -- missing [ID …]; unknown: ${unknown.join(', ')}`;
  for (const id of ids) {
    const lines = missingOf(findGame(id)!).map(({ what, by }) => `- ${what}: ${by}`);
    console.log([`${id} lacks ${lines.length === 0 ? 'nothing' : ''}`.trim(), ...lines].join('\n'));
  }
  return undefined;
}
