import { faceUp } from '../../../engine/model/card.ts';
import { type DealtGame, dealOrder } from '../../../engine/legality/deal.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { rankHints } from '../../../engine/session/hints.ts';
import { makeMove, parseMove } from '../../../engine/model/move.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import type { Shuffler, Table, TableView } from '../../../engine/model/table.ts';
import { card, pilesOf, table } from '../table.ts';

const names = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** A table and the rules to play it by, moves in notation. */
export class Position {
  readonly rules: RuleSet;
  readonly table: Table;

  constructor({ rules, table: laid }: Pick<DealtGame, 'rules' | 'table'>) {
    this.rules = rules;
    this.table = laid;
  }

  may(move: string): boolean {
    return this.rules.allows(this.table, parseMove(move)!);
  }

  /** Makes moves; each of them has to be allowed. */
  play(...moves: readonly string[]): this {
    for (const move of moves) {
      if (!this.may(move)) throw new Error(`${move} is not allowed`);
      this.rules.make(this.table, parseMove(move)!);
    }
    return this;
  }

  legal(): string[] {
    const found = new Moves();
    this.rules.legalMoves(this.table, found);
    return [...found.list.subarray(0, found.length)].map(makeMove);
  }

  /** Useful moves, the best first. */
  hints(): string[] {
    const moves = this.legal().map((move) => parseMove(move)!);
    return rankHints(this.rules, this.table, moves, undefined).map(makeMove);
  }

  pile(at: number): string {
    return pilesOf(this.table)[at]!;
  }

  piles(from: number, to: number): string[] {
    return pilesOf(this.table).slice(from, to + 1);
  }

  get score(): number {
    return this.rules.variant.score(this.table);
  }

  get won(): boolean {
    return this.rules.variant.won(this.table);
  }
}

/** The cards of a table's piles, as a game's deal lists those it began with. */
export const laidOn = (laid: TableView): DealtGame['laid'] =>
  Array.from({ length: laid.piles }, (_, pile) => ({
    pile,
    cards: Array.from({ length: laid.size(pile) }, (_each, index) => laid.at(pile, index)),
  }));

/** A game in mid-play: its piles by number, bottom card first; those not named are empty. */
export function inPlay(game: Game, piles: Readonly<Record<number, string>>, answers: Answers = {}): Position {
  const rules = new RuleSet(game.variant(answers));
  return new Position({ rules, table: table(...rules.piles.map((_, at) => piles[at] ?? '')) });
}

/**
 * A game dealt in an order that begins with these cards, the first dealt first; the others follow as a new pack has
 * them.
 */
export function dealtFrom(
  game: Game,
  first: string,
  answers: Answers = {},
  shuffler: Shuffler = (cards) => cards,
): Position {
  const variant = game.variant(answers);
  const rest = makeDeck(variant.deck ?? {});
  const named = names(first).map(card);
  for (const each of named) rest.splice(rest.indexOf(faceUp(each)), 1);
  return new Position(dealOrder(variant, [...named, ...rest], 0, shuffler));
}

/** Cards of one suit, the first rank first: `suit('H', 'A23')`. */
export const suit = (letter: string, ranks: string): string =>
  ranks
    .split('')
    .map((rank) => rank + letter)
    .join(' ');

export const ACE_TO_KING = 'A23456789TJQK';
