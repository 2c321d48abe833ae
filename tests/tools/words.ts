import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { countWords, gameLengths } from './words/count.ts';
import { withWordList } from './words/list.ts';

/*
 * Lists every word of the rules with how many games use it, the rarest first, and how long the games' files are. With --write it
 * writes the list of CONTRIBUTING.md instead.
 */

if (process.argv.includes('--write')) writeList();
else print();

function writeList(): void {
  const path = join(ROOT, 'CONTRIBUTING.md');
  writeFileSync(path, withWordList(readFileSync(path, 'utf8')));
  execFileSync('npx', ['oxfmt', 'CONTRIBUTING.md'], { cwd: ROOT });
}

function print(): void {
  const words = countWords().toSorted((a, b) => a.games.length - b.games.length);
  for (const { file, name, games } of words) {
    console.log(
      `${String(games.length).padStart(3)}  ${name} (${file})${games.length < 4 ? `: ${games.join(', ')}` : ''}`,
    );
  }

  const files = gameLengths().toSorted((a, b) => a.lines - b.lines);
  const [median, largest] = [files[Math.floor(files.length / 2)], files.at(-1)];
  console.log(
    `${words.length} words, ${words.filter(({ games }) => games.length < 2).length} of them in fewer than two games`,
  );
  console.log(`${files.length} games, median ${median?.lines} lines, largest ${largest?.id} with ${largest?.lines}`);
}
