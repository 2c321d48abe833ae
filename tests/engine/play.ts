import { type Card, FACE_DOWN, faceUp, isFaceDown } from '../../engine/model/card.ts';
import { type DealtGame, dealByNumber } from '../../engine/legality/deal.ts';
import type { Game } from '../../engine/model/game.ts';
import { games } from '../../engine/games/index.ts';
import type { Move } from '../../engine/model/move.ts';
import { everyOptions, type OptionsKey, parseOptions, usualOptions } from '../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { Moves } from '../../engine/legality/move-generator.ts';
import { COUNTERS } from '../../engine/model/counters.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import type { TableView } from '../../engine/model/table.ts';
import type { Variant } from '../../engine/model/variant.ts';

/** One version of one game. */
export interface Way {
  readonly game: Game;
  readonly options: OptionsKey;
  /** For the names of tests. */
  readonly name: string;
}

const MAX_WAYS = 32;

/** Every version of every game; of a game with very many, those that differ from the usual in one answer at most. */
export const ways: readonly Way[] = games.flatMap((game) =>
  waysOf(game).map((options) => ({ game, options, name: `${game.id} ${options}`.trim() })),
);

/** Returns the default version of a game. */
export function usualWay(id: string): Way {
  const found = ways.find(({ game, options }) => game.id === id && options === usualOptions(game));
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found;
}

function waysOf(game: Game): OptionsKey[] {
  const all = everyOptions(game);
  if (all.length <= MAX_WAYS) return all;
  const usual = new Set(usualOptions(game).split(';'));
  return all.filter((options) => options.split(';').filter((answer) => !usual.has(answer)).length <= 1);
}

/**
 * The way that was dealt last, with its rules: they hold for every deal of it, and take longer to make than a deal
 * does.
 */
let last: { readonly way: Way; readonly rules: RuleSet } | undefined;

export function deal(way: Way, number: number): DealtGame {
  if (last?.way !== way) last = { way, rules: new RuleSet(variantOf(way)) };
  return dealByNumber(last.rules.variant, number, last.rules);
}

function variantOf({ game, options }: Way): Variant {
  const answers = parseOptions(game, options);
  if (answers === undefined) throw new Error(`${game.id} has no options "${options}"`);
  return game.variant(answers);
}

export function legalMoves({ rules, table }: DealtGame): Move[] {
  const found = new Moves();
  rules.legalMoves(table, found);
  return [...found.list.subarray(0, found.length)];
}

/** Plays at most `most` moves at random, the same ones each time; `visit` sees every position, the first included. */
export function playAtRandom(dealt: DealtGame, seed: number, most: number, visit: () => unknown = () => {}): Move[] {
  const below = numbersBelow(xoshiro(seed));
  const played: Move[] = [];
  visit();
  for (let legal = legalMoves(dealt); legal.length > 0 && played.length < most; legal = legalMoves(dealt)) {
    const move = legal[below(legal.length)]!;
    dealt.rules.make(dealt.table, move);
    played.push(move);
    visit();
  }
  return played;
}

/** Everything that can be read off a table, to compare two of them. */
export function positionOf(table: TableView): { piles: Card[][]; counters: number[] } {
  return {
    piles: Array.from({ length: table.piles }, (_, pile) =>
      Array.from({ length: table.size(pile) }, (_, index) => table.at(pile, index)),
    ),
    counters: Array.from({ length: COUNTERS }, (_, counter) => table.counter(counter)),
  };
}

/** Every card of the table, whichever way up, in order of their bytes. */
export const cardsOf = (table: TableView): Card[] =>
  positionOf(table)
    .piles.flat()
    .map(faceUp)
    .toSorted((a, b) => a - b);

/** Lets all cards that lie face down change places. */
export function mixHidden({ table }: DealtGame, seed: number): void {
  const { piles } = positionOf(table);
  const hidden = piles.flat().filter(isFaceDown);
  const below = numbersBelow(xoshiro(seed));
  const next = (): number => hidden.splice(below(hidden.length), 1)[0]! | FACE_DOWN;
  piles.forEach((cards, pile) =>
    table.lay(
      pile,
      cards.map((card) => (isFaceDown(card) ? next() : card)),
    ),
  );
}
