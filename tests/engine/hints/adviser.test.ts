import { describe, expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { Adviser } from '../../../engine/hints/adviser.ts';
import { rankOf } from '../../../engine/model/card.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import { positionKey } from '../../../engine/legality/position-key.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { countOf, fromOf, isDrag, isTap, makeMove, parseMove, tap, toOf } from '../../../engine/model/move.ts';
import { makeOptions, parseOptions, usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import { copyOf } from '../../../engine/model/table-copy.ts';
import { BY_NIGHT } from '../../tools/night.ts';

/**
 * Follows the first hint `most` times, or to the end; returns the session, the hints followed, and how often moving
 * cards led back to an earlier position.
 */
function follow(game: Game, answers: Answers, deal: number, most = 500, thought = 2000) {
  const adviser = new Adviser(game, answers);
  const session = Session.begin(game, makeOptions(game, answers), deal);
  const keyOf = positionKey(new RuleSet(game.variant(answers)));
  const met = new Set([keyOf(copyOf(session.table))]);
  const first = [];
  let again = 0;
  for (let made = 0; made < most && !session.won; made++) {
    const thinking = adviser.think(session.save())!;
    thinking.go(thought);
    const [advice] = thinking.advised().advice;
    if (advice === undefined) break;
    first.push(advice);
    expect(session.play(advice.move)).toBeDefined();
    session.autoplay();
    const key = keyOf(copyOf(session.table));
    if (!isTap(advice.move) && met.has(key)) again++;
    met.add(key);
  }
  return { session, first, again };
}

const game = (id: string): Game => findGame(id)!;

test('keeps a two off its foundation while a covering ace can be laid on it', () => {
  const yukon = game('yukon');
  const made = '2>0 4>7x4 1>3 6>7x2 7>1x11 7>8* 7>8 7>3 3>7x6 1>3 2>1x3 4>2 3>1x2 1>6x10 2>3x2 7>2x5 5>7 5>9*';
  const saved = { ...Session.begin(yukon, '', 6).save(), moves: made, at: made.split(' ').length };
  const thinking = new Adviser(yukon, {}).think(saved)!;
  thinking.go(20_000);
  const [advice] = thinking.advised().advice;
  expect(makeMove(advice!.move)).not.toBe('7>9');
  expect(advice!.by.kind).toBe('played');
});

test('advises no move that loses in every order of four hidden cards', () => {
  const made = '0 0 5 5 0 0 0 3 3 0 0 8 7 0 0 0 0 6 5 0 6 6 4 8 0 7 8 2';
  const saved = { ...Session.begin(game('golf'), '', 704).save(), moves: made, at: made.split(' ').length };
  const thinking = new Adviser(game('golf'), {}).think(saved)!;
  thinking.go(100_000);
  const { advice, lost } = thinking.advised();
  // A card can be taken, but dealing first wins in two of the twenty-four orders.
  expect(makeMove(advice[0]!.move)).toBe('0');
  expect(lost).toBe(false);
});

test('wins an open game by its first hint and its continuation', () => {
  const { session, first } = follow(game('freecell'), {}, 1);
  expect(session.won).toBe(true);
  expect(first.every(({ by }) => by.kind === 'wins')).toBe(true);
  const left = first.map(({ by }) => (by.kind === 'wins' ? by.moves : 0));
  expect(left).toEqual(left.toSorted((a, b) => b - a));
});

describe.each([
  ['canfield', {}, 1014],
  ['freecell', {}, 2],
  ['klondike', { dealing: 'three' }, 1007],
  ['spider', { suits: 'one' }, 1002],
  ['yukon', {}, 1003],
])('%s', (id, answers, deal) => {
  test('repeats no position when the first hint is followed to the end', () => {
    expect(follow(game(id), answers as Answers, deal, 500, 500).again).toBe(0);
  });
});

test('delays free looks through the stock while a card can be turned up', () => {
  const { first } = follow(game('klondike'), { dealing: 'unlimited' }, 7, 40);
  expect(first.findIndex(({ by }) => by.kind === 'look')).toBeGreaterThan(0);
});

test('looks first where several cards are turned and a tree compares', () => {
  const { first } = follow(game('klondike'), { dealing: 'three' }, 7, 20);
  const kinds = first.map(({ by }) => by.kind);
  expect(kinds).toContain('look');
  expect(kinds).toContain('played');
  // A card of the waste that can go home is compared too, in few playouts.
  const compared = first.findIndex(({ by }) => by.kind === 'played' && by.of > 500);
  expect(kinds.lastIndexOf('look')).toBeLessThan(compared < 0 ? kinds.length : compared);
});

test('does not treat a turn in Canfield as a look once it would pass over a card', () => {
  const canfield = game('canfield');
  const adviser = new Adviser(canfield, {});
  const { piles } = new RuleSet(canfield.variant({}));
  const waste = piles.find(({ rules }) => rules.role === 'waste')!.index;
  let [free, costly] = [0, 0];
  for (let deal = 1; deal <= 12; deal++) {
    const session = Session.begin(canfield, usualOptions(canfield), deal);
    const stock = session.legalMoves().find(isTap)!;
    const looks = (): boolean => {
      const thinking = adviser.think(session.save())!;
      thinking.go(2000);
      return thinking.advised().advice.some(({ by }) => by.kind === 'look');
    };
    session.play(stock);
    session.play(stock);
    free += Number(looks());
    const next = session.legalMoves().find((move) => isDrag(move) && fromOf(move) === waste);
    if (next === undefined) continue;
    session.play(next);
    costly++;
    expect(looks(), `deal ${deal}`).toBe(false);
  }
  expect(Math.min(free, costly)).toBeGreaterThan(0);
});

test('sends a card of Canfield’s waste home unless something is clearly better', () => {
  const made = '0 0 0 0 0 0 0 0 1>3 6>9 0 0 0 0 1>3 0 0 1>9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1>4 6>9 0 0';
  const saved = { ...Session.begin(game('canfield'), '', 750).save(), moves: made, at: made.split(' ').length };
  const advisedAfter = (positions: number): string => {
    const thinking = new Adviser(game('canfield'), {}).think(saved)!;
    thinking.go(positions);
    return makeMove(thinking.advised().advice[0]!.move);
  };
  expect(advisedAfter(200)).toBe('1>4');
  // If the bot leaves the waste, it wins 59 of 100 games; if it sends the card of the waste home, it wins 42.
  expect(advisedAfter(100_000)).toBe('0');
});

test('treats looking as a normal move where turns are limited', () => {
  const { first } = follow(game('klondike'), { passes: 'three' }, 1, 20);
  expect(first.some(({ by }) => by.kind === 'look')).toBe(false);
});

test('advises one of several equivalent moves', () => {
  let [advised, cards] = [0, 0];
  for (let deal = 1; deal <= 10; deal++) {
    const session = Session.begin(game('triple-peaks'), usualOptions(game('triple-peaks')), deal);
    const thinking = new Adviser(game('triple-peaks'), {}).think(session.save())!;
    thinking.go(2000);
    const { advice } = thinking.advised();
    advised += advice.length;
    cards += new Set(advice.map(({ move }) => fromOf(move))).size;
  }
  expect(advised).toBeGreaterThan(15);
  expect(cards).toBe(advised);
});

test('returns nothing for an unreadable save', () => {
  const freecell = game('freecell');
  const saved = Session.begin(freecell, makeOptions(freecell, {}), 1).save();
  expect(new Adviser(freecell, {}).think({ ...saved, deal: 0 })).toBeUndefined();
});

test('forgets one deal’s advice in the next', () => {
  const klondike = game('klondike');
  const options = makeOptions(klondike, {});
  const [one, other] = [2, 3].map((deal) => Session.begin(klondike, options, deal)) as [Session, Session];
  const advised = (adviser: Adviser, session: Session) => {
    const thinking = adviser.think(session.save())!;
    thinking.go(2000);
    return thinking.advised().advice;
  };
  const adviser = new Adviser(klondike, {});
  expect(advised(adviser, one)).not.toEqual([]);
  expect(advised(adviser, other)).toEqual(advised(new Adviser(klondike, {}), other));
});

describe.each(['devils-grip', 'canfield', 'yukon', 'gaps'])('the reason of a hint in %s', (id) => {
  test('has the stated effect: an empty pile, swapped piles, a following card', () => {
    const adviser = new Adviser(game(id), {});
    const session = Session.begin(game(id), usualOptions(game(id)), 1);
    const purposes = new Set<string>();
    for (let made = 0; made < 10; made++) {
      const thinking = adviser.think(session.save())!;
      thinking.go(200);
      const [{ move, purpose = '' } = { move: tap(0) }] = thinking.advised().advice;
      const tops = [session.table.top(fromOf(move)), session.table.top(toOf(move))];
      session.play(move);
      purposes.add(purpose);
      if (purpose === 'empties') expect(session.table.size(fromOf(move))).toBe(0);
      if (purpose === 'beside')
        expect(rankOf(session.table.top(toOf(move)))).toBe(rankOf(session.table.top(toOf(move) - 1)) + 1);
      if (purpose === 'exchanges')
        expect([session.table.top(toOf(move)), session.table.top(fromOf(move))]).toEqual(tops);
    }
    expect([purposes.has('exchanges'), purposes.has('beside')]).toEqual([id === 'devils-grip', id === 'gaps']);
  });
});

describe.each([
  ['klondike', { dealing: 'unlimited' }],
  ['klondike', { dealing: 'three' }],
  ['canfield', {}],
] as const)('in %s %o', (id, answers) => {
  test('advises cards home that can go and will not be missed', () => {
    let offered = 0;
    for (let deal = 1; deal <= (BY_NIGHT ? 8 : 4); deal++) {
      const adviser = new Adviser(game(id), answers);
      const session = Session.begin(game(id), makeOptions(game(id), answers), deal);
      for (let made = 0; made < 40 && !session.won; made++) {
        const thinking = adviser.think(session.save())!;
        thinking.go(200);
        const [advice] = thinking.advised().advice;
        if (advice === undefined) break;
        if (begins(session)) {
          offered++;
          expect(session.shapes[toOf(advice.move)]!.role, `deal ${deal}, hint ${made}`).toBe('foundation');
        }
        session.play(advice.move);
      }
    }
    expect(offered).toBeGreaterThan(5);
  });

  test('advises turns of the stock as one, followed by the card they bring', () => {
    let [looks, brought] = [0, 0];
    for (let deal = 1; deal <= (BY_NIGHT ? 4 : 2); deal++) {
      const adviser = new Adviser(game(id), answers);
      const session = Session.begin(game(id), makeOptions(game(id), answers), deal);
      for (let made = 0; made < 60 && !session.won; made++) {
        const thinking = adviser.think(session.save())!;
        thinking.go(200);
        const [advice] = thinking.advised().advice;
        if (advice === undefined) break;
        expect(advice.turns > 0).toBe(isTap(advice.move));
        for (let turn = 0; turn < Math.max(1, advice.turns); turn++) expect(session.play(advice.move)).toBeDefined();
        if (advice.by.kind === 'look') {
          looks++;
          expect(session.table.size(fromOf(advice.move))).toBe(0);
        } else if (advice.brings) {
          brought++;
          expect(session.table.top(fromOf(advice.brings.move))).toBe(advice.brings.card);
          expect(session.play(advice.brings.move)).toBeDefined();
        }
      }
    }
    expect(looks).toBeGreaterThan(0);
    expect(brought).toBeGreaterThan(0);
  });

  test('moves cards back only for a purpose, and says so', () => {
    let moved = 0;
    for (let deal = 1; deal <= (BY_NIGHT ? 4 : 2); deal++) {
      const adviser = new Adviser(game(id), answers);
      const session = Session.begin(game(id), makeOptions(game(id), answers), deal);
      const origins = new Map<number, Set<number>>();
      for (let made = 0; made < 80 && !session.won; made++) {
        const thinking = adviser.think(session.save())!;
        thinking.go(200);
        const advised = thinking.advised().advice;
        const [advice] = advised;
        if (advice === undefined) break;
        if (isDrag(advice.move)) {
          const { table } = session;
          const left = table.size(fromOf(advice.move)) - countOf(advice.move);
          const carried = Array.from({ length: countOf(advice.move) }, (_, at) =>
            table.at(fromOf(advice.move), left + at),
          );
          const card = carried[0]!;
          const isBack = origins.get(card)?.has(table.top(toOf(advice.move))) ?? false;
          moved++;
          expect(advice.back).toBe(isBack);
          const others = advised.some(({ back, purpose }) => !back && purpose !== 'takes-back');
          if (isBack && others) expect(['idle', 'fills', 'stores']).not.toContain(advice.purpose);
          for (const under of origins.values()) carried.forEach((each) => under.delete(each));
          origins.set(card, (origins.get(card) ?? new Set()).add(table.at(fromOf(advice.move), left - 1)));
        }
        session.play(advice.move);
      }
    }
    expect(moved).toBeGreaterThan(15);
  });
});

/** Whether a card in play can begin a foundation, or be the second card there. */
const begins = (session: Session): boolean =>
  session
    .legalMoves()
    .some(
      (move) =>
        isDrag(move) &&
        session.shapes[fromOf(move)]!.role !== 'foundation' &&
        session.shapes[toOf(move)]!.role === 'foundation' &&
        session.table.size(toOf(move)) < 2,
    );

/** The advice after moves in notation. */
function advisedAfter(id: string, deal: number, moves: string, thought = 20_000) {
  const session = Session.begin(game(id), usualOptions(game(id)), deal);
  for (const text of moves === '' ? [] : moves.split(' ')) session.play(parseMove(text)!);
  const thinking = new Adviser(game(id), parseOptions(game(id), usualOptions(game(id)))!).think(session.save())!;
  thinking.go(thought);
  return { ...thinking.advised(), session };
}

describe('a dead end', () => {
  const ROUND =
    '2>0 7>1x3 1>10 5>4x3 2>6 1>6x3 7>10 3>4x2 3>4x3 4>1x10 4>2 5>6x2 6>2x10 2>6x10 2>5x4 6>1x9 6>5 5>6 1>2x13 3>6 3>0';

  test('is reported at the first hint although hidden cards remain', () => {
    const { advice, lost } = advisedAfter('yukon', 11, ROUND);
    expect(lost).toBe(true);
    expect(advice).toEqual([]);
  });

  test('is reported although a card can go home', () => {
    const { advice, lost } = advisedAfter('fortress', 12, '');
    expect([advice[0]!.purpose, lost]).toEqual(['home', true]);
  });

  test('is not advised while another move avoids it', () => {
    const { advice, session } = advisedAfter('yukon', 2, '5>7x4 7>6x9 6>5x14 5>6x13 6>1x3 6>4x2 1>5 4>7 7>4 4>7');
    expect(session.leadsNowhere(parseMove('3>7')!, new Set())).toBe(true);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.map(({ move }) => makeMove(move))).not.toContain('3>7');
  });

  test('is not advised in a long game whose only way out is another column', () => {
    const moves =
      '6>2x2 6>0 7>5 2>6x7 4>7 5>6 3>4x5 3>8 4>1x7 4>9 6>1x9 1>4x5 5>7x4 1>5x8 7>1x3 5>7x6 1>7x7 7>1x12 4>7x2 7>4x9 7>1 1>5x2';
    const { advice, session } = advisedAfter('yukon', 880_005, moves);
    expect(session.leadsNowhere(parseMove('4>1x5')!, new Set([session.keyOf()]))).toBe(true);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.map(({ move }) => makeMove(move))).not.toContain('4>1x5');
  });
});

test('continues a win found late from the present position', () => {
  const moves = '9>4 3>2 3>6 3>4 9>5';
  const { advice, session } = advisedAfter('beleaguered-castle', 4, moves, 400_000);
  session.play(advice[0]!.move);
  expect([advice[0]!.by.kind, makeMove(advice[0]!.move)]).toEqual(['wins', '0>6']);
});
