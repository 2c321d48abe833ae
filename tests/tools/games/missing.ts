import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DealLists, dealsThatCanBeWon } from '../../../engine/deals/deal-list.ts';
import { games } from '../../../engine/games/index.ts';
import { makeLesson } from '../../../engine/lessons/make-lesson.ts';
import type { Game } from '../../../engine/model/game.ts';
import { uncountedOptions, usualAnswers, usualOptions } from '../../../engine/model/options.ts';
import { KNOWN } from '../../../engine/solver/known.ts';
import { ROOT } from '../../../main/build/root.ts';
import { partsOf } from '../../../renderer/panels/rules/book/page.ts';
import type { Odds } from '../../../renderer/panels/rules/odds/odds.ts';
import { lags } from '../pages/translations.ts';

/** Languages in which every game has a page. */
export const PAGE_LANGUAGES = ['en', 'de', 'fr'] as const;

/** Something that a game should have and lacks. */
export interface Missing {
  readonly what: string;
  /** What adds it: a command, or a file to write. */
  readonly by: string;
}

/** Returns a page's path from the top of the repository. */
export const pagePath = (language: string, id: string): string => join('assets/help', language, `${id}.md`);

const bodies = new Map<string, string>();

/** Returns a page without its head, read once; '' when there is none. */
function bodyOf(language: string, id: string): string {
  const path = join(ROOT, pagePath(language, id));
  const body = bodies.get(path) ?? (existsSync(path) ? partsOf(readFileSync(path, 'utf8'))[1].trim() : '');
  bodies.set(path, body);
  return body;
}

/** Lists what a game should have and lacks. */
export const missingOf = (game: Game): readonly Missing[] => [
  ...PAGE_LANGUAGES.flatMap((language) => pageFaults(language, game.id)),
  ...[...known(game), ...counted(game)].flatMap(([isThere, what, by]) => (isThere ? [] : [{ what, by }])),
];

function pageFaults(language: string, id: string): readonly Missing[] {
  const [path, body] = [pagePath(language, id), bodyOf(language, id)];
  if (body === '') return [{ what: 'a page', by: `write ${path}` }];
  const twin = games.find((other) => other.id !== id && bodyOf(language, other.id) === body);
  if (twin) return [{ what: 'a page of its own', by: `change ${path}: it is the page of ${twin.name}` }];
  const isBehind = language !== 'en' && lags(language, id);
  return isBehind
    ? [{ what: 'a translation as it is now', by: `change ${path}, npm run pages -- --mark ${language} ${id}` }]
    : [];
}

type Check = readonly [isThere: boolean, what: string, by: string];

const known = (game: Game): readonly Check[] => {
  const origin = bodyOf('en', game.id).split('## Origin\n')[1]?.trim() ?? '';
  return [
    [origin !== '', 'a line on its source', `## Origin in ${pagePath('en', game.id)}`],
    [makeLesson(game, usualAnswers(game)).steps.length > 0, 'a lesson', 'see engine/lessons: the rules show no move'],
    [KNOWN[game.id] !== undefined, 'facts for the solver', `npm run lab -- known ${game.id}, then plans ${game.id}`],
  ];
};

const counted = (game: Game): readonly Check[] => [
  [Object.keys(countsOf(game.id)).length > 0, 'counts of positions', `npm run lab -- perft --write ${game.id}`],
  [oddsOf(game) !== undefined, 'odds', `npm run lab -- odds --write ${game.id} --deals 40`],
  [countListed(game) > 0, 'a list of deals', `npm run lab -- deals ${game.id}`],
];

/** Returns the counts of positions of each deal and version that is counted, by `<id> <options> deal <number>`. */
export const countsOf = (id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(read('tests/engine/perft.json') as Readonly<Record<string, string>>).filter(([name]) =>
      name.startsWith(`${id} `),
    ),
  );

/** Returns the odds of each version of a game that is measured, by its options. */
export const oddsFor = (id: string): Readonly<Record<string, Odds>> =>
  (read('assets/odds.json') as Readonly<Record<string, Readonly<Record<string, Odds>>>>)[id] ?? {};

/** Returns the odds of a game's default version. */
export const oddsOf = (game: Game): Odds | undefined => oddsFor(game.id)[uncountedOptions(game, usualOptions(game))];

/** Returns the lists of deals of a game, by its options. */
export function listsOf(id: string): DealLists {
  const path = join('assets/deals', `${id}.json`);
  return existsSync(join(ROOT, path)) ? (read(path) as DealLists) : {};
}

/** Counts the listed deals of a game's default version. */
export const countListed = (game: Game): number =>
  dealsThatCanBeWon(listsOf(game.id), uncountedOptions(game, usualOptions(game))).length;

const parsed = new Map<string, unknown>();

/** Returns a file of the repository, parsed once. */
function read(path: string): unknown {
  if (!parsed.has(path)) parsed.set(path, JSON.parse(readFileSync(join(ROOT, path), 'utf8')));
  return parsed.get(path);
}
