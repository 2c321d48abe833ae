import { describe, expect, test } from 'vitest';
import { makeCardName } from '../../../engine/model/card.ts';
import match from '../../../engine/games/freecell/match-solitaire.ts';
import { makeMatch, parseMatch } from '../../../engine/notation/match-notation.ts';
import { drag, fromOf, toOf } from '../../../engine/model/move.ts';
import { makeOptions } from '../../../engine/model/options.ts';
import { deckOf } from '../../../engine/model/deck-order.ts';
import type { Role } from '../../../engine/model/pile.ts';
import { Session } from '../../../engine/session/session.ts';
import { either } from '../either.ts';
import { card, pilesOf } from '../table.ts';
import { collectedIn, play, printed, printedDeal, pilesOfRole, topped } from './match.ts';

/** Whether the rules allow the moves when those cards lie uppermost in four columns of thirteen. */
const allows = (id: string, names: string, moves: string): boolean =>
  parseMatch(`${id}+0 ${moves}`, topped(id, names)).ok;

const namesIn = (session: Session, role: Role): string[] =>
  pilesOfRole(session, role).map((pile) => pilesOf(session.table)[pile]!);

const FOUR_OF_A_RANK = '4x4x13x4';
const TWO_PACKS = '2x1x26x4';

describe('the deal', () => {
  test('goes row by row from left to right, the first row lowest', () => {
    const columns = namesIn(play('3x3x13x5+0', printedDeal), 'tableau');
    expect(columns).toEqual(Object.values(printed.columns).map((names) => names.join(' ')));
  });

  test('has an empty cell for each column', () => {
    expect(namesIn(play('3x3x13x7+1'), 'cell')).toEqual(Array.from({ length: 7 }, () => ''));
  });

  test('is made row by row on demand when it is closed, the last row as far as it goes', () => {
    const sizes = (deals: number): number[] => {
      const session = play(`3x3x13x5-1 ${'+'.repeat(deals)}`.trim());
      return pilesOfRole(session, 'tableau').map((pile) => session.table.size(pile));
    };
    expect(sizes(0)).toEqual([0, 0, 0, 0, 0]);
    expect(sizes(1)).toEqual([1, 1, 1, 1, 1]);
    expect(sizes(8)).toEqual([8, 8, 8, 8, 7]);
    expect(either(parseMatch('3x3x13x5-1 ++++++++ +'))).toEqual({ token: 3, text: '+', why: 'forbidden' });
  });

  test('is the same for the same number, open or closed', () => {
    expect(namesIn(play('3x3x13x5-4 ++++++++'), 'tableau')).toEqual(namesIn(play('3x3x13x5+4'), 'tableau'));
  });
});

describe('the pack', () => {
  const aces = (id: string): string[] => {
    const { game, options } = play(`${id}+1`);
    const deck = deckOf(game, options);
    return deck.map(makeCardName).filter((name) => name.startsWith('A'));
  };

  test('has as many cards of a rank as a match takes, and repeats suits where it has fewer', () => {
    expect(aces('3x3x13x5')).toEqual(['AC', 'AD', 'AH']);
    expect(aces('3x2x13x5')).toEqual(['AC', 'AD', 'AC']);
    expect(aces('4x1x13x5')).toEqual(['AC', 'AC', 'AC', 'AC']);
  });

  test('is there twice for twenty-six matches, and a match takes no more for that', () => {
    expect(aces('2x2x26x5')).toEqual(['AC', 'AD', 'AC', 'AD']);
    expect(allows(TWO_PACKS, '5C 5C 7C 9C', '*12')).toBe(true);
  });

  test('has so many ranks from the ace up', () => {
    const { game, options } = play('3x3x10x5+1');
    expect(deckOf(game, options).map(makeCardName).at(-1)).toBe('TH');
  });

  test('is no pack with more suits than a match has cards', () => {
    expect(either(parseMatch('2x3x13x5+1'))).toEqual({ token: 1, text: '2x3x13x5+1', why: 'pack' });
  });
});

describe('stacking', () => {
  test.each([
    ['one up', '5H 6H 9C 9D', true],
    ['one down', '6H 5H 9C 9D', true],
    ['a king on an ace', 'KH AH 9C 9D', true],
    ['an ace on a king', 'AH KH 9C 9D', true],
    ['two apart', '5H 7H 9C 9D', false],
    ['the same rank', '5H 5D 9C 9D', false],
    ['another suit', '5H 6D 9C 9D', false],
  ])('%s', (_, names, may) => expect(allows(FOUR_OF_A_RANK, names, '12')).toBe(may));

  test('ignores suits by an option', () => {
    expect(allows('4x4ix13x4', '5H 6S 9C 9D', '12')).toBe(true);
    expect(allows('4x4ix13x4', '5H 7S 9C 9D', '12')).toBe(false);
  });

  test('does not join the highest rank of a smaller pack to the ace', () => {
    const deal = ['AC', '3C', '2C', '2C', 'AC', '3C'].map(card);
    expect(play('2x1x3x3+0 12', deal).score).toBe(0);
    expect(either(parseMatch('2x1x3x3+0 23', deal))).toEqual({ token: 2, text: '23', why: 'forbidden' });
  });

  test('moves one card at a time', () => {
    const session = play(`${FOUR_OF_A_RANK}+0 12`, topped(FOUR_OF_A_RANK, '6H 5H 9C 9D'));
    const [, column = 0] = pilesOfRole(session, 'tableau');
    expect(session.lifts(column, session.table.size(column) - 2)).toBe(0);
    expect(session.lifts(column, session.table.size(column) - 1)).toBe(1);
  });

  test('puts any card on an empty column', () => {
    const deal = ['AC', '3C', '2C', '2C', '3C', 'AC'].map(card);
    expect(namesIn(play('2x1x3x3+0 1a 1b a1', deal), 'tableau')[0]).toBe('2C');
  });
});

describe('a cell', () => {
  test('holds any one card', () => {
    expect(allows(FOUR_OF_A_RANK, '5H 6S 9C 9D', '1a 2d 3c')).toBe(true);
    expect(allows(FOUR_OF_A_RANK, '5H 6S 9C 9D', '1a 2a')).toBe(false);
  });

  test('gives its card back to a column where it fits', () => {
    expect(allows(FOUR_OF_A_RANK, '5H 6H 9C 9D', '1a a2')).toBe(true);
    expect(allows(FOUR_OF_A_RANK, '5H 6H 9C 9D', '1a a3')).toBe(false);
  });
});

describe('a match', () => {
  test('takes the cards of one rank from the ends of columns and from cells', () => {
    const session = play(`${FOUR_OF_A_RANK}+0 4b *123b`, topped(FOUR_OF_A_RANK, '5C 5D 5H 5S'));
    expect(session.score).toBe(4);
    expect(pilesOfRole(session, 'cell').every((pile) => session.table.size(pile) === 0)).toBe(true);
  });

  test('can be collected by any of its cards, and the others follow', () => {
    const deal = topped(FOUR_OF_A_RANK, '5C 5D 5H 5S');
    const after = [0, 1, 2, 3].map((at) => {
      const session = play(`${FOUR_OF_A_RANK}+0`, deal);
      session.play(drag(pilesOfRole(session, 'tableau')[at]!, 1, collectedIn(session)));
      return { score: session.score, columns: namesIn(session, 'tableau') };
    });
    for (const each of after) expect(each).toEqual({ score: 4, columns: after[0]!.columns });
  });

  test('waits while one of its cards is covered', () => {
    const session = play(`${FOUR_OF_A_RANK}+0`, topped(FOUR_OF_A_RANK, '9C 9D 9H 5S 5C 5D 5H 6H'));
    const [column = 0] = pilesOfRole(session, 'tableau');
    expect(session.targets(column, 1)).not.toContain(collectedIn(session));
    expect(session.reasons.noDrop(column, 1, collectedIn(session))).toEqual({ code: 'unmatched' });
  });

  test('is collected by a double-click, and a card of none goes to a cell', () => {
    const deal = topped(FOUR_OF_A_RANK, '9C 9D 9H 9S 5C 5D 5H 5S');
    const session = play(`${FOUR_OF_A_RANK}+0`, deal);
    const [column = 0] = pilesOfRole(session, 'tableau');
    session.doubleClick(column);
    expect(session.score).toBe(4);
    const other = play(`${FOUR_OF_A_RANK}+0 1a`, deal);
    other.doubleClick(column);
    expect(namesIn(other, 'cell')).toEqual(['5C', '9C', '', '']);
  });

  test('is never collected automatically, as waiting may be better', () => {
    const session = play(`${FOUR_OF_A_RANK}+0 1a`, topped(FOUR_OF_A_RANK, '5C 5D 5H 5S'));
    expect(session.autoplay()).toEqual([]);
    expect(session.collect()).toEqual([]);
  });

  test('is the first hint', () => {
    const session = play(`${FOUR_OF_A_RANK}+0`, topped(FOUR_OF_A_RANK, '5C 5D 5H 5S'));
    expect(toOf(session.hints()[0]!)).toBe(collectedIn(session));
  });

  test('counts in the status bar', () => {
    const session = play(`${FOUR_OF_A_RANK}+0 *1234`, topped(FOUR_OF_A_RANK, '5C 5D 5H 5S'));
    expect(session.status).toEqual([{ kind: 'matches', value: 1 }]);
  });
});

describe('with more exposed cards than a match takes', () => {
  const begun = (): Session => {
    const session = play(`${TWO_PACKS}+0`, topped(TWO_PACKS, '5C 5C 5C 6C'));
    session.play(drag(pilesOfRole(session, 'tableau')[0]!, 1, collectedIn(session)));
    return session;
  };

  test('lets the player choose each card', () => {
    const session = play(`${TWO_PACKS}+0 *13`, topped(TWO_PACKS, '5C 5C 5C 6C'));
    expect(session.table.top(pilesOfRole(session, 'tableau')[1]!)).toBe(card('5C'));
    expect(makeMatch(session)).toBe(`${TWO_PACKS}+0 *13`);
  });

  test('allows nothing else until the match is complete', () => {
    const session = begun();
    const [, second, third] = pilesOfRole(session, 'tableau');
    expect(session.score).toBe(1);
    expect(session.legalMoves().map((move) => [fromOf(move), toOf(move)])).toEqual([
      [second, collectedIn(session)],
      [third, collectedIn(session)],
    ]);
  });

  test('says on a refusal that the match has to be completed', () => {
    const session = begun();
    expect(session.reasons.noDrop(pilesOfRole(session, 'tableau')[3]!, 1, pilesOfRole(session, 'cell')[0]!)).toEqual({
      code: 'begun',
    });
  });

  test('deals no row', () => {
    const { options } = play('2x1x26x3-1');
    const fives = ['5C', '5C', '5C'].map(card);
    const rest = deckOf(match, options);
    for (const one of fives) rest.splice(rest.indexOf(one), 1);
    const session = Session.begin(match, options, [...fives, ...rest]);
    session.play(session.dealing.move!);
    session.play(drag(pilesOfRole(session, 'tableau')[0]!, 1, collectedIn(session)));
    expect(session.dealing.move).toBeUndefined();
    expect(session.dealing.blocked?.reason).toEqual({ code: 'begun' });
  });

  test('undoes the choice', () => {
    const session = begun();
    session.undo();
    expect(session.score).toBe(0);
    expect(session.legalMoves().length).toBeGreaterThan(2);
  });
});

test('is won when everything is collected', () => {
  const deal = ['AC', '2C', 'AC', '2C'].map(card);
  expect(play('2x1x2x3+0 *12', deal).won).toBe(false);
  expect(play('2x1x2x3+0 *12 *13', deal).won).toBe(true);
});

test('offers nine layouts as versions', () => {
  const ids = match.presets.map(({ answers }) => makeMatch(Session.begin(match, makeOptions(match, answers), 1)));
  expect(ids).toEqual(
    ['1x10x4', '1x13x4', '1x26x4', '2x10x4', '2x13x5', '2x26x5', '3x10x5', '3x13x5', '3x26x5'].map(
      (rest) => `3x${rest}+1`,
    ),
  );
});
