import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DealLists, dealsThatCanBeWon } from '../../../engine/deals/deal-list.ts';
import { games } from '../../../engine/games/index.ts';
import { makeLesson } from '../../../engine/lessons/make-lesson.ts';
import type { Game } from '../../../engine/model/game.ts';
import { uncountedOptions, usualAnswers, usualOptions } from '../../../engine/model/options.ts';
import { ROOT } from '../../../main/build/root.ts';
import type { Odds } from '../../../renderer/panels/rules/odds/odds.ts';

/** The page that has the table of the newer games. */
export const NEWER_PAGE = join(ROOT, 'tests/lab/results/newer-games.md');

/** A line of the table: the game's name and its positions a second, which are kept; the rest is found again. */
const TABLE_LINE = /^\| (?<name>[^|]+?) +\| +(?<speed>[\d.]+) \|.*$/gm;
/** What follows the table, up to the end of the page or the next heading. */
const AFTER_TABLE = /(?<=\n\n)(?:Nothing is missing|Missing:) [^]*/;

/** Returns the page with what the census now has of the newer games, and with what any of them lacks. */
export function newerPage(page: string): string {
  const at = page.indexOf('## Result');
  const [before, section] = [page.slice(0, at), page.slice(at)];
  const lines = [...section.matchAll(TABLE_LINE)].map(({ groups }) => ({
    game: named(groups!['name']!),
    speed: groups!['speed']!,
  }));
  const rows = lines.map(({ game, speed }) => [game.name, speed, ...figuresOf(game)]);
  const lacking = lines.flatMap(({ game }) => lacksOf(game).map((what) => ({ what, name: game.name })));
  const text = section.replace(/^\|[^]*\|\n/m, table(rows)).replace(AFTER_TABLE, '');
  return `${before}${text.trimEnd()}\n\n${missing(lacking)}\n`;
}

function named(name: string): Game {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`No game is called ${name}.`);
  return game;
}

const TABLE_HEAD = ['game', 'positions a second', 'deals', 'won', 'lost', 'open', 'undecided', 'listed'];

const ODDS = read('assets/odds.json') as Readonly<Record<string, Readonly<Record<string, Odds>>>>;

/** Returns, for the usual way to play, what the census has decided, and how many winnable deals are listed. */
function figuresOf(game: Game): string[] {
  const key = uncountedOptions(game, usualOptions(game));
  const { deals, won, lost, chance, open } = ODDS[game.id]?.[key] ?? { deals: 0, won: 0, lost: 0, chance: 0, open: 0 };
  const undecided = chance + open;
  const share = deals === 0 ? '–' : `${Math.round((100 * undecided) / deals)} %`;
  return [...[deals, won, lost, undecided].map(String), share, String(listed(game))];
}

/** Counts the deals of the usual way in a game's list. */
function listed(game: Game): number {
  const path = join('assets/deals', `${game.id}.json`);
  const lists = existsSync(join(ROOT, path)) ? (read(path) as DealLists) : {};
  return dealsThatCanBeWon(lists, uncountedOptions(game, usualOptions(game))).length;
}

/** Lists what a game should have and has not. */
function lacksOf(game: Game): string[] {
  const page = (language: string): string => {
    const path = join(ROOT, 'assets/help', language, `${game.id}.md`);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const origin = page('en').split('## Origin\n')[1]?.trim() ?? '';
  const has = {
    'a page': ['en', 'de', 'fr'].every((language) => page(language) !== ''),
    'a line on its source': origin !== '',
    'a lesson': makeLesson(game, usualAnswers(game)).steps.length > 0,
    odds: ODDS[game.id] !== undefined,
    'a list of deals': listed(game) > 0,
  };
  return Object.entries(has).flatMap(([what, isThere]) => (isThere ? [] : [what]));
}

function missing(lacking: readonly { readonly what: string; readonly name: string }[]): string {
  if (lacking.length === 0)
    return 'Nothing is missing: every game has a page, a source, a lesson, odds and a list of deals.';
  const kinds = [...new Set(lacking.map(({ what }) => what))];
  const namesOf = (kind: string): string =>
    lacking
      .filter(({ what }) => what === kind)
      .map(({ name }) => name)
      .join(', ');
  return wrapped(`Missing: ${kinds.map((kind) => `${kind} (${namesOf(kind)})`).join('; ')}.`);
}

const LINE_LETTERS = 150;

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (line.length > LINE_LETTERS) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}

/** Formats the table, names aligned to the left, figures to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = TABLE_HEAD.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |\n`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |\n`;
  return line(TABLE_HEAD) + rule + rows.map(line).join('');
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
