/** Entry point of the engine for cards, tables, games, their options and recipes, and sessions. */
export {
  type Card,
  type Rank,
  SUITS,
  ACE,
  JACK,
  QUEEN,
  KING,
  JOKER,
  FACE_DOWN,
  makeCard,
  rankOf,
  suitOf,
  isRed,
  isFaceDown,
  faceUp,
  makeCardName,
  parseCard,
} from './model/card.ts';
export type { Change } from './model/change.ts';
export { type Deal, FIRST_DEAL, LAST_DEAL } from './legality/deal.ts';
export type { Answers, Choice, Game, Preset, Switch } from './model/game.ts';
export { findGame, games } from './games/index.ts';
export type { Fact, HandName, ScoredLine } from './model/variant.ts';
export { countOf, drag, fromOf, isDrag, isTap, makeMove, type Move, parseMove, tap, toOf } from './model/move.ts';
export {
  completeOptions,
  offeredOptions,
  optionsBegun,
  presentOptions,
  makeOptions,
  type OptionsKey,
  parseOptions,
  uncountedOptions,
  usualOptions,
  firstOptions,
} from './model/options.ts';
export { fail, type Result, succeed } from './model/result.ts';
export type { CardKind } from './model/card-kind.ts';
export type { Reason } from './model/reason.ts';
export { parseOrder } from './model/deck-order.ts';
export { isDealNumber, parseDeal, resume } from './session/resume.ts';
export { catalogueRecipes, recipeOf } from './games/catalogue-recipes.ts';
export { differences, type SimilarGame, mostSimilarGame, gameToName, gamesToName } from './games/similar-games.ts';
export { singleChanges } from './recipes/single-changes.ts';
export { mendingOf } from './recipes/mending.ts';
export { answersFor, fittingRecipe, plainRecipe, recipeFault, unusedFields } from './recipes/plain-recipe.ts';
export { isOwnId, ownId, readRecipe, type Recipe, type RecipeField } from './recipes/recipe.ts';
export { correctDeal } from './session/correct-deal.ts';
export { asOwnName, MAX_NOTE_LETTERS, MAX_OWN_NAME_LETTERS, type OwnGame } from './recipes/own-game.ts';
export { copyWithoutUndone, goTo } from './session/cut.ts';
export { bareWord, loggedWords, playedWordsOf } from './session/log-words.ts';
export { dealKey, goesOnFrom, movesMade, type Saved, withoutUndone } from './session/saved-game.ts';
export { Session } from './session/session.ts';
export type { PilePlaces, PileShape } from './session/pile-view.ts';
export { inSeatOrder } from './session/seats.ts';
export type { Fault } from './session/fault.ts';
export type { TableView } from './model/table.ts';
export { ShuffleCount, type ShuffleTrial } from './fairness/shuffle-count.ts';
export { describe } from './description/describe.ts';
export type { Description, PileGroup } from './description/description.ts';
export { PILE_NAMES, type PileName, type Role as PileRole } from './model/pile.ts';
