import { join } from 'node:path';
import { games } from '../../../engine/games/index.ts';
import type { Game } from '../../../engine/model/game.ts';
import { ROOT } from '../../../main/build/root.ts';
import { countListed, missingOf, oddsOf } from './missing.ts';

/** The page that has the table of the newer games. */
export const NEWER_PAGE = join(ROOT, 'tests/lab/results/newer-games.md');

/** A line of the table: the game's name and its positions a second, which are kept; the rest is computed again. */
const TABLE_LINE = /^\| (?<name>[^|]+?) +\| +(?<speed>[\d.]+) \|.*$/gm;
/** What follows the table, up to the end of the page or the next heading. */
const AFTER_TABLE = /(?<=\n\n)(?:Nothing is missing|Missing:) [^]*/;

/** Returns the page with the census's present figures of the newer games, and with what any of them lacks. */
export function newerPage(page: string): string {
  const at = page.indexOf('## Result');
  const [before, section] = [page.slice(0, at), page.slice(at)];
  const lines = [...section.matchAll(TABLE_LINE)].map(({ groups }) => ({
    game: named(groups!['name']!),
    speed: groups!['speed']!,
  }));
  const rows = lines.map(({ game, speed }) => [game.name, speed, ...figuresOf(game)]);
  const lacking = lines.flatMap(({ game }) => missingOf(game).map(({ what }) => ({ what, name: game.name })));
  const text = section.replace(/^\|[^]*\|\n/m, table(rows)).replace(AFTER_TABLE, '');
  return `${before}${text.trimEnd()}\n\n${missing(lacking)}\n`;
}

function named(name: string): Game {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`No game is called ${name}.`);
  return game;
}

const TABLE_HEAD = ['game', 'positions a second', 'deals', 'won', 'lost', 'open', 'undecided', 'listed'];

/** Returns, for the default version, what the census has decided, and how many winnable deals are listed. */
function figuresOf(game: Game): string[] {
  const { deals, won, lost, chance, open } = oddsOf(game) ?? { deals: 0, won: 0, lost: 0, chance: 0, open: 0 };
  const undecided = chance + open;
  const share = deals === 0 ? '–' : `${Math.round((100 * undecided) / deals)}%`;
  return [...[deals, won, lost, undecided].map(String), share, String(countListed(game))];
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
