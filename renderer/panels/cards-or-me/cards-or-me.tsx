import { type CardsOrMe, cardsOrMe, summaryOf } from '../../../engine/search.ts';
import type { Game } from '../../../engine/rules.ts';
import type { ReviewedSummary } from '../../../preload/api.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { joinSentences } from '../../words/joins.ts';
import { sayInteger, sayWhole } from '../../words/say.ts';
import { useKnownDeals } from '../ui/answers/use-known-deals.ts';
import { BotSign } from '../ui/bot-sign.tsx';
import { Chart } from '../ui/chart/chart.tsx';
import { ProgressBar } from '../ui/progress.tsx';
import { accuracyChart } from './accuracy-chart.ts';
import { LostPlaces } from './lost-places.tsx';
import { ShareBars } from './share-bars.tsx';
import { type ManyReviewParts, useManyReviews } from './use-many-reviews.ts';

type Parts = ManyReviewParts;

interface CardsOrMeProps {
  readonly app: Parts;
  readonly game: Game;
}

/** The most games reviewed at a time: reviews take long. */
const REVIEWS_AT_ONCE = 20;

/** A player's games compared with what their cards allowed: the losses by the player and the losses by the deal. */
export function CardsOrMePanel({ app, game }: CardsOrMeProps) {
  const { games, far, begin, stop } = useManyReviews(app, game.id);
  if (!games) return null;
  if (games.length === 0) return <p class="empty">{sayExtra('statistics.none')}</p>;
  const found = games.map(({ outcome, review }) => ({
    won: outcome === 'won',
    summary: review === null ? undefined : summaryOf(review),
  }));
  const open = games.filter((_, at) => found[at]?.summary === undefined).map(({ id }) => id);
  const comparison = cardsOrMe(found);
  return (
    <div class="cards-or-me">
      <p class="review-story" role="status">
        {joinSentences([
          sayExtra('mine.known', { known: comparison.known, games: comparison.games, game: sayGame(game.id) }),
          sayClean(games),
        ])}
      </p>
      {far ? (
        <ProgressBar
          label={sayExtra('mine.working', { at: far.done + 1, of: far.of })}
          done={(far.done + far.share) / far.of}
          caption={sayWhole((far.done + far.share) / far.of)}
          onCancel={stop}
        />
      ) : (
        open.length > 0 && (
          <button type="button" class="first" onClick={() => begin(open.slice(0, REVIEWS_AT_ONCE))}>
            {sayExtra('mine.begin', { count: Math.min(REVIEWS_AT_ONCE, open.length) })}
          </button>
        )
      )}
      {comparison.known > 0 && <Comparison game={game.id} comparison={comparison} games={games} />}
    </div>
  );
}

interface ComparisonProps {
  readonly game: string;
  readonly comparison: CardsOrMe;
  readonly games: readonly ReviewedSummary[];
}

function Comparison({ game, comparison, games }: ComparisonProps) {
  const knownOf = useKnownDeals(game, games);
  const accurate = games.flatMap((one) => {
    const accuracy = one.review === null ? undefined : summaryOf(one.review)?.accuracy;
    return accuracy === undefined ? [] : [{ ended: one.ended, accuracy, difficulty: knownOf(one)?.difficulty }];
  });
  return (
    <>
      <h3>{sayExtra('mine.title')}</h3>
      <ShareBars
        label={sayExtra('mine.title')}
        bars={[
          { name: sayExtra('mine.could'), kind: 'could', share: comparison.could },
          { name: sayExtra('mine.me'), kind: 'me', share: comparison.me },
          { name: sayExtra('mine.simple'), kind: 'simple', share: comparison.simple },
        ]}
      />
      <p class="hint">
        {sayExtra('mine.how')}
        <BotSign />
      </p>
      <h3>{sayExtra('mine.lost-title')}</h3>
      <LostPlaces lost={comparison.lost} />
      {comparison.passes.before + comparison.passes.within > 0 && (
        <p class="hint">{sayExtra('mine.passes', { ...comparison.passes })}</p>
      )}
      {comparison.accuracy !== undefined && (
        <p class="review-story">{sayExtra('mine.accuracy', { accuracy: sayInteger(comparison.accuracy) })}</p>
      )}
      {accurate.length > 1 && <Chart data={accuracyChart(accurate)} />}
    </>
  );
}

function sayClean(games: readonly ReviewedSummary[]): string {
  const won = games.filter(({ outcome }) => outcome === 'won');
  return sayExtra('mine.clean', { won: won.length, clean: won.filter(({ clean }) => clean).length });
}
