/** Entry point of the engine for verdicts, hints, lessons, reviews, puzzles, and deals by their difficulty. */
export { type DealList, type DealLists, dealsThatCanBeWon } from './deals/deal-list.ts';
export { type GradedDeal, gradedDeals, type Level, levelOfQuarter, levelsOf } from './deals/levels.ts';
export { DIFFICULTIES, type Difficulty } from './deals/difficulty.ts';
export { lookForDeal, type DealSearchProgress, type WantedDeal } from './deals/looking.ts';
export { Measuring } from './deals/measuring.ts';
export { type EaseChange, type EaseDirection, leastChanges } from './deals/easing.ts';
export { addUp, type Sampled } from './deals/sampled.ts';
export { partOf, verdictsOfSimilarGames } from './deals/recorded.ts';
export { Sampling } from './deals/sampling.ts';
export { Adviser } from './hints/adviser.ts';
export type { Advice, PositionAdvice } from './hints/base/advice.ts';
export { HINT_POSITIONS } from './hints/thinking.ts';
export { VerdictHistory, type KnownVerdict } from './review/verdict-history.ts';
export { KnownVerdictHistory } from './review/known-verdict-history.ts';
export { KnownWins } from './review/known-wins.ts';
export { type WinningLine, restOfWin } from './review/winning-line.ts';
export { Judging } from './review/judging.ts';
export type { Review, Slip } from './review/review.ts';
export { type CardsOrMe, cardsOrMe, PLACES } from './trainer/cards-or-me/cards-or-me.ts';
export type { ShareBounds } from './trainer/cards-or-me/interval.ts';
export type { Knowable, Luck, Mistake } from './trainer/accuracy/knowable.ts';
export { reviewInRetrospect, type RetrospectiveReview } from './trainer/retrospective-review.ts';
export { ratedAfter } from './trainer/puzzles/glicko.ts';
export { findOwnPuzzle, makeOwnPuzzle, parseOwnPuzzle } from './trainer/puzzles/own-puzzle.ts';
export { countsAsMove } from './trainer/puzzles/counted-move.ts';
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
export { makeRetrospective, parseRetrospective } from './trainer/notation.ts';
export { type Solver, solver, type Verdict } from './solver/index.ts';
export type { Lesson, LessonStep } from './lessons/lesson.ts';
export { makeLesson } from './lessons/make-lesson.ts';
export type { BuildOrder } from './lessons/order.ts';
export type { LessonPoint } from './lessons/point.ts';
