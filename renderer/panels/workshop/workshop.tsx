import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  asOwnName,
  catalogueRecipes,
  findGame,
  fittingRecipe,
  mostSimilarGame,
  gameToName,
  ownId,
  type OptionsKey,
  type OwnGame,
  parseOptions,
  plainRecipe,
  recipeOf,
  type Recipe,
  recipeFault,
  singleChanges,
} from '../../../engine/rules.ts';
import type { OwnOdds } from '../../../preload/api.ts';
import { keepGame, keepOdds, noteOf, announceKept } from '../../app/actions/game/own-games.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import type { Describing } from '../../words/fetched/description-words.ts';
import { gamesByName } from '../../words/by-name.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { GamePicture } from '../picker/picture/picture.tsx';
import { GlanceView, useDescribing } from '../rules/glance/glance-view.tsx';
import { WELL_KNOWN_GAMES } from '../rules/book/well-known.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PickRow } from '../ui/fields.tsx';
import { EaseView } from './ease-view.tsx';
import { FaultView } from './fault-view.tsx';
import { SimilarGames } from '../rules/own/similar-games-view.tsx';
import { LiveOddsView } from '../rules/own/live-odds.tsx';
import { NameRow, NoteField } from './name-fields.tsx';
import { OpenFile } from './open-file.tsx';
import { RecipeForm } from './recipe-form.tsx';
import { useOdds } from '../rules/own/use-odds.ts';
import { useEase } from './use-ease.ts';

interface WorkshopProps {
  readonly app: Pick<App, 'state' | 'notices' | 'preferences' | 'games' | 'workers'>;
  readonly state: State;
  /** The game whose rules are changed, which `recipeOf` must know, and its options; the default ones if absent. */
  readonly from: string;
  readonly options?: OptionsKey;
  /** Called when the game goes onto the table. */
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** Makes a game of the player's own: its rules, beside a picture of the table and the rules in words. */
export function Workshop(props: WorkshopProps) {
  const describing = useDescribing();
  const { from, options } = props;
  const game = findGame(from);
  const answers = game && options !== undefined ? parseOptions(game, options) : undefined;
  const recipe = recipeOf(from, answers);
  return describing && recipe ? <WorkshopForm {...props} describing={describing} first={recipe} /> : null;
}

interface WorkshopFormProps extends WorkshopProps {
  readonly describing: Describing;
  readonly first: Recipe;
}

function WorkshopForm({ app, state, from, describing, first, onPlay, onClose }: WorkshopFormProps) {
  const { ownGames } = state.settings;
  // Keeps answers that another answer rules out, so that they return when that answer changes.
  const [made, setRecipe] = useState(first);
  const recipe = fittingRecipe(made);
  const change = (answer: Partial<Recipe>): void => setRecipe({ ...made, ...answer });
  const [start, setStart] = useState(gameToName(first, WELL_KNOWN_GAMES).id);
  const [name, setName] = useState(ownGames[from] ?? '');
  const [note, setNote] = useState(noteOf(state, from));
  const [fault, setFault] = useState('');
  const id = ownId(plainRecipe(recipe));
  const unnamed = sayExtra('own.named-after', { game: sayGame(patternOf(recipe) ?? start) });
  const found = useRef<OwnOdds>(null);
  const keep = async (): Promise<void> => {
    onPlay();
    await keepGame(app, { id, name: asOwnName(name) || unnamed, note: note.trim() });
    if (found.current) await keepOdds(app, id, found.current);
    await app.games.enter(id);
    announceKept(app);
  };
  const take = (game: OwnGame): void => {
    const taken = recipeOf(game.id) ?? recipe;
    setRecipe(taken);
    setStart(gameToName(taken, WELL_KNOWN_GAMES).id);
    setName(game.name);
    setNote(game.note);
  };
  return (
    <Dialog
      title={describing.say('recipe.title')}
      size="large"
      onClose={onClose}
      aside={
        <>
          <OpenFile describing={describing} onOpen={take} onFault={setFault} />
          <button type="button" class="first" disabled={recipeFault(recipe) !== undefined} onClick={() => void keep()}>
            {sayExtra('own.keep-play')}
          </button>
        </>
      }
    >
      {fault !== '' && (
        <p class="bad" role="alert">
          {fault}
        </p>
      )}
      <div class="look-page workshop">
        <div class="look-side stack">
          <Shown {...{ recipe, describing }} onChange={change} />
          {!recipeFault(recipe) && (
            <Weighed key={id} {...{ app, id, recipe, describing, found }} onChange={setRecipe} />
          )}
        </div>
        <div class="look-text rules-body stack">
          <NameRow {...{ describing, unnamed }} value={name} onInput={setName} />
          <PatternRow
            {...{ recipe, start, describing }}
            onPick={(picked) => {
              setStart(picked);
              setRecipe(catalogueRecipes()[picked] ?? recipe);
            }}
          />
          <RecipeForm {...{ recipe, describing }} onChange={change} />
          <NoteField describing={describing} value={note} onInput={setNote} />
          <Rules recipe={recipe} />
        </div>
      </div>
    </Dialog>
  );
}

interface WeighedProps {
  readonly app: Pick<App, 'workers'>;
  /** The id of the recipe's game. */
  readonly id: string;
  readonly recipe: Recipe;
  readonly describing: Describing;
  /** Receives how often it is won. */
  readonly found: RefObject<OwnOdds | null>;
  readonly onChange: (recipe: Recipe) => void;
}

interface ShownProps extends Pick<WeighedProps, 'recipe' | 'describing'> {
  readonly onChange: (answer: Partial<Recipe>) => void;
}

/**
 * The effects of the rules: similar games, how often it is won, what makes it easier. Only one worker runs at a time.
 */
function Weighed({ app, id, recipe, describing, found, onChange }: WeighedProps) {
  const easing = useEase(app, id, () => singleChanges(recipe));
  const odds = useOdds(app, id, { isHeld: easing.sought !== undefined && easing.sought.found === undefined });
  found.current = odds.found ?? null;
  return (
    <>
      <SimilarGames {...{ recipe, describing }} />
      <LiveOddsView {...{ odds, describing }} />
      <EaseView {...{ recipe, easing, describing, onChange }} />
    </>
  );
}

const gameOf = (recipe: Recipe) => findGame(ownId(plainRecipe(recipe)));

/** The picture of the table. If the rules make no game, shows the last rules that did, and what to change. */
function Shown({ recipe, describing, onChange }: ShownProps) {
  const [shown, setShown] = useState(recipe);
  const isGame = !recipeFault(recipe);
  if (isGame && recipe !== shown) setShown(recipe);
  const game = gameOf(isGame ? recipe : shown);
  return (
    <>
      <div class={isGame ? undefined : 'outdated'}>{game && <GamePicture game={game} />}</div>
      <FaultView {...{ recipe, describing, onChange }} />
    </>
  );
}

function Rules({ recipe }: { readonly recipe: Recipe }) {
  const game = gameOf(recipe);
  return game ? <GlanceView game={game} options="" /> : null;
}

interface PatternRowProps {
  readonly recipe: Recipe;
  /** The id of the game it was begun from. */
  readonly start: string;
  readonly describing: Describing;
  readonly onPick: (id: string) => void;
}

/** Returns the id of the game of the catalogue with these rules; undefined if there is none. */
function patternOf(recipe: Recipe): string | undefined {
  const { id, differs } = mostSimilarGame(recipe);
  return differs.length === 0 ? id : undefined;
}

/** Chooses the game of the catalogue to begin with. Its name stays when the rules are changed. */
function PatternRow({ recipe, start, describing, onPick }: PatternRowProps) {
  const now = patternOf(recipe) ?? '';
  const values = gamesByName(Object.keys(catalogueRecipes())).map((id) => ({ value: id, label: sayGame(id) }));
  return (
    <PickRow
      label={describing.say('recipe.from')}
      values={
        now === ''
          ? [{ value: '', label: describing.say('recipe.changed', { game: sayGame(start) }) }, ...values]
          : values
      }
      value={now}
      onChange={(picked) => picked !== '' && onPick(picked)}
    />
  );
}
