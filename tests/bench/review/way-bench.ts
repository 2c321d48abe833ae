import { Adviser } from '../../../engine/hints/adviser.ts';
import { THOUGHT } from '../../../engine/hints/thinking.ts';
import { makeGameTools, type GameTools } from '../../../engine/hints/game-tools.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import { type OptionsKey, parseOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { Session } from '../../../engine/session/session.ts';
import { type Saved, withoutUndone } from '../../../engine/session/saved-game.ts';
import { Position } from '../../../engine/solver/position/position.ts';
import { lookingBack } from '../../../engine/trainer/looking-back.ts';
import { Walk } from '../../../engine/trainer/walk.ts';
import { swapped } from '../../engine/trainer/swapped.ts';
import { toEnd } from '../../tools/to-end.ts';
import { LongMeasure } from './long-measure.ts';
import { chancePlayer, glancePlayer, hintPlayer, QUICK_THOUGHT } from './players.ts';
import { playedGame, reviewedGame, type ReviewedGame } from './reviewed-game.ts';

/** Blunders of a game, from a move on that chance names, no nearer to each other than so many moves. */
const BLUNDERS = 2;
const APART = 8;
const AGAIN = 3;
const BEGIN = 20;
/** Of so many games one is reviewed again, its unseen cards lying otherwise, as far as this part of it. */
const SWAPPED = 4;
const EARLY = 0.4;

/** What the reviews of one way to play a game came to. */
export interface WayFigures {
  games: number;
  blunders: number;
  named: number;
  /** Moves named beside them, and of those the ones than which nothing better is found at greater length. */
  others: number;
  wrong: number;
  /** Moves named though there was no other. */
  alone: number;
  /** Games reviewed again with unseen cards lying otherwise, and how many came out the same. */
  swapped: number;
  same: number;
  readonly accuracy: Record<'hint' | 'glance' | 'chance', number[]>;
  /** CPU milliseconds of each review, and those that 120 moves would take at its speed. */
  readonly ms: number[];
  readonly ms120: number[];
}

/** Plays and reviews the games of one way to play. */
export class WayBench {
  readonly figures: WayFigures = {
    games: 0,
    blunders: 0,
    named: 0,
    others: 0,
    wrong: 0,
    alone: 0,
    swapped: 0,
    same: 0,
    accuracy: { hint: [], glance: [], chance: [] },
    ms: [],
    ms120: [],
  };
  readonly #game: Game;
  readonly #options: OptionsKey;
  readonly #answers: Answers;
  readonly #tools: GameTools;

  constructor(game: Game, options: OptionsKey) {
    this.#game = game;
    this.#options = options;
    this.#answers = parseOptions(game, options)!;
    this.#tools = makeGameTools(game, this.#answers);
  }

  /** One game with blunders. */
  blundered(deal: number): void {
    const below = numbersBelow(xoshiro(deal + 1000));
    const measure = new LongMeasure(this.#tools, this.#walk(Session.begin(this.#game, this.#options, deal).save()));
    const blunders: number[] = [];
    let next = below(BEGIN);
    const interfere = (session: Session) => {
      if (blunders.length >= BLUNDERS || session.moveCount < next) return undefined;
      const move = measure.blunder(this.#walked(session.save()));
      next = session.moveCount + (move === undefined ? AGAIN : APART);
      if (move !== undefined) blunders.push(session.moveCount);
      return move;
    };
    const one = reviewedGame(playedGame(this.#game, this.#options, deal, this.#hints(QUICK_THOUGHT), interfere));
    if (!one) return;
    this.#note('blunders', deal, one, blunders, measure);
    if (deal % SWAPPED === 0) this.#swap(one);
  }

  /** One game by each player. */
  players(deal: number): void {
    const players = {
      hint: this.#hints(THOUGHT),
      glance: glancePlayer(this.#tools),
      chance: chancePlayer(numbersBelow(xoshiro(deal))),
    };
    for (const [name, player] of Object.entries(players)) {
      const one = reviewedGame(playedGame(this.#game, this.#options, deal, player));
      if (!one) continue;
      const { accuracy } = one.found.knowable;
      if (accuracy !== undefined) this.figures.accuracy[name as keyof WayFigures['accuracy']].push(accuracy);
      this.#note(name, deal, one, []);
    }
  }

  #hints(thought: number) {
    return hintPlayer(new Adviser(this.#game, this.#answers), thought);
  }

  #walk(saved: Saved): Walk {
    const { solver, context } = this.#tools;
    return Walk.of(saved, new Position(solver.rules, context.facts, undefined))!;
  }

  #walked(saved: Saved): Walk {
    const walk = this.#walk(saved);
    walk.goToEnd();
    return walk;
  }

  /** The first part of a game, in which cards were never seen, with those lying otherwise. */
  #swap({ saved }: ReviewedGame): void {
    const early = withoutUndone({ ...saved, at: Math.ceil(saved.at * EARLY) });
    const other = swapped(early);
    if (!other) return;
    const [one, again] = [early, other].map((each) => JSON.stringify(toEnd(lookingBack(each))?.knowable));
    this.figures.swapped++;
    this.figures.same += Number(one === again);
  }

  #note(who: string, deal: number, game: ReviewedGame, blunders: readonly number[], measure?: LongMeasure): void {
    const { mistakes, accuracy } = game.found.knowable;
    const others = mistakes.filter(({ at }) => !blunders.includes(at));
    const walk = this.#walk(game.saved);
    const { figures } = this;
    for (const { at, better, wins } of mistakes) {
      const [instead] = better;
      while (walk.at < at) walk.go();
      figures.alone += Number(walk.session.legalMoves().length === 1);
      if (measure === undefined || better.length > 1 || blunders.includes(at) || wins.of === 1) continue;
      figures.wrong += Number(measure.duel(walk, instead!, walk.next!).more <= 0);
    }
    const named = blunders.filter((at) => mistakes.some((mistake) => mistake.at === at)).length;
    figures.games++;
    figures.others += measure ? others.length : 0;
    figures.blunders += blunders.length;
    figures.named += named;
    figures.ms.push(game.ms);
    figures.ms120.push((game.ms * 120) / game.moves);
    const line = [this.#game.id, this.#options, who, deal, game.won ? 'won' : 'lost', game.moves];
    const told = mistakes.map(({ at, wins }) => `${at}:${wins.better}/${wins.played}/${wins.of}`).join(' ');
    const { by } = game.found.knowable;
    console.error([...line, by, `${Math.round(game.ms)} ms`, accuracy, blunders.join(','), told].join('\t'));
  }
}
