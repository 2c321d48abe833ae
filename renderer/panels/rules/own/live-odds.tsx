import type { OwnOdds } from '../../../../preload/api.ts';
import type { Describing } from '../../../words/fetched/description-words.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { sayPercent } from '../../../words/say.ts';
import { BotSign } from '../../ui/bot-sign.tsx';
import { sayEstimate } from '../odds/say-odds.ts';
import type { LiveOdds } from './use-odds.ts';

interface LiveOddsProps {
  readonly odds: LiveOdds;
  readonly describing: Describing;
}

/** How often a game is won, updated while it is measured. */
export function LiveOddsView({ odds: { found, isWorking, stop, again }, describing }: LiveOddsProps) {
  const tried = describing.say('recipe.tried', { deals: found?.deals ?? 0 });
  return (
    <section>
      <h3>{sayExtra('odds.title')}</h3>
      <Figures found={found && found.deals > 0 ? found : undefined} describing={describing} />
      <div class="row">
        <span class="hint">{tried}</span>
        <button type="button" onClick={isWorking ? stop : again}>
          {describing.say(isWorking ? 'recipe.stop' : 'recipe.try')}
        </button>
      </div>
    </section>
  );
}

interface FiguresProps {
  readonly found: OwnOdds | undefined;
  readonly describing: Describing;
}

/** The figures. Room is reserved for unknown ones, so that nothing moves when they arrive. */
const Figures = ({ found, describing }: FiguresProps) => (
  <dl class="live-odds">
    <dt>{sayExtra('picker.wins')}</dt>
    <dd class="won-share">{found ? sayEstimate(found) : NOTHING}</dd>
    <dt>
      {sayExtra('odds.quick-short')}
      <BotSign />
    </dt>
    <dd>{found ? sayPercent(found.simpleWins, found.simpleGames) : NOTHING}</dd>
    <dt>{describing.say('recipe.length')}</dt>
    <dd>{found?.moves === undefined ? NOTHING : describing.say('recipe.moves', { moves: found.moves })}</dd>
  </dl>
);

const NOTHING = '–';
