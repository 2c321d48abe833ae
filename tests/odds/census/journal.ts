import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CensusResults } from './found.ts';

/** The result of one deal. `wins`: undefined where the basic bot did not play it. */
export interface Finding {
  readonly way: string;
  readonly deal: number;
  readonly verdict: string;
  readonly wins: number | undefined;
}

/** Letters from weakest to strongest. A stronger one replaces a weaker one, whichever process found it and when. */
const ORDER = '.?opcLlWw';

/**
 * Journals of the processes that take part in the census, a line for each deal. Each process writes one of its own, so
 * that no two write to the same file; a line that was cut off by a kill is skipped, and its deal tried again.
 */
export class Journals {
  readonly #folder: string;
  readonly #own: string;

  /** @param name the name of this process's own journal */
  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#own = join(folder, `${name}.tsv`);
    // Ends a line that was cut off, so that the next is not appended to it.
    if (existsSync(this.#own) && !readFileSync(this.#own, 'utf8').endsWith('\n')) appendFileSync(this.#own, '\n');
  }

  add({ way, deal, verdict, wins }: Finding): void {
    mkdirSync(this.#folder, { recursive: true });
    appendFileSync(this.#own, `${way}\t${deal}\t${verdict}\t${wins ?? '.'}\t;\n`);
  }

  /** Yields every finding of every journal. */
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

/** Removes the journals after they were merged. */
export const removeJournals = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Adds findings to what was found; their order makes no difference, nor do repetitions. */
export function merge(found: CensusResults, findings: Iterable<Finding>): CensusResults {
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
