import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { useAnswer } from '../ui/answers/use-answer.ts';

/** Offers a new player, who has no results in Baize yet, to import games of other programs. */
export function OfferCarried({ app }: { readonly app: Pick<App, 'bridge' | 'panels'> }) {
  const results = useAnswer(app.bridge, 'results.list', null, null, 1, null);
  const totals = useAnswer(app.bridge, 'carried.list');
  if (results?.length !== 0 || totals?.length !== 0) return null;
  return (
    <section class="carried-offer">
      <p class="hint">{sayExtra('carried.settings')}</p>
      <button type="button" onClick={() => void app.panels.open('carried')}>
        {sayExtra('carried.open')}
      </button>
    </section>
  );
}
