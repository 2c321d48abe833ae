import { describe, expect, it } from 'vitest';
import { dealByNumber, type DealtGame } from '../../engine/legality/deal.ts';
import type { Answers } from '../../engine/model/game.ts';
import { findGame } from '../../engine/games/index.ts';
import { tap } from '../../engine/model/move.ts';
import type { Player } from './claim.ts';
import { acesUpSearch } from './games/aces-up.ts';
import { auldLangSyneHolding, auldLangSyneSearch } from './games/auld-lang-syne.ts';
import { bearRiverPlay } from './games/bear-river.ts';
import { isOpen, legalMoves } from './moves.ts';
import { lookingAhead } from './policy.ts';
import { solving } from './solving.ts';

const LIMIT = 100_000;

const deal = (game: string, answers: Answers, number: number): DealtGame =>
  dealByNumber(findGame(game)!.variant(answers), number);

/** Returns a game with few enough cards left in the stock for a plain search to decide it. */
function lastCards(game: string, answers: Answers, number: number, left: number): DealtGame {
  const dealt = deal(game, answers, number);
  const { rules, table } = dealt;
  const { index } = rules.variant.from;
  while (table.size(index) > left) {
    const moves = legalMoves(rules, table);
    rules.make(table, moves.find((move) => isOpen(rules, move)) ?? moves[0]!);
  }
  return dealt;
}

function outcomes(search: Player, plainly: Player, deals: readonly DealtGame[]): Set<string> {
  const found = deals.map((dealt) => [search(dealt), plainly(dealt)] as const);
  for (const [one, other] of found) expect(one).toBe(other);
  return new Set(found.map(([one]) => one));
}

const FEW = Array.from({ length: 20 }, (_, at) => at + 1);

describe('a relaxed search finds what a search by the rules finds', () => {
  const effort = { positions: LIMIT, plan: 'whole' } as const;

  it('in late positions of Aces Up', () => {
    const deals = [...FEW, 621].map((number) => lastCards('aces-up', { aces: true }, number, 4));
    const plainly = solving('aces-up', { aces: true }, effort);
    expect(outcomes(acesUpSearch(LIMIT), plainly, deals)).toEqual(new Set(['won', 'lost']));
  });

  it('in late positions of Auld Lang Syne', () => {
    const deals = [...FEW, 714].map((number) => lastCards('auld-lang-syne', {}, number, 4));
    const plainly = solving('auld-lang-syne', {}, effort);
    expect(outcomes(auldLangSyneSearch(LIMIT), plainly, deals)).toEqual(new Set(['won', 'lost']));
  });
});

describe('an Auld Lang Syne player who may hold cards back', () => {
  const held = auldLangSyneHolding(LIMIT);
  const allPlayed = lookingAhead(({ variant }) => ({ ahead: 3, measure: variant.score }));

  it('wins deals that are lost when every possible card is played', () => {
    for (const number of [714, 9749]) {
      expect(held(deal('auld-lang-syne', {}, number))).toBe('won');
      expect(allPlayed(deal('auld-lang-syne', {}, number))).toBe('lost');
    }
  });
});

describe('a look-ahead player', () => {
  it('plays until nothing can be played and deals only then', () => {
    const dealt = deal('auld-lang-syne', {}, 1);
    const play = lookingAhead(({ variant }) => ({ ahead: 2, measure: variant.score }));
    expect(play(dealt)).toBe('lost');
    expect(legalMoves(dealt.rules, dealt.table)).toEqual([]);
  });

  it('makes no move when none improves the position', () => {
    const dealt = deal('bear-river', {}, 1);
    const outcome = bearRiverPlay(2)(dealt);
    const end = dealt.table.bytes();
    expect(bearRiverPlay(2)(dealt)).toBe(outcome);
    expect(dealt.table.bytes()).toEqual(end);
  });

  it('never uses cards of the stock or chance', () => {
    const { rules, table } = deal('aces-up', { aces: true }, 1);
    const stock = rules.variant.from.index;
    const hidden = legalMoves(rules, table).filter((move) => !isOpen(rules, move));
    expect(hidden).toEqual([tap(stock)]);
  });
});
