import { describe, expect, test } from 'vitest';
import spider from '../../../engine/games/spider/spider.ts';
import { completeOptions, everyOptions, uncountedOptions, usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import { drag, KING, makeMove, tap } from '../../../engine/rules.ts';
import { ACE_TO_KING, inPlay, suit } from './position.ts';

const STANDARD = 'suits=one;scoring=standard';
/* The stock is pile 0, the foundations 1 to 8, the columns 9 to 18. */
const [HOME, COLUMN] = [1, 9];

describe('versions of Spider', () => {
  test('keep the keys that they had before scoring was an option', () => {
    expect(everyOptions(spider).toSorted()).toEqual(
      ['four', 'two', 'one'].flatMap((suits) => [`suits=${suits}`, `suits=${suits};scoring=standard`]).toSorted(),
    );
    expect(usualOptions(spider)).toBe('suits=four');
    expect(completeOptions(spider, 'suits=two')).toBe('suits=two');
    expect(completeOptions(spider, 'suits=two;scoring=joins')).toBe('suits=two');
  });

  test('share knowledge of deals across scorings', () => {
    expect(uncountedOptions(spider, STANDARD)).toBe('suits=one');
  });
});

describe('standard scoring of Spider', () => {
  test('takes a point for each move, and gives it back when the move is undone', () => {
    const session = Session.begin(spider, STANDARD, 1);
    expect(session.score).toBe(500);
    session.play(tap(0));
    expect(session.score).toBe(499);
    session.undo();
    expect(session.score).toBe(500);
  });

  test('gives 100 for a run sent home, which costs nothing', () => {
    const run = suit('S', ACE_TO_KING.split('').toReversed().join(''));
    const position = inPlay(spider, { [COLUMN]: run, [COLUMN + 1]: '5S' }, { suits: 'one', scoring: 'standard' });
    position.play(makeMove(drag(COLUMN + 1, 1, COLUMN + 2)));
    expect(position.score).toBe(499);
    position.play(makeMove(drag(COLUMN, KING, HOME)));
    expect(position.score).toBe(599);
  });
});
