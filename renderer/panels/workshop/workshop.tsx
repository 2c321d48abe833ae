import { useState } from 'preact/hooks';
import {
  CATALOGUE_RECIPES,
  findGame,
  ownId,
  type OptionsKey,
  parseOptions,
  plainRecipe,
  recipeOf,
  type Recipe,
  recipeFault,
  singleChanges,
} from '../../../engine/index.ts';
import { LONGEST_NAME } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import type { Describing } from '../../words/fetched/described.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';
import { GamePicture } from '../picker/picture/picture.tsx';
import { GlanceView, useDescribing } from '../rules/glance-view.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PickRow } from '../ui/fields.tsx';
import { EaseView } from './ease-view.tsx';
import { KinView } from './kin-view.tsx';
import { LiveOddsView } from './live-odds.tsx';
import { RecipeForm } from './recipe-form.tsx';
import { sayFieldName } from './say-answer.ts';
import { useEase, useOdds } from './use-odds.ts';

interface WorkshopProps {
  readonly app: Pick<App, 'preferences' | 'games'>;
  readonly state: State;
  /** The game whose rules are changed, one that `recipeOf` knows, and how it is played; usually as usual. */
  readonly from: string;
  readonly options?: OptionsKey;
  /** The game is on the table. */
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** A game of one's own: its rules, with the table and the rules in words beside them. */
export function Workshop(props: WorkshopProps) {
  const describing = useDescribing();
  const { from, options } = props;
  const game = findGame(from);
  const answers = game && options !== undefined ? parseOptions(game, options) : undefined;
  const recipe = recipeOf(from, answers);
  return describing && recipe ? <Making {...props} describing={describing} first={recipe} /> : null;
}

interface MakingProps extends WorkshopProps {
  readonly describing: Describing;
  readonly first: Recipe;
}

function Making({ app, state, from, describing, first, onPlay, onClose }: MakingProps) {
  const { ownGames } = state.settings;
  const [recipe, setRecipe] = useState(first);
  const [name, setName] = useState(ownGames[from] ?? '');
  const id = ownId(plainRecipe(recipe));
  const keep = async (): Promise<void> => {
    onPlay();
    await app.preferences.set({ ownGames: { ...ownGames, [id]: name.trim() || say('own.unnamed') } });
    await app.games.enter(id);
  };
  return (
    <Dialog
      title={describing.say('recipe.title')}
      size="large"
      onClose={onClose}
      aside={
        <button type="button" class="first" disabled={recipeFault(recipe) !== undefined} onClick={() => void keep()}>
          {describing.say('recipe.keep')}
        </button>
      }
    >
      <div class="look-page">
        <div class="look-side stack">
          <Shown recipe={recipe} describing={describing} />
          {!recipeFault(recipe) && <Weighed {...{ id, recipe, describing }} onChange={setRecipe} />}
          <label class="stack">
            <span>{describing.say('recipe.name')}</span>
            <input
              type="text"
              maxLength={LONGEST_NAME}
              placeholder={say('own.unnamed')}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        </div>
        <div class="look-text rules-body stack">
          <PatternRow recipe={recipe} describing={describing} onPick={setRecipe} />
          <RecipeForm recipe={recipe} describing={describing} onChange={setRecipe} />
          <Rules recipe={recipe} />
        </div>
      </div>
    </Dialog>
  );
}

interface WeighedProps {
  /** Of its game. */
  readonly id: string;
  readonly recipe: Recipe;
  readonly describing: Describing;
  readonly onChange: (recipe: Recipe) => void;
}

/** What comes of the rules: the game they are like, how often it is won, what makes it easier. One worker at a time. */
function Weighed({ id, recipe, describing, onChange }: WeighedProps) {
  const easing = useEase(id, () => singleChanges(recipe));
  const odds = useOdds(id, easing.sought !== undefined && easing.sought.found === undefined);
  return (
    <>
      <KinView {...{ recipe, describing }} />
      <LiveOddsView {...{ odds, describing }} />
      <EaseView {...{ recipe, easing, describing, onChange }} />
    </>
  );
}

const gameOf = (recipe: Recipe) => findGame(ownId(plainRecipe(recipe)));

/** The table, or why there is none. */
function Shown({ recipe, describing }: { readonly recipe: Recipe; readonly describing: Describing }) {
  const fault = recipeFault(recipe);
  const game = gameOf(recipe);
  if (fault) {
    const label = sayFieldName(describing, recipe, fault.field);
    return <p role="alert">{describing.say(`recipe.${fault.why}`, { ...fault, label })}</p>;
  }
  return game ? <GamePicture game={game} /> : null;
}

function Rules({ recipe }: { readonly recipe: Recipe }) {
  const game = gameOf(recipe);
  return game ? <GlanceView game={game} options="" /> : null;
}

interface PatternRowProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
  readonly onPick: (recipe: Recipe) => void;
}

const PATTERNS = Object.entries(CATALOGUE_RECIPES);

/** A game of the catalogue to begin with; none is named once its rules are changed. */
function PatternRow({ recipe, describing, onPick }: PatternRowProps) {
  const id = ownId(plainRecipe(recipe));
  const [now = ''] = PATTERNS.find(([, pattern]) => ownId(plainRecipe(pattern)) === id) ?? [];
  const values = PATTERNS.map(([pattern]) => ({ value: pattern, label: sayGame(pattern) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  );
  return (
    <PickRow
      label={describing.say('recipe.from')}
      values={now === '' ? [{ value: '', label: '–' }, ...values] : values}
      value={now}
      onChange={(picked) => onPick(CATALOGUE_RECIPES[picked] ?? recipe)}
    />
  );
}
