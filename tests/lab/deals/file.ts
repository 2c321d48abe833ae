import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { decodeDeals } from '../../../engine/deals/deal-code.ts';
import type { DealList, DealLists } from '../../../engine/deals/deal-list.ts';
import { oddsWays } from '../../odds/census/ways.ts';

const DEALS = join(ROOT, 'assets/deals');

/** Reads the lists of a game; empty where there is no file. */
export function readDeals(game: string, folder = DEALS): DealLists {
  const path = pathOf(game, folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DealLists) : {};
}

/** Writes one list of a game into its file and keeps the others; they are in the order of the game's ways. */
export function writeDeals(game: string, options: string, list: DealList, folder = DEALS): void {
  const lists = { ...readDeals(game, folder), [options]: list };
  const order = oddsWays([game]).map((way) => way.options);
  const sorted = Object.entries(lists).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  writeFileSync(pathOf(game, folder), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * Whether two lists have the same deals as far as both were looked for: the deal of a calendar day depends on its place
 * in the list.
 */
export function beginsAs(one: DealList, other: DealList): boolean {
  const tried = Math.min(one.tried, other.tried);
  const [first, second] = [one, other].map(({ deals }) => decodeDeals(deals).filter(({ deal }) => deal <= tried));
  return first!.map(({ deal }) => deal).join() === second!.map(({ deal }) => deal).join();
}

const pathOf = (game: string, folder: string): string => join(folder, `${game}.json`);
