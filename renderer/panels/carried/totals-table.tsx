import { findGame } from '../../../engine/rules.ts';
import type { NewCarried } from '../../../preload/api.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say, sayInteger } from '../../words/say.ts';
import { sayGameVersion } from '../../words/versions.ts';

interface TotalsProps {
  readonly label: string;
  readonly totals: readonly NewCarried[];
}

/** Totals game by game, with a mark where the rules are not known to agree. */
export function TotalsTable({ label, totals }: TotalsProps) {
  return (
    <div class="lines carried-totals" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('statistics.game')}</th>
            <th scope="col">{say('statistics.played')}</th>
            <th scope="col">{say('statistics.won')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={`${total.source} ${total.game} ${total.options}`}>
              <th scope="row">
                {sayCarriedGame(total)}
                {total.rules !== 'same' && total.game !== '' && (
                  <span class="hint mark">{sayExtra(`carried.rules-${total.rules}`)}</span>
                )}
              </th>
              <td>{sayInteger(total.played)}</td>
              <td>{sayInteger(total.won)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says a game with its version, where that is known; the sum of those that Baize does not have by their number. */
function sayCarriedGame({ game: id, options, games }: NewCarried): string {
  if (!findGame(id)) return sayExtra('carried.other-games', { count: games });
  return options === '' ? sayGame(id) : sayGameVersion(id, options);
}
