import { findGame } from '../../../engine/rules.ts';
import type { ForeignPlayer, LeftOut } from '../../../engine/text.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';

interface LeftOutProps {
  readonly leftOut: readonly LeftOut[];
  readonly players: readonly ForeignPlayer[];
  /** Whether numbers are line numbers of a table. */
  readonly isTable: boolean;
}

/** The most lines that are shown. */
const MAX_SHOWN = 20;

/** The parts of a file that are not imported, and why. */
export function LeftOutList({ leftOut, players, isTable }: LeftOutProps) {
  const results = players.reduce((sum, { log }) => sum + log.length, 0);
  if (leftOut.length === 0 && results === 0) return null;
  const more = leftOut.length - MAX_SHOWN;
  return (
    <details class="carried-left-out">
      <summary>{sayExtra('carried.left-out', { count: leftOut.length + (results > 0 ? 1 : 0) })}</summary>
      <ul>
        {leftOut.slice(0, MAX_SHOWN).map(({ what, why }, at) => (
          <li key={at}>
            {sayWhat(what, isTable)}: {sayExtra(`carried.left-${why}`)}
          </li>
        ))}
        {more > 0 && <li>{sayExtra('carried.left-more', { count: more })}</li>}
        {results > 0 && <li>{sayExtra('carried.left-results', { count: results })}</li>}
      </ul>
    </details>
  );
}

/**
 * Says which game or line it is. A game that Baize does not have is named as in the other program, or by its number.
 */
function sayWhat(what: string, isTable: boolean): string {
  if (findGame(what)) return sayGame(what);
  if (!/^\d{1,5}$/.test(what)) return what;
  return sayExtra(isTable ? 'carried.line' : 'carried.number', { what });
}
