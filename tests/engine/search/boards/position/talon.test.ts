import { expect, test } from 'vitest';
import { dealByNumber } from '../../../../../engine/legality/deal.ts';
import klondike from '../../../../../engine/games/klondike/klondike.ts';
import { makeCardName } from '../../../../../engine/model/card.ts';
import { Moves } from '../../../../../engine/legality/move-generator.ts';
import { makeMove, tap } from '../../../../../engine/model/move.ts';
import { RuleSet } from '../../../../../engine/legality/rule-set.ts';
import { solver } from '../../../../../engine/solver/index.ts';
import { GameView } from '../../../../../engine/search/view/game-view.ts';
import { solverFactsOf } from '../../../../../engine/search/boards/position/facts.ts';
import { Position } from '../../../../../engine/search/boards/position/position.ts';
import { PRUNING } from '../../../../../engine/search/pruning/pruning.ts';
import { expectWon } from '../../../solver/won-by-rules.ts';
import {
  cardAt,
  eachReached,
  placeAfter,
  tapsOf,
  talonOf,
  withoutTaps,
} from '../../../../../engine/search/boards/position/talon.ts';

const rulesFor = (dealing: string): RuleSet => new RuleSet(klondike.variant({ dealing }));

/** Counts the cards that more taps reach after `tapped` taps in deal 1, and checks the taps given for each. */
function reached(dealing: string, tapped: number): string {
  const { rules, table } = dealByNumber(klondike.variant({ dealing }), 1);
  const talon = talonOf(new GameView(rules))!;
  for (let i = 0; i < tapped; i++) rules.make(table, tap(talon.stock));
  const names: string[] = [];
  eachReached(talon, table, (card, taps) => {
    const after = dealByNumber(rules.variant, 1, rules).table;
    for (let i = 0; i < tapped + taps; i++) rules.make(after, tap(talon.stock));
    expect(after.top(talon.waste)).toBe(card);
    expect(after.size(talon.waste)).toBe(placeAfter(talon, table, taps));
    expect(cardAt(talon, table, placeAfter(talon, table, taps))).toBe(card);
    names.push(makeCardName(card));
  });
  expect(new Set(names).size).toBe(names.length);
  return `${names.length}`;
}

test.each([
  ['unlimited', 0, '24'],
  ['unlimited', 7, '24'],
  ['once', 7, '18'],
  ['one', 25, '24'],
  ['three', 0, '8'],
  ['three', 3, '8'],
])('lists each card that taps bring up once: %s after %i taps', (dealing, tapped, count) => {
  expect(reached(dealing, tapped)).toBe(count);
});

test('plays a card of the talon with its taps', () => {
  const rules = rulesFor('three');
  const facts = solverFactsOf(new GameView(rules), { talon: true }, new Set(PRUNING));
  const { table } = dealByNumber(rules.variant, 1, rules);
  const position = new Position(rules, facts, undefined);
  const found = new Moves();
  position.begin(table);
  position.list(found);
  const plays = [...found.list.subarray(0, found.length)].filter((move) => tapsOf(move) > 0);
  expect(plays.length).toBeGreaterThan(0);
  for (const play of plays) {
    const byHand = dealByNumber(rules.variant, 1, rules).table;
    for (let i = 0; i < tapsOf(play); i++) rules.make(byHand, tap(facts.talon!.stock));
    expect(rules.allows(byHand, withoutTaps(play))).toBe(true);
    rules.make(byHand, withoutTaps(play));
    position.make(play);
    expect(position.table.bytes()).toEqual(byHand.bytes());
    expect(position.moves().map(makeMove)).toEqual([
      ...Array.from({ length: tapsOf(play) }, () => makeMove(tap(facts.talon!.stock))),
      makeMove(withoutTaps(play)),
    ]);
    position.undo(0);
  }
});

test('finds nothing new by unlimited single turns, but may by three', () => {
  const keys = (dealing: string): number => {
    const rules = rulesFor(dealing);
    const { table } = dealByNumber(rules.variant, 1, rules);
    const facts = solverFactsOf(new GameView(rules), { talon: true }, new Set(PRUNING));
    const position = new Position(rules, facts, undefined);
    const seen = new Set<number>();
    for (let taps = 0; taps < 12; taps++) {
      position.begin(table);
      seen.add(position.key.a);
      rules.make(table, tap(facts.talon!.stock));
    }
    return seen.size;
  };
  expect([keys('unlimited'), keys('three'), keys('once')]).toEqual([1, 1, 12]);
});

test('plays Klondike’s wins by the rules with every tap', () => {
  for (const dealing of ['unlimited', 'three', 'one']) {
    const solving = solver(klondike, { dealing });
    const dealt = solving.deal(dealing === 'three' ? 2 : 3);
    const { verdict, moves } = solving.solve(dealt.table, { positions: 20_000 }).toEnd();
    expect(verdict).toBe('won');
    expectWon(dealt, moves!);
  }
});
