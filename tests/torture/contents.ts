import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { games, usualOptions } from '../../engine/rules.ts';
import { openStore } from '../../main/store/open.ts';
import type { KeptGame, RecordedGame } from '../../preload/api.ts';
import type { Store } from '../../main/store/store.ts';
import type { Host } from './host.ts';

/** All that anybody would miss, games in progress, named games and results, each under a key of its own. */
export type Contents = ReadonlyMap<string, unknown>;

const BEGUN = 1_790_000_000_000;

/** Makes a game as a page would save it; each number has a deal of its own. */
export function gameOf(number: number, moves = 3): KeptGame {
  const game = games[number % games.length]!;
  return {
    game: game.id,
    options: usualOptions(game),
    rules: game.version,
    deal: number + 1,
    cards: '',
    moves: Array.from({ length: moves }, () => '0').join(' '),
    at: moves,
    moveCount: moves,
    score: number,
    clock: 1000 * number,
    begun: BEGUN + number,
    help: { undos: 0, hints: 0, solver: false },
  };
}

export const resultOf = (number: number): RecordedGame => ({
  ...gameOf(number, 40),
  outcome: number % 3 === 0 ? 'won' : 'lost',
  ended: BEGUN + 60_000 * number,
});

export const keptName = ({ game, options }: Pick<KeptGame, 'game' | 'options'>): string => `kept ${game} ${options}`;
export const resultName = ({ game, deal, begun }: Pick<KeptGame, 'game' | 'deal' | 'begun'>): string =>
  `result ${game} ${deal} ${begun}`;
export const namedName = (name: string): string => `named ${name}`;

/** Returns everything a host has kept, through its exports. */
export async function contentsOf(host: Host): Promise<Contents> {
  const results: RecordedGame[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: { results: readonly RecordedGame[]; next: number | null } = await host.ask('export.results', after);
    results.push(...page.results);
    after = page.next;
  }
  return contentsFrom(await host.ask('export.kept'), await host.ask('export.named'), results);
}

/** Returns the contents of a database file, which is left as it is. */
export function contentsIn(path: string): Contents {
  const folder = mkdtempSync(join(tmpdir(), 'baize-contents-'));
  try {
    for (const ending of ['', '-wal'])
      if (existsSync(path + ending)) copyFileSync(path + ending, join(folder, `baize.db${ending}`));
    const store = openStore(folder);
    const contents = contentsOfStore(store);
    store.close();
    return contents;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the contents of an open store. */
export const contentsOfStore = ({ kept, named, results }: Store): Contents =>
  contentsFrom(kept.all(), named.all(), results.page(0, 1e9).results);

function contentsFrom(
  kept: readonly KeptGame[],
  named: readonly { name: string; kept: KeptGame }[],
  results: readonly RecordedGame[],
): Contents {
  return new Map<string, unknown>([
    ...kept.map((game) => [keptName(game), game] as const),
    ...named.map((game) => [namedName(game.name), game.kept] as const),
    ...results.map((result) => [resultName(result), result.outcome] as const),
  ]);
}

/** Lists what is wanted and missing or different. */
export function missing(wanted: Contents, found: Contents): string[] {
  return [...wanted]
    .filter(([name, value]) => !isDeepStrictEqual(found.get(name), value))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)} is wanted, ${JSON.stringify(found.get(name))} found`);
}

/** Lists what is missing, and what is there and should not be. */
export const differences = (wanted: Contents, found: Contents): string[] => [
  ...missing(wanted, found),
  ...[...found.keys()].filter((name) => !wanted.has(name)).map((name) => `${name} should not be there`),
];

/** Fills a folder with `results` results and a game in progress of every tenth game, some of them long. */
export function fill(folder: string, results: number): void {
  const store = openStore(folder);
  store.imports.together(() => {
    for (let number = 0; number < results; number += 1)
      store.imports.add({ kind: 'results', value: resultOf(number) }, () => false);
  });
  for (let number = 0; number < games.length; number += 10)
    store.kept.keep(gameOf(number, number % 20 === 0 ? 4000 : 40));
  store.named.keep('a name', gameOf(7));
  store.imports.finish(() => false);
  store.close();
}

/** Copies a folder; the caller removes the copy. */
export function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Lists files that exist only while a program is in the middle of something. */
export const halfDone = (data: string): string[] =>
  readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:part|moving)(?:-wal|-shm|-journal)?$/.test(name),
  );

/** Overwrites the first page of a closed database: its header, and the schema that leads to everything. */
export function spoil(folder: string): void {
  const file = openSync(join(folder, 'baize.db'), 'r+');
  writeSync(file, Buffer.alloc(4096, 0xa5));
  closeSync(file);
}
