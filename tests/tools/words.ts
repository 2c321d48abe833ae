import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { countWords, gameLengths } from './words/count.ts';
import { countedMessages, countedTables } from './words/counted.ts';
import { withWordList, WORD_LIST } from './words/list.ts';
import { missingMessages } from './words/missing.ts';

/*
 * Lists every word of the rules with how many games use it, the rarest first, and the lengths of the games' files. `--
 * --write` writes the list in engine/vocabulary/WORDS.md instead. `-- missing` lists the messages that languages lack,
 * and with `--release` fails when there are any. `-- counted` writes every message with plurals, at seven numbers in
 * all languages, to dist/words/counted.md, to be read.
 */

const [what] = process.argv.slice(2);
if (what === '--write') writeList();
else if (what === 'missing') await listMissing(process.argv.includes('--release'));
else if (what === 'counted') await writeCounted();
else print();

async function listMissing(isRelease: boolean): Promise<void> {
  const missing = await missingMessages();
  for (const [language, words] of missing) console.log(`${language}: ${words.length}\n  ${words.join('\n  ')}`);
  if (missing.size === 0) console.log('Every language has every message.');
  else if (isRelease) process.exitCode = 1;
}

async function writeCounted(): Promise<void> {
  const path = join(ROOT, 'dist/words/counted.md');
  mkdirSync(join(ROOT, 'dist/words'), { recursive: true });
  writeFileSync(path, await countedTables());
  console.log(`${countedMessages} messages in ${SPOKEN_LANGUAGES.length} languages: ${path}`);
}

function writeList(): void {
  const path = join(ROOT, WORD_LIST);
  writeFileSync(path, withWordList(readFileSync(path, 'utf8')));
  execFileSync('npx', ['oxfmt', WORD_LIST], { cwd: ROOT });
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
