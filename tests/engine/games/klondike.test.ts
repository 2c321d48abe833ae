import { describe, expect, test } from 'vitest';
import klondike from '../../../engine/games/klondike/klondike.ts';
import type { Answers } from '../../../engine/model/game.ts';
import {
  completeOptions,
  everyOptions,
  firstOptions,
  makeOptions,
  parseOptions,
  uncountedOptions,
  usualOptions,
} from '../../../engine/model/options.ts';
import { resume } from '../../../engine/session/resume.ts';
import { Session } from '../../../engine/session/session.ts';
import { Ahead } from '../../../engine/session/ahead.ts';
import { inPlay, laidOn, type Position } from './position.ts';

/* The stock is pile 0, the waste 1, the foundations 2 to 5, the columns 6 to 12. */

const FORMER = ['dealing=three', 'dealing=one', 'dealing=once', 'dealing=unlimited'];

describe('versions of Klondike', () => {
  test('combine cards, passes and scoring, each with a key', () => {
    const every = everyOptions(klondike);
    expect(new Set(every).size).toBe(2 * 4 * 3);
    for (const options of every) expect(makeOptions(klondike, parseOptions(klondike, options)!)).toBe(options);
  });

  test('keep the keys of the four earlier ones', () => {
    expect(everyOptions(klondike).filter((options) => options.startsWith('dealing='))).toHaveLength(4);
    for (const options of FORMER) expect(completeOptions(klondike, options)).toBe(options);
    expect(completeOptions(klondike, 'turning=three;passes=endless;scoring=cards')).toBe('dealing=three');
    expect(parseOptions(klondike, 'turning=three;passes=endless;scoring=cards')).toBeUndefined();
  });

  test('turn one card with unlimited redeals by default', () => {
    expect(usualOptions(klondike)).toBe('dealing=unlimited');
  });

  test('start new players with standard points, on the deals of the default version', () => {
    expect(firstOptions(klondike)).toBe('turning=one;passes=endless;scoring=standard');
    expect(uncountedOptions(klondike, firstOptions(klondike))).toBe(usualOptions(klondike));
    expect(completeOptions(klondike, '')).toBe(usualOptions(klondike));
  });

  test('don’t mix a former option with its successors', () => {
    expect(completeOptions(klondike, 'dealing=three;scoring=vegas')).toBeUndefined();
    expect(completeOptions(klondike, 'dealing=four')).toBeUndefined();
    expect(completeOptions(klondike, 'dealing=toString')).toBeUndefined();
  });

  test.each(FORMER)('continue a save under %s unchanged', (options) => {
    const saved = { game: 'klondike', options, rules: 1, deal: 30, cards: '', moves: '0 0 0', at: 2 };
    const resumed = resume(saved);
    expect(resumed.ok && resumed.value.session.save()).toEqual(saved);
    expect(resumed.ok && resumed.value.outdated).toBe(false);
  });

  test('share knowledge of deals across scorings', () => {
    expect(uncountedOptions(klondike, 'turning=three;passes=endless;scoring=vegas')).toBe('dealing=three');
    expect(uncountedOptions(klondike, 'dealing=one')).toBe('dealing=one');
    expect(uncountedOptions(klondike, 'nothing')).toBe('nothing');
  });
});

/** The scores after each of the moves, each made in turn. */
const scores = (position: Position, moves: readonly string[]): number[] =>
  moves.map((move) => position.play(move).score);

describe('standard scoring', () => {
  const standard = (piles: Record<number, string>, more: Answers = {}): Position =>
    inPlay(klondike, piles, { scoring: 'standard', ...more });

  test('gives 5 from the waste, 10 home and 5 for a turned card, and takes 15 for one back', () => {
    const position = standard({ 1: 'AS 5D', 6: '6S', 7: '9h 2S', 8: '3D' });
    const moves = ['1>6', '1>2', '7>2', '2>8'];
    expect(scores(position, moves)).toEqual([5, 15, 30, 15]);
    expect(position.pile(7)).toBe('9H');
  });

  test('never falls below 0, and gives nothing for kings moved between columns', () => {
    expect(scores(standard({ 2: 'AS 2S', 8: '3D' }), ['2>8'])).toEqual([0]);
    expect(scores(standard({ 6: 'KS' }), ['6>7'])).toEqual([0]);
    expect(scores(standard({ 2: 'AS' }), ['2>3'])).toEqual([0]);
  });

  test('charges 100 for every redeal of one card at a time', () => {
    const position = standard({ 0: '7s', 1: 'AS AH AD AC 9S' });
    position.table.add(2, 250);
    expect(scores(position, ['0', '0', '0', '0', '0', '0', '0'])).toEqual([250, 150, 150, 150, 150, 150, 150]);
  });

  test('charges 20 from the third redeal of three cards at a time', () => {
    const position = standard({ 0: '7s 8s 9s' }, { turning: 'three' });
    position.table.add(2, 50);
    const around = ['0', '0'];
    expect(scores(position, [...around, ...around, ...around, ...around, ...around])).toEqual([
      50, 50, 50, 50, 50, 30, 30, 10, 10, 0,
    ]);
  });

  test('takes points back on undo', () => {
    const session = Session.begin(klondike, 'turning=one;passes=endless;scoring=standard', 30);
    const before: number[] = [];
    for (let made = 0; made < 60; made++) {
      before.push(session.score);
      const [move] = session.hints();
      if (move === undefined) break;
      session.play(move);
    }
    expect(Math.max(...before)).toBeGreaterThan(0);
    const { score } = session;
    const again = resume(session.save());
    expect(again.ok && again.value.session.score).toBe(score);
    for (const points of before.slice(0, session.moveCount).toReversed()) {
      session.undo();
      expect(session.score).toBe(points);
    }
  });

  test('recognises a lost game although redeals change the score', () => {
    const dealt = standard({ 6: '9C', 7: '9S', 8: 'KC', 9: 'KD', 10: '4H', 11: '4D', 12: '6H', 0: '7s 9d 2c' });
    dealt.table.add(2, 5000);
    const ahead = new Ahead({ rules: dealt.rules, table: dealt.table, laid: laidOn(dealt.table) });
    dealt.play('0', '0', '0', '0');
    expect(ahead.look()).toBe('repeats');
  });
});

describe('Vegas', () => {
  test('costs 52 a deal and pays 5 per card home', () => {
    const session = Session.begin(klondike, 'turning=one;passes=one;scoring=vegas', 30);
    expect([session.score, session.banked]).toEqual([-52, true]);
    const position = inPlay(klondike, { 1: '2S AS', 6: '3H' }, { scoring: 'vegas' });
    expect(scores(position, ['1>2', '1>2', '2>6'])).toEqual([-47, -42, -47]);
  });

  test('is the only scoring with a bank', () => {
    for (const options of everyOptions(klondike))
      expect(Session.begin(klondike, options, 1).banked).toBe(options.endsWith('scoring=vegas'));
  });
});
