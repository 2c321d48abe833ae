import type { Sampled } from '../../../engine/index.ts';
import type { Describing } from '../../words/fetched/described.ts';
import { say, sayPercent } from '../../words/say.ts';
import { sayEstimate } from '../rules/odds/estimate.ts';
import type { LiveOdds } from './use-odds.ts';

interface LiveOddsProps {
  readonly odds: LiveOdds;
  readonly describing: Describing;
}

/** How often a game is won, growing while one looks. */
export function LiveOddsView({ odds: { found, isWorking, stop, again }, describing }: LiveOddsProps) {
  const tried = describing.say('recipe.tried', { deals: found?.deals ?? 0 });
  return (
    <section>
      <h3>{say('odds.title')}</h3>
      {found && found.deals > 0 && <Figures found={found} describing={describing} />}
      <div class="row">
        <span class="hint">{tried}</span>
        <button type="button" onClick={isWorking ? stop : again}>
          {isWorking ? say('button.cancel') : describing.say('recipe.try')}
        </button>
      </div>
    </section>
  );
}

const Figures = ({ found, describing }: { readonly found: Sampled; readonly describing: Describing }) => (
  <dl class="live-odds">
    <dt>{say('picker.wins')}</dt>
    <dd>{sayEstimate(found)}</dd>
    <dt>{say('odds.quick-short')}</dt>
    <dd>{sayPercent(found.simpleWins, found.simpleGames)}</dd>
    {found.moves !== undefined && (
      <>
        <dt>{describing.say('recipe.length')}</dt>
        <dd>{describing.say('recipe.moves', { moves: found.moves })}</dd>
      </>
    )}
  </dl>
);
