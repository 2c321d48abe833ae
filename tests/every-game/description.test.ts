import { expect, test } from 'vitest';
import { describeVariant } from '../../engine/description/describe.ts';
import type { Description } from '../../engine/description/description.ts';
import { findGame } from '../../engine/games/index.ts';
import { type DealtGame, dealByNumber } from '../../engine/legality/deal.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import { isFaceDown } from '../../engine/model/card.ts';
import { BASE } from '../../engine/model/counters.ts';
import { drag } from '../../engine/model/move.ts';
import { parseOptions, usualAnswers } from '../../engine/model/options.ts';
import { Pile, type PileRules, type Role } from '../../engine/model/pile.ts';
import type { Variant } from '../../engine/model/variant.ts';
import { build, ofRank, sameSuit, up } from '../../engine/vocabulary/relations.ts';
import { playAtRandom, ways } from '../engine/play.ts';
import { EVERY_GAME } from '../tools/night.ts';
import { waysByDay } from './by-day.ts';
import { claimOf } from './claims.ts';

/** Random positions of each version: by night 300, by day fewer of fewer ways. */
const POSITIONS = EVERY_GAME ? 300 : 60;
const PLAYED = EVERY_GAME ? ways : waysByDay;
const MOVES = 50;
/** First deal that the description has not seen. */
const FIRST = 1001;

interface Checked {
  positions: number;
  claims: number;
  readonly denied: Set<string>;
}

/** Whether the description says that a foundation's card may go to a pile of this role. */
function isDescribed({ groups }: Description, foundation: number, to: Role): boolean {
  const { returns } = groups.find(({ piles }) => piles.includes(foundation))!;
  return returns === 'both' || returns === (to === 'foundation' ? 'across' : 'play');
}

/** Compares every drop of a single card in a position with the claim about it. */
function check({ rules, table }: DealtGame, description: Description, checked: Checked, name: string): void {
  const seen = rules.piles.slice(0, rules.variant.places.length);
  for (const { index: from, rules: source } of seen) {
    if (!rules.mayLift(table, from, 1)) continue;
    for (const { index: to } of seen) {
      if (to === from) continue;
      // Moving an ace to an empty foundation plays nothing.
      const stays = rules.piles[to]!.rules.role === 'foundation' && table.size(to) === 0;
      const left = source.role === 'foundation' && !stays && rules.allows(table, drag(from, 1, to));
      if (left && !isDescribed(description, from, rules.piles[to]!.rules.role))
        checked.denied.add(`${name}: foundation to ${rules.piles[to]!.rules.role} though cards stay there`);
      const [card, onto, base] = [table.top(from), table.top(to), table.counter(BASE) & 15];
      const claim = isFaceDown(onto)
        ? undefined
        : claimOf(description, { card, from: source.role, to, onto, size: table.size(to), base });
      if (claim === undefined) continue;
      checked.claims++;
      const is = rules.allows(table, drag(from, 1, to)) ? 'allowed' : 'forbidden';
      if (is !== claim) checked.denied.add(`${name}: ${source.role} to ${rules.piles[to]!.rules.role} ${is}`);
    }
  }
}

/** Plays random moves of a variant, and compares each position with the claims of a description. */
function checked(variant: Variant, description: Description, positions: number, name = ''): Checked {
  const found: Checked = { positions: 0, claims: 0, denied: new Set() };
  const rules = new RuleSet(variant);
  for (let deal = FIRST; found.positions < positions; deal++) {
    const dealt = dealByNumber(variant, deal, rules);
    playAtRandom(dealt, deal, MOVES, () => {
      found.positions++;
      check(dealt, description, found, name);
    });
  }
  return found;
}

/**
 * Whether a description can claim anything of drops: not in a game of clicks, nor where each pile takes a rank of its
 * own.
 */
const isClaimed = ({ groups }: Description): boolean =>
  groups.some(({ together }) => together !== 'nothing') &&
  groups.some(({ own, takes }) => own === undefined && takes !== 'nothing');

test('allows a single card exactly where the description says', { timeout: 3_600_000 }, () => {
  const denied: string[] = [];
  const silent: string[] = [];
  let claims = 0;
  for (const { game, options, name } of PLAYED) {
    const answers = parseOptions(game, options)!;
    const description = describeVariant(game.variant(answers));
    const found = checked(game.variant(answers), description, POSITIONS, name);
    denied.push(...found.denied);
    claims += found.claims;
    if (found.claims === 0 && isClaimed(description)) silent.push(name);
  }
  expect(denied).toEqual([]);
  expect(silent).toEqual([]);
  expect(claims).toBeGreaterThan(1000 * PLAYED.length);
});

/** Returns a game with other rules for its piles of a role. */
function otherwise(id: string, role: Role, rules: Partial<PileRules>): Variant {
  const game = findGame(id)!;
  const variant = game.variant(usualAnswers(game));
  for (const { pile } of variant.places) {
    if (pile.rules.role === role) Object.assign(pile, new Pile({ ...pile.rules, ...rules }));
  }
  return variant;
}

const fives = ofRank(5);
const upInSuit = build(up, sameSuit);

test.each<[string, Role, Partial<PileRules>]>([
  ['klondike', 'tableau', { start: fives }],
  ['freecell', 'tableau', { build: upInSuit, lift: upInSuit }],
  ['yukon', 'tableau', { start: fives }],
  ['forty-thieves', 'tableau', { build: build(up, () => true) }],
  ['canfield', 'tableau', { build: upInSuit, lift: upInSuit }],
  ['spider', 'tableau', { build: upInSuit }],
  ['bakers-dozen', 'tableau', { build: upInSuit }],
  ['beleaguered-castle', 'tableau', { start: fives }],
  ['scorpion', 'tableau', { start: fives, build: upInSuit }],
  ['la-belle-lucie', 'tableau', { build: upInSuit }],
])('finds a changed rule in %s', (id, role, rules) => {
  const game = findGame(id)!;
  const description = describeVariant(game.variant(usualAnswers(game)));
  expect(checked(game.variant(usualAnswers(game)), description, 60).denied.size).toBe(0);
  expect(checked(otherwise(id, role, rules), description, 200).denied.size).toBeGreaterThan(0);
});
