import { useEffect, useRef } from 'preact/hooks';
import { type Game, recipeOf } from '../../../../engine/index.ts';
import { keepOdds, noteOf } from '../../../app/actions/game/own-games.ts';
import type { App } from '../../../app/app.ts';
import type { Describing } from '../../../words/fetched/described.ts';
import { useDescribing } from '../glance-view.tsx';
import { KinView } from './kin-view.tsx';
import { LiveOddsView } from './live-odds.tsx';
import { type LiveOdds, useOdds } from './use-odds.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'state' | 'preferences'>;

interface OwnPageProps {
  readonly app: Parts;
  readonly game: Game;
}

/** What the page of a game of one's own says beside its rules: the note, and what it is like. */
export function OwnHead({ app, game }: OwnPageProps) {
  const note = noteOf(app.state, game.id);
  return (
    <>
      {note !== '' && <p class="own-note">{note}</p>}
      <OwnKin id={game.id} />
    </>
  );
}

/** What a game of one's own is like, once there are words for it. */
export function OwnKin({ id }: { readonly id: string }) {
  const describing = useDescribing();
  const recipe = recipeOf(id);
  return describing && recipe ? <KinView {...{ recipe, describing }} /> : null;
}

/** How often it is won: as it was found out, and more of it when that is asked for. */
export function OwnOddsView({ app, game }: OwnPageProps) {
  const describing = useDescribing();
  return describing ? <Tried {...{ app, game, describing }} /> : null;
}

function Tried({ app, game: { id }, describing }: OwnPageProps & { readonly describing: Describing }) {
  const known = app.state.settings.ownOdds[id];
  const odds = useOdds(id, { known, isAsked: false });
  useKeptOdds(app, id, odds);
  return <LiveOddsView {...{ odds, describing }} />;
}

/** Keeps what was found out, once no more is found out here. */
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
