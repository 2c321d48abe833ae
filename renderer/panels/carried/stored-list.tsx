import { useState } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { joinHead } from '../../words/joins.ts';
import { carriedSums, type CarriedSum } from '../statistics/carried-sums.ts';
import { sayCarriedSum, sayCarriedSource } from '../statistics/carried-lines.tsx';
import { Ask } from '../ui/ask.tsx';
import type { Stored } from './use-stored.ts';

/** The imported totals, by program and player, each with a button to remove them. */
export function StoredList({ stored: { totals, drop } }: { readonly stored: Stored }) {
  const [asked, setAsked] = useState<CarriedSum>();
  const sums = carriedSums(totals, null, null);
  if (sums.length === 0) return null;
  const isOf = ({ source, player }: Pick<CarriedSum, 'source' | 'player'>, sum: CarriedSum): boolean =>
    source === sum.source && player === sum.player;
  return (
    <section class="group">
      <h3>{sayExtra('carried.stored')}</h3>
      <ul class="carried-stored">
        {sums.map((sum) => (
          <li key={`${sum.source} ${sum.player}`}>
            <span class="grow">{sayCarriedSum(sum, true)}</span>
            <button
              type="button"
              class="plain"
              aria-label={joinHead(sayExtra('carried.remove'), sayCarriedSource(sum))}
              onClick={() => setAsked(sum)}
            >
              {sayExtra('carried.remove')}
            </button>
            {asked && isOf(asked, sum) && (
              <Ask
                about={sayExtra('carried.remove')}
                question={sayExtra('carried.remove-ask', { source: sayCarriedSource(sum) })}
                yes={sayExtra('carried.remove')}
                onNo={() => setAsked(undefined)}
                onYes={() => {
                  setAsked(undefined);
                  void drop(totals.filter((total) => isOf(total, sum)));
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
