/** What the other modules may use of the engine. */
export * from './model/card.ts';
export { type Change } from './model/change.ts';
export { type Deal, FIRST_DEAL, LAST_DEAL } from './legality/deal.ts';
export { type Answers, type Choice, type Game, type Preset, type Switch } from './model/game.ts';
export { findGame, games } from './games/index.ts';
export { type Fact } from './model/variant.ts';
export {
  countOf,
  drag,
  fromOf,
  isDouble,
  isDrag,
  isTap,
  makeMove,
  type Move,
  parseMove,
  tap,
  toOf,
} from './model/move.ts';
export {
  completeOptions,
  offeredOptions,
  optionsBegun,
  presentOptions,
  everyOptions,
  makeOptions,
  type OptionsKey,
  parseOptions,
  uncountedOptions,
  usualAnswers,
  usualOptions,
} from './model/options.ts';
export { fail, type Result, succeed } from './model/result.ts';
export { type CardKind } from './model/card-kind.ts';
export { type Reason } from './model/reason.ts';
export { parseOrder } from './model/deck-order.ts';
export { isDealNumber, parseDeal, resume } from './session/resume.ts';
export { CATALOGUE_RECIPES, recipeOf } from './recipes/catalogue.ts';
export { differences, type Kin, kinOf, namedKinOf, namedKinsOf } from './recipes/kin.ts';
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
export { fanOf, type PilePlaces, type PileShape, type PileLayouts } from './session/pile-view.ts';
export { type Fault } from './session/fault.ts';
export { isLink, makeLink, nameOfLink, timesOfLink } from './notation/link.ts';
export { isGameFile, makeGameFile, parseGameFile } from './notation/game-file.ts';
export { realOrder, type RealTable, realTableOf } from './foreign/real-table.ts';
export { dealOf, type DealProgram, programsOf } from './foreign/deal-of.ts';
export { boardText, solvitaireText } from './notation/board-out.ts';
export { BOARD_PARTS } from './notation/solvitaire.ts';
export { solutionText } from './notation/solution-out.ts';
export { ownNotation } from './notation/notation.ts';
export { parseShared } from './notation/shared.ts';
export { makeTimes, parseTimes } from './notation/times.ts';
export { REDEALS } from './model/counters.ts';
export type { TableView } from './model/table.ts';
export { type DealList, type DealLists, dealsThatCanBeWon } from './deals/deal-list.ts';
export { DIFFICULTIES, type Difficulty } from './deals/difficulty.ts';
export { lookForDeal, type DealSearchProgress, type WantedDeal } from './deals/looking.ts';
export { Measuring } from './deals/measuring.ts';
export { type EaseChange, type EaseDirection, leastChanges } from './deals/easing.ts';
export { addUp, type Sampled } from './deals/sampled.ts';
export { partOf, verdictsFromKin } from './deals/recorded.ts';
export { Sampling } from './deals/sampling.ts';
export { type WinnableDeal } from './deals/deal-code.ts';
export { Adviser } from './hints/adviser.ts';
export type { Advice, PositionAdvice } from './hints/advice.ts';
export { HINT_POSITIONS } from './hints/thinking.ts';
export { Course, type KnownVerdict } from './review/course.ts';
export { KnownCourse } from './review/known-course.ts';
export { KnownWins } from './review/known-wins.ts';
export { type WayOn, wayOn } from './review/way-on.ts';
export { Judging } from './review/judging.ts';
export { makeReview, parseReview } from './review/notation.ts';
export type { Review, Slip } from './review/review.ts';
export { type CardsOrMe, cardsOrMe, PLACES } from './trainer/cards-or-me/cards-or-me.ts';
export type { ShareBounds } from './trainer/cards-or-me/interval.ts';
export type { Knowable, Luck, Mistake } from './trainer/accuracy/knowable.ts';
export { lookingBack, type LookedBack } from './trainer/looking-back.ts';
export { ratedAfter } from './trainer/puzzles/glicko.ts';
export { findOwnPuzzle, makeOwnPuzzle, parseOwnPuzzle } from './trainer/puzzles/own-puzzle.ts';
export { countsAsMove } from './trainer/puzzles/least-moves.ts';
export {
  type LostPuzzle,
  type OnlyPuzzle,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleKind,
  type PuzzleList,
  type WithinPuzzle,
} from './trainer/puzzles/puzzle.ts';
export { summaryOf } from './trainer/cards-or-me/summary.ts';
export type { CardPlace } from './trainer/why/place.ts';
export { cardsAt, type WhyLost, whyLost } from './trainer/why/why-lost.ts';
export { losingMoves } from './trainer/losing-moves.ts';
export { makeLookedBack, parseLookedBack } from './trainer/notation.ts';
export { type Solver, solver, type Verdict } from './solver/index.ts';
export { ShuffleCount, type ShuffleTrial } from './fairness/shuffle-count.ts';
export { describe } from './description/describe.ts';
export type { Description, PileGroup } from './description/description.ts';
export type { Role as PileRole } from './model/pile.ts';
export type { Lesson, LessonStep } from './lessons/lesson.ts';
export { makeLesson } from './lessons/make-lesson.ts';
export type { BuildOrder } from './lessons/order.ts';
export type { LessonPoint } from './lessons/point.ts';
