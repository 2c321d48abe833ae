import type { OptionsKey } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { OfferCarried } from './offer-carried.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';

interface NoneCountedProps {
  readonly app: Pick<App, 'bridge' | 'panels'>;
  /** The game; null: all games. */
  readonly game: string | null;
  readonly options: OptionsKey | null;
}

/** Says why there are no figures: no game was finished, or only won with help. */
export function NoneCounted({ app, game, options }: NoneCountedProps) {
  const results = useAnswer(app.bridge, 'results.list', game, options, 1, null);
  if (!results) return null;
  const text =
    results.length === 0
      ? sayExtra('statistics.none')
      : sayExtra('statistics.none-counts', { games: sayExtra('statistics.latest') });
  return (
    <>
      <p class="empty">{text}</p>
      <OfferCarried app={app} />
    </>
  );
}
