import { useEffect, useRef } from 'preact/hooks';
import { type Game, recipeOf } from '../../../../engine/rules.ts';
import { keepOdds, noteOf } from '../../../app/actions/game/own-games.ts';
import type { App } from '../../../app/app.ts';
import type { Describing } from '../../../words/fetched/description-words.ts';
import { useDescribing } from '../glance/glance-view.tsx';
import { SimilarGames } from './similar-games-view.tsx';
import { LiveOddsView } from './live-odds.tsx';
import { type LiveOdds, useOdds } from './use-odds.ts';

type Parts = Pick<App, 'state' | 'preferences' | 'workers'>;

interface OwnPageProps {
  readonly app: Pick<App, 'state'>;
  readonly game: Game;
}

interface OwnOddsProps extends OwnPageProps {
  readonly app: Parts;
}

/** The top of the page of a game that players have made: its note, and the games it resembles. */
export function OwnHead({ app, game }: OwnPageProps) {
  const note = noteOf(app.state, game.id);
  return (
    <>
      {note !== '' && <p class="own-note">{note}</p>}
      <OwnSimilarGames id={game.id} />
    </>
  );
}

/** The games that a player-made game resembles, once the words are loaded. */
export function OwnSimilarGames({ id }: { readonly id: string }) {
  const describing = useDescribing();
  const recipe = recipeOf(id);
  return describing && recipe ? <SimilarGames {...{ recipe, describing }} /> : null;
}

/** How often it is won: as measured so far, with a button to measure more. */
export function OwnOddsView({ app, game }: OwnOddsProps) {
  const describing = useDescribing();
  return describing ? <Tried {...{ app, game, describing }} /> : null;
}

function Tried({ app, game: { id }, describing }: OwnOddsProps & { readonly describing: Describing }) {
  const known = app.state.settings.ownOdds[id];
  const odds = useOdds(app, id, { known, isAsked: false });
  useKeptOdds(app, id, odds);
  return <LiveOddsView {...{ odds, describing }} />;
}

/** Stores the odds once measuring stops. */
function useKeptOdds(app: Parts, id: string, { found, isWorking }: LiveOdds): void {
  const last = useRef(found);
  last.current = found;
  const keep = (): void => {
    if (last.current) void keepOdds(app, id, last.current);
  };
  useEffect(() => {
    if (!isWorking) keep();
  }, [isWorking]);
  useEffect(() => keep, [id]);
}
