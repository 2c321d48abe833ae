import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import languages from '../../assets/words/languages.json' with { type: 'json' };
import { ROOT } from '../../main/build/root.ts';
import type { Language } from '../../preload/languages.ts';
import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { COMPONENTS, textsIn } from './words/catalogues.ts';
import { faultsIn } from './words/check.ts';
import { countWords, gameLengths } from './words/count.ts';
import { countedMessages, countedTables } from './words/counted.ts';
import { withWordList, WORD_LIST } from './words/list.ts';
import { missingMessages } from './words/missing.ts';
import { saidOf } from './words/said.ts';
import { beginLanguage, putMessages, toTranslate } from './words/translating.ts';
import { verifyCatalogues } from './words/verify.ts';

/*
 * Lists every word of the rules with how many games use it, the rarest first, and the lengths of the games' files. `--
 * --write` writes the list in engine/vocabulary/WORDS.md instead. `-- counted` writes every message with plurals, at
 * seven numbers in all languages, to dist/words/counted.md, to be read. `-- verify` has Format.JS check all catalogues.
 * For translators:
 *
 * -- new LANGUAGE: makes the folder of a language and its line in assets/words/languages.json, as in progress.
 * -- missing [LANGUAGE]: lists the messages that languages lack; with `--release` fails when there are any.
 * -- missing LANGUAGE --texts [COMPONENT …]: prints those messages in English, with descriptions, as JSON.
 * -- put LANGUAGE FILE …: puts translated messages into the files of a language; a file has texts by ids, as JSON.
 * -- check LANGUAGE: lists the faults of a language.
 * -- say LANGUAGE GAME …: prints the rules at a glance and the lessons of games.
 */

const [what, language = '', ...others] = process.argv.slice(2);
const isRelease = process.argv.includes('--release');
if (what === '--write') writeList();
else if (what === 'missing' && others[0] === '--texts') printTexts(others.slice(1));
else if (what === 'missing') listMissing(isLanguage(language) ? [language] : SPOKEN_LANGUAGES);
else if (what === 'new' && /^[a-z]{2,3}(?:-\w+)?$/.test(language)) begin();
else if (what === 'put' && isLanguage(language)) putFiles(language);
else if (what === 'check' && isLanguage(language)) listFaults(language);
else if (what === 'say' && isLanguage(language))
  for (const id of others) console.log((await saidOf(id, language)).join('\n'));
else if (what === 'counted') await writeCounted();
else if (what === 'verify') verify();
else print();

function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

function listMissing(of: readonly Language[]): void {
  const missing = missingMessages(textsIn, of);
  for (const [language, words] of missing) console.log(`${language}: ${words.length}\n  ${words.join('\n  ')}`);
  if (missing.size === 0) console.log(of === SPOKEN_LANGUAGES ? 'Every language has every message.' : 'None.');
  else if (isRelease) process.exitCode = 1;
}

function printTexts(components: readonly string[]): void {
  const wanted = COMPONENTS.filter((component) => components.length === 0 || components.includes(component));
  console.log(JSON.stringify(toTranslate(language, wanted), undefined, 2));
}

function begin(): void {
  beginLanguage(language);
  execFileSync('npx', ['oxfmt', 'assets/words/languages.json'], { cwd: ROOT });
  console.log(`assets/words/${language}/ and its line in assets/words/languages.json are ready.`);
}

function putFiles(language: Language): void {
  for (const file of others) {
    const left = putMessages(language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    for (const id of left) console.error(`${file}: ${id} is unknown or broken`);
    if (left.length > 0) process.exitCode = 1;
  }
}

function listFaults(language: Language): void {
  const faults = faultsIn(language);
  for (const [check, found] of faults) console.log(`Not ${check}: ${found.length}\n  ${found.join('\n  ')}`);
  console.log(`${Object.keys(toTranslate(language)).length} messages are missing.`);
  if (faults.size > 0) process.exitCode = 1;
}

function verify(): void {
  try {
    verifyCatalogues();
    console.log('Format.JS finds no fault.');
  } catch {
    process.exitCode = 1;
  }
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
