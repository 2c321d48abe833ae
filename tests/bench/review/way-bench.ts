import { Adviser } from '../../../engine/hints/adviser.ts';
import { HINT_POSITIONS } from '../../../engine/hints/thinking.ts';
import { makeGameTools, type GameTools } from '../../../engine/hints/game-tools.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import { type OptionsKey, parseOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { Session } from '../../../engine/session/session.ts';
import { type Saved, withoutUndone } from '../../../engine/session/saved-game.ts';
import { Position } from '../../../engine/search/boards/position/position.ts';
import { reviewInRetrospect } from '../../../engine/trainer/retrospective-review.ts';
import { GameReplay } from '../../../engine/hints/base/replay.ts';
import { swapped } from '../../engine/trainer/swapped.ts';
import { toEnd } from '../../tools/to-end.ts';
import { LongMeasure } from './long-measure.ts';
import { chancePlayer, glancePlayer, hintPlayer, QUICK_POSITIONS } from './players.ts';
import type { ReviewedLines, Who } from './reviewed-lines.ts';
import { playedGame, reviewedGame, type ReviewedGame } from './reviewed-game.ts';

/**
 * Blunders in a game: at most this many, at least MOVES_APART moves from each other; a position without one is
 * followed by another try MOVES_TO_RETRY moves later. The first comes at a random move below MAX_FIRST_MOVE.
 */
const MAX_BLUNDERS = 2;
const MOVES_APART = 8;
const MOVES_TO_RETRY = 3;
const MAX_FIRST_MOVE = 20;
/** One game in GAMES_PER_SWAP is reviewed again with its hidden cards in another order, up to this part of it. */
const GAMES_PER_SWAP = 4;
const EARLY_SHARE = 0.4;

/**
 * The moves at which blunders were inserted, the blunders that were found, and whether the review is the same with
 * hidden cards in a different order.
 */
interface InsertedBlunders {
  readonly blunders: readonly number[];
  readonly measure?: LongMeasure;
  readonly same?: boolean | undefined;
}

/** Plays and reviews the games of one version. */
export class WayBench {
  readonly name: string;
  readonly #game: Game;
  readonly #options: OptionsKey;
  readonly #answers: Answers;
  readonly #tools: GameTools;
  readonly #lines: ReviewedLines;

  constructor(name: string, game: Game, options: OptionsKey, lines: ReviewedLines) {
    this.name = name;
    this.#lines = lines;
    this.#game = game;
    this.#options = options;
    this.#answers = parseOptions(game, options)!;
    this.#tools = makeGameTools(game, this.#answers);
  }

  /** Plays and reviews one game with blunders. */
  blundered(deal: number): void {
    if (this.#lines.has(this.name, 'blunders', deal)) return;
    const below = numbersBelow(xoshiro(deal + 1000));
    const measure = new LongMeasure(this.#tools, this.#replay(Session.begin(this.#game, this.#options, deal).save()));
    const blunders: number[] = [];
    let next = below(MAX_FIRST_MOVE);
    const interfere = (session: Session) => {
      if (blunders.length >= MAX_BLUNDERS || session.moveCount < next) return undefined;
      const move = measure.blunder(this.#walked(session.save()));
      next = session.moveCount + (move === undefined ? MOVES_TO_RETRY : MOVES_APART);
      if (move !== undefined) blunders.push(session.moveCount);
      return move;
    };
    const one = reviewedGame(playedGame(this.#game, this.#options, deal, this.#hints(QUICK_POSITIONS), interfere));
    if (!one) return;
    const same = deal % GAMES_PER_SWAP === 0 ? this.#isSame(one) : undefined;
    this.#note('blunders', deal, one, { blunders, measure, same });
  }

  /** Plays and reviews one game by each player. */
  players(deal: number): void {
    const players = {
      hint: this.#hints(HINT_POSITIONS),
      glance: glancePlayer(this.#tools),
      chance: chancePlayer(numbersBelow(xoshiro(deal))),
    };
    for (const who of ['hint', 'glance', 'chance'] as const) {
      if (this.#lines.has(this.name, who, deal)) continue;
      const one = reviewedGame(playedGame(this.#game, this.#options, deal, players[who]));
      if (one) this.#note(who, deal, one);
    }
  }

  #hints(thought: number) {
    return hintPlayer(new Adviser(this.#game, this.#answers), thought);
  }

  #replay(saved: Saved): GameReplay {
    const { solver, context } = this.#tools;
    return GameReplay.of(saved, new Position(solver.rules, context.facts, undefined))!;
  }

  #walked(saved: Saved): GameReplay {
    const replay = this.#replay(saved);
    replay.goToEnd();
    return replay;
  }

  /** Whether the review of the game's first part is the same when the cards never seen in it lie in another order. */
  #isSame({ saved }: ReviewedGame): boolean | undefined {
    const early = withoutUndone({ ...saved, at: Math.ceil(saved.at * EARLY_SHARE) });
    const other = swapped(early);
    if (!other) return undefined;
    const [one, again] = [early, other].map((each) => JSON.stringify(toEnd(reviewInRetrospect(each))?.knowable));
    return one === again;
  }

  #note(
    who: Who,
    deal: number,
    { found, moves, won, ms, saved }: ReviewedGame,
    { blunders, measure, same }: InsertedBlunders = { blunders: [] },
  ): void {
    const { mistakes, accuracy, choices, passed, by } = found.knowable;
    const replay = this.#replay(saved);
    let [alone, wrong] = [0, 0];
    for (const { at, better, wins } of mistakes) {
      const [instead] = better;
      while (replay.at < at) replay.go();
      alone += Number(replay.session.legalMoves().length === 1);
      if (measure === undefined || better.length > 1 || blunders.includes(at) || wins.by === 'solver') continue;
      wrong += Number(measure.comparison(replay, instead!, replay.next!).more <= 0);
    }
    const named = blunders.filter((at) => mistakes.some((mistake) => mistake.at === at)).length;
    const others = measure ? mistakes.length - named : 0;
    const counts = { choices, passed, blunders: blunders.length, named, others, wrong, alone, same };
    this.#lines.add({ way: this.name, who, deal, won, moves, by, ms: Math.round(ms), accuracy, ...counts });
  }
}
