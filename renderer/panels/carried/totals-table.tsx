import { findGame } from '../../../engine/rules.ts';
import type { NewCarried } from '../../../preload/api.ts';
import type { PreviewedTotal } from '../../app/services/exchange/carried.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';
import { sayGameVersion } from '../../words/versions.ts';
import { joinList } from '../../words/joins.ts';

interface TotalsProps {
  readonly label: string;
  /** The program whose totals they are. */
  readonly source: string;
  readonly totals: readonly PreviewedTotal[];
}

/** At most this many lines are shown. */
const MAX_SHOWN = 1000;
/** At most this many of the other program's games are named in one line. */
const MAX_NAMED = 5;

/** Totals by game, in the other program and here, with a mark where the rules are not known to agree. */
export function TotalsTable({ label, source, totals }: TotalsProps) {
  return (
    <div class="lines carried-totals" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col" translate={false}>
              {source}
            </th>
            <th scope="col" translate={false}>
              Baize
            </th>
            <th scope="col">{sayExtra('statistics.played')}</th>
            <th scope="col">{sayExtra('statistics.won')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.slice(0, MAX_SHOWN).map(({ total, theirs }) => (
            <tr key={`${total.source} ${total.game} ${total.options}`}>
              <td translate={false}>{sayTheirs(theirs)}</td>
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
      {totals.length > MAX_SHOWN && (
        <p class="hint">{sayExtra('carried.left-more', { count: totals.length - MAX_SHOWN })}</p>
      )}
    </div>
  );
}

/** Says what the program calls its games; a game without a known name is said by its number. */
function sayTheirs(theirs: PreviewedTotal['theirs']): string {
  const names = new Set(theirs.map(({ id, name }) => name || sayExtra('carried.number', { what: id })));
  const said = [...names].slice(0, MAX_NAMED);
  const more = names.size - said.length;
  return joinList([...said, more > 0 && sayExtra('carried.left-more', { count: more })]);
}

/** Says a game, with its version where that is known. Games that Baize does not have are counted. */
function sayCarriedGame({ game: id, options, games }: NewCarried): string {
  if (!findGame(id)) return sayExtra('carried.other-games', { count: games });
  return options === '' ? sayGame(id) : sayGameVersion(id, options);
}
