import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';
import { COMMANDS as LAB_COMMANDS } from '../lab/commands.ts';
import { gamesPage } from '../tools/games/games-page.ts';
import { gameFiles, indexOf } from '../tools/games/index-file.ts';
import { countWords, gameLengths } from '../tools/words/count.ts';
import { withWordList, WORD_LIST } from '../tools/words/list.ts';
import { sources, text, tracked } from './sources.ts';

/**
 * The most lines of a README. It says what a thing is, how to use it and what to know before changing it; results have
 * pages of their own in tests/lab.
 */
const MAX_README_LINES = 80;

const { scripts: SCRIPTS } = JSON.parse(text('package.json')) as { scripts: Readonly<Record<string, string>> };
const scripts = Object.keys(SCRIPTS);

/** The commands of scripts that have several; `NAME` stands for any. */
const COMMANDS_OF: Readonly<Record<string, readonly string[]>> = {
  lab: ['NAME', ...Object.keys(LAB_COMMANDS)],
  pictures: ['WHAT', 'tables', 'fans', 'panels', 'readme', 'icons', 'sounds'],
  pack: ['dir', 'browser', 'sbom', 'manifests'],
  games: ['about', 'missing', 'new'],
};

/** A mention of an npm script, with the first word after it where that is a name. */
interface Mention {
  readonly script: string;
  readonly command: string | undefined;
}

const commandsIn = (page: string): Mention[] =>
  [...page.matchAll(/npm run (?:--silent )?([a-z][\w-]*(?::\w+)?)(?: \[?-- (\w[\w-]*))?/g)].map(
    ([, script = '', command]) => ({
      script,
      command,
    }),
  );

const isCommand = ({ script, command }: Mention): boolean =>
  scripts.includes(script) && (command === undefined || (COMMANDS_OF[script]?.includes(command) ?? true));

describe('the repository', () => {
  test('has its fixed top level', () => {
    const top = new Set(tracked.map((path) => path.split('/')[0] ?? '').filter((name) => !name.startsWith('.')));
    expect([...top].toSorted()).toEqual(
      [
        'CHANGELOG.md',
        'CONTRIBUTING.md',
        'LICENSE',
        'README.md',
        'assets',
        'electron-builder.yml',
        'engine',
        'main',
        'package-lock.json',
        'package.json',
        'preload',
        'renderer',
        'tests',
        'tsconfig.json',
      ].toSorted(),
    );
  });

  test('lists every game in the index, with a page of rules', () => {
    const files = gameFiles();
    expect(files.length).toBeGreaterThanOrEqual(107);
    expect(text('engine/games/index.ts'), 'a new game? npm run games').toBe(indexOf(files));
    expect(files.filter(({ id }) => !tracked.includes(`assets/help/en/${id}.md`))).toEqual([]);
  });

  test('keeps each game in the folder of its family', () => {
    const astray = gameFiles().filter(
      ({ family, id }) => !text(`assets/help/en/${id}.md`).includes(`\nfamily: ${family}\n`),
    );
    expect(astray).toEqual([]);
  });

  test('states the present number of games in its README', () => {
    const counts = [...text('README.md').matchAll(/(\d+) solitaire games/g)].map(([, count]) => Number(count));
    expect(counts).toEqual([gameFiles().length]);
  });

  test('states in its README how many deals stay undecided, within two per cent', () => {
    const [, stated] = /Averaged over all games, (\d+)% of deals/.exec(text('README.md')) ?? [];
    const odds = JSON.parse(text('assets/odds.json')) as Record<
      string,
      Record<string, { deals: number; open: number }>
    >;
    const shares = Object.values(odds).flatMap((game) => Object.values(game).map(({ deals, open }) => open / deals));
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(Number(stated) - 100 * mean)).toBeLessThan(2);
  });

  test('lists every game by family with its other names', () => {
    expect(text('assets/GAMES.md'), 'a new name? npm run games').toBe(gamesPage());
  });

  test('limits hover styles to devices that can hover', () => {
    const styles = tracked.filter((path) => path.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(5);
    const forAll = styles.filter((path) =>
      text(path)
        .replaceAll(/^@media \(hover: hover\) \{\n(?: .*\n|\n)*\}/gm, '')
        .includes(':hover'),
    );
    expect(forAll).toEqual([]);
  });

  test('names existing things in its texts', () => {
    const named = tracked
      .filter((path) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(path))
      .flatMap((page) =>
        [...text(page).matchAll(/`((?:engine|main|preload|renderer|assets|tests)\/[\w./-]*)`/g)].map(
          ([, path = '']) => path,
        ),
      );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !tracked.some((file) => file === path || file.startsWith(path)))).toEqual([]);
  });

  test('has READMEs of at most 80 lines', () => {
    const readmes = tracked.filter((path) => /.\/README\.md$/.test(path));
    expect(readmes.length).toBeGreaterThan(10);
    const long = readmes.filter((path) => text(path).trimEnd().split('\n').length > MAX_README_LINES);
    expect(long).toEqual([]);
  });

  test('links to existing targets', () => {
    const pages = tracked.filter((path) => path.endsWith('.md') && !path.startsWith('assets/help/'));
    const links = pages.flatMap((page) =>
      Array.from(text(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g), ([, link = '']) => ({ page, link })).filter(
        ({ link }) => !/^[a-z]+:/.test(link),
      ),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ page, link }) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });

  test('documents every npm script', () => {
    const pages = tracked
      .filter((path) => path.endsWith('.md'))
      .map(text)
      .join('\n');
    const named = new Set([...pages.matchAll(/`?npm (?:run )?([\w:-]+)/g)].map(([, name]) => name));
    expect(scripts.length).toBeGreaterThan(12);
    expect(scripts.filter((name) => !named.has(name))).toEqual([]);
  });

  test('names existing npm scripts and commands only', () => {
    const mentions = tracked
      .filter((path) => /\.(?:md|ts|tsx|js|json|ya?ml|sh)$|^\.ci\//.test(path) && !path.startsWith('tests/traces/'))
      .flatMap((path) => commandsIn(text(path)));
    expect(mentions.length).toBeGreaterThan(100);
    expect(mentions.filter((mention) => !isCommand(mention))).toEqual([]);
  });

  test.each([
    ['lab -- known golf', true],
    ['--silent lab -- knwon', false],
    ['known', false],
  ])('decides whether "npm run %s" is a command', (words, isOne) => {
    expect(commandsIn(`npm run ${words}`).map(isCommand)).toEqual([isOne]);
  });

  test('keeps CONTRIBUTING within its size', () =>
    expect(Buffer.byteLength(text('CONTRIBUTING.md'))).toBeLessThanOrEqual(12 * 1024));

  test('lists every word of the vocabulary with its meaning and users', () => {
    const page = text(WORD_LIST);
    const bare = (markdown: string): string => markdown.replaceAll(/[ -]{2,}|\s+/g, ' ');
    expect(bare(withWordList(page)) === bare(page), 'npm run words -- --write').toBe(true);
  });

  test('has recordings of all ninety-one AisleRiot games', () => {
    const recorded = tracked.flatMap((path) => /^tests\/traces\/([^/.]+)\.jsonl/.exec(path)?.[1] ?? []);
    expect(new Set(recorded).size).toBe(91);
    const ids = new Set(gameFiles().map(({ id }) => id));
    expect(recorded.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has vocabulary words used by two games or more', () => {
    const words = countWords();
    expect(words.length).toBeGreaterThan(50);
    const rare = words.filter(({ games }) => games.length < 2 && games[0] !== 'recipes');
    expect(rare.map(({ file, name, games }) => `${name} (${file}): ${games.join(', ') || 'no game'}`)).toEqual([]);
  });

  test('has no game over 120 lines', () => {
    expect(gameLengths().filter(({ lines }) => lines > 120)).toEqual([]);
  });

  test('has perft counts for every game', () => {
    const counted = Object.keys(JSON.parse(text('tests/engine/perft.json')) as Record<string, string>);
    const has = (id: string): boolean => counted.some((name) => name.startsWith(`${id} `));
    expect(gameLengths().filter(({ id }) => !has(id))).toEqual([]);
  });

  test('has no file over 400 lines except the list of games', () => {
    const long = sources.filter((path) => text(path).split('\n').length > 400);
    expect(long.filter((path) => path !== 'engine/games/index.ts')).toEqual([]);
  });

  test('pins exact versions', () => {
    const named = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;
    const { dependencies, devDependencies, optionalDependencies } = named;
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('locks every platform’s optional packages', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const locked = Object.keys(packages);
    const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });

  test('has no skipped test and no test.only', () => {
    const passed = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme|skipIf|runIf)\b/;
    expect(
      sources.filter((path) => path !== 'tests/architecture/repository.test.ts' && passed.test(text(path))),
    ).toEqual([]);
  });

  test('reads expected words in browser tests from literals only', () => {
    const specs = sources.filter((path) => path.startsWith('tests/e2e/'));
    expect(specs.length).toBeGreaterThan(60);
    expect(specs.filter((path) => /renderer\/words\/(?!language\.ts)/.test(text(path)))).toEqual([]);
  });

  test('names no folder of a developer’s machine', () => {
    const theirs = /(?:^|["'`\s(=])\/(?:work|farm|home|root|Users)\/\w/m;
    const words = tracked.filter(
      (path) => /\.(?:tsx?|js|json|md|yml|html|css)$/.test(path) && !path.endsWith('package-lock.json'),
    );
    expect(words.filter((path) => theirs.test(text(path)))).toEqual([]);
  });
});
