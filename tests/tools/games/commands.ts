import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, games } from '../../../engine/games/index.ts';
import type { Game } from '../../../engine/model/game.ts';
import { ROOT } from '../../../main/build/root.ts';
import { aboutOf } from './about.ts';
import { writeGameMessages } from './game-messages.ts';
import { GAMES_PAGE, gamesPage } from './games-page.ts';
import { missingOf } from './missing.ts';
import { missingWordsOf } from './missing-words.ts';
import { newGame } from './new-game.ts';
import { NEWER_PAGE, newerPage } from './newer-games.ts';

const USAGE = `Usage: npm run games                                updates every list of games
       npm run games -- about ID …                  prints everything known about games
       npm run games -- missing [ID …]              says what games lack, or all games
       npm run games -- new ID "NAME" [--like ID]   makes a game from the files of another`;

/** Runs the command given by the words after `npm run games`; returns what is wrong with them, if anything is. */
export async function runGames(what: string | undefined, words: readonly string[]): Promise<string | undefined> {
  if (what === undefined) return listGames();
  if (what === 'new') return newGame(words);
  const unknown = words.filter((id) => !findGame(id));
  if (unknown.length > 0) return `There is no game ${unknown.join(', ')}. assets/GAMES.md lists all.`;
  const named = words.map((id) => findGame(id)!);
  if (what === 'missing') return listMissing(named);
  if (what !== 'about' || named.length === 0) return USAGE;
  for (const game of named) console.log(await aboutOf(game));
  return undefined;
}

function listGames(): undefined {
  writeFileSync(GAMES_PAGE, gamesPage());
  writeGameMessages();
  writeFileSync(NEWER_PAGE, newerPage(readFileSync(NEWER_PAGE, 'utf8')));
  const readme = join(ROOT, 'README.md');
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(/\d+(?= solitaire games)/, String(games.length)));
}

/** Says what these games lack; where none is named, what any game lacks. */
function listMissing(named: readonly Game[]): undefined {
  const asked = named.length > 0 ? named : games;
  const all = asked.map((game) => ({ game, missing: [...missingOf(game), ...missingWordsOf(game)] }));
  const lacking = all.filter(({ missing }) => named.length > 0 || missing.length > 0);
  for (const { game, missing } of lacking) {
    const lines = missing.map(({ what, by }) => `- ${what}: ${by}`);
    console.log([`${game.id} lacks ${lines.length === 0 ? 'nothing' : ''}`.trim(), ...lines].join('\n'));
  }
  if (named.length === 0) console.log(`${games.length - lacking.length} of ${games.length} games lack nothing.`);
}
