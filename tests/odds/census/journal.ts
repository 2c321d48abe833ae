import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Found } from './found.ts';

/** What came of one deal. `wins`: undefined where the simple player did not play it. */
export interface Finding {
  readonly way: string;
  readonly deal: number;
  readonly verdict: string;
  readonly wins: number | undefined;
}

/** What a letter says more than another: a verdict stands, whoever found it and when. */
const ORDER = '.opcLlWw';

/**
 * Journals of processes that take part in the census, a line a deal. Each process writes one of its own, so that no
 * two write to the same file; a line that was cut off by a kill is passed over, and its deal is asked again.
 */
export class Journals {
  readonly #folder: string;
  readonly #own: string;

  /** `name`: of the one that is written here. */
  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#own = join(folder, `${name}.tsv`);
    // A line that was cut off ends here, so that the next does not hang on it.
    if (existsSync(this.#own) && !readFileSync(this.#own, 'utf8').endsWith('\n')) appendFileSync(this.#own, '\n');
  }

  add({ way, deal, verdict, wins }: Finding): void {
    mkdirSync(this.#folder, { recursive: true });
    appendFileSync(this.#own, `${way}\t${deal}\t${verdict}\t${wins ?? '.'}\t;\n`);
  }

  /** Every finding of every journal. */
  *read(): Generator<Finding, void> {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder).toSorted())
      for (const line of readFileSync(join(this.#folder, name), 'utf8').split('\n')) {
        const [way, deal, verdict, wins, end] = line.split('\t');
        if (end !== ';' || way === undefined || verdict === undefined) continue;
        yield { way, deal: Number(deal), verdict, wins: wins === '.' ? undefined : Number(wins) };
      }
  }
}

/** Removes the journals, which were taken in. */
export const removeJournals = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** What was found, with findings added: the same whatever their order, and however often one comes. */
export function merge(found: Found, findings: Iterable<Finding>): Found {
  const ways = new Map(
    Object.entries(found).map(([key, way]) => [
      key,
      { way, verdicts: way.verdicts.split(''), wins: way.wins.split('') },
    ]),
  );
  for (const { way: key, deal, verdict, wins } of findings) {
    const way = ways.get(key);
    if (way === undefined) continue;
    while (way.verdicts.length < deal) way.verdicts.push('.');
    while (way.wins.length < deal) way.wins.push('.');
    if (ORDER.indexOf(verdict) > ORDER.indexOf(way.verdicts[deal - 1]!)) way.verdicts[deal - 1] = verdict;
    if (wins !== undefined) way.wins[deal - 1] = String(wins);
  }
  return Object.fromEntries(
    [...ways].map(([key, { way, verdicts, wins }]) => [
      key,
      { ...way, verdicts: verdicts.join(''), wins: wins.join('') },
    ]),
  );
}
