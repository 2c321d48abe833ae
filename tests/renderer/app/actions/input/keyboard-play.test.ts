import { type TableKey } from '../../../../../renderer/app/model/table/table-key.ts';
import { gamesByDay } from '../../../games-by-day.ts';
import { afterEach, describe, expect, test } from 'vitest';
import {
  drag,
  findGame,
  games,
  makeCardName,
  makeMove,
  type Move,
  QUEEN,
  rankOf,
  Session,
  tap,
  usualOptions,
} from '../../../../../engine/rules.ts';
import { numbersBelow, xoshiro } from '../../../../../engine/model/random.ts';
import { focusMapOf, settleFocus } from '../../../../../renderer/app/actions/input/focus.ts';
import {
  type KeyboardView,
  type KeyboardActions,
  KeyboardPlay,
} from '../../../../../renderer/app/actions/input/keyboard-play.ts';
import type { Spot } from '../../../../../renderer/app/model/table/spots.ts';
import { speak } from '../../../../../renderer/words/say.ts';
import { keysFor } from '../../../../tools/key-ways.ts';

/** Sets up a game played by keyboard alone. */
function keyboardOn(session: Session) {
  let spot: Spot = { pile: 0, index: 0 };
  const view: KeyboardView = {
    session,
    mirrored: false,
    clickPlays: true,
    free: true,
    stand: (on) => (spot = on),
    lift: () => {},
    unlift: () => {},
    peek: () => {},
    tell: () => {},
  };
  const actions: KeyboardActions = {
    deal: () => session.dealing.move !== undefined && session.play(session.dealing.move),
    tap: (pile) => session.play(tap(pile)),
    play: (pile, index) => session.click(pile, index),
    fill: (pile) => session.fill(pile),
    idle: () => {},
    doubleClick: (pile, index) => session.doubleClick(pile, index),
    drop: (from, count, to) => session.play(drag(from, count, to)),
    putBack: () => {},
    picked: () => {},
  };
  const keys = new KeyboardPlay(view, actions);
  return { press: (key: TableKey) => keys.press(key), follow: () => keys.follow(), at: () => spot };
}

/** Returns the moves made, which are all that a key could have changed. */
const saved = (session: Session): string => session.save().moves.split(' ').slice(0, session.save().at).join(' ');

function playBy(keyboard: ReturnType<typeof keyboardOn>, session: Session, move: Move): string {
  const keys = keysFor(session, move, settleFocus(keyboard.at(), focusMapOf(session)));
  if (!keys) return 'no way';
  for (const key of keys) keyboard.press(key);
  return saved(session).split(' ').at(-1) ?? '';
}

const POSITIONS = 8;
const MOVES_EACH = 6;

describe.each(gamesByDay.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('makes every legal move by keyboard', () => {
    const session = Session.begin(game, usualOptions(game), 7);
    const below = numbersBelow(xoshiro(7));
    const keyboard = keyboardOn(session);
    keyboard.press('first');
    for (let position = 0; position < POSITIONS; position++) {
      const legal = session.legalMoves();
      const chosen =
        legal.length <= MOVES_EACH ? legal : Array.from({ length: MOVES_EACH }, () => legal[below(legal.length)]!);
      for (const move of chosen) {
        const before = session.save();
        expect(playBy(keyboard, session, move), `${makeMove(move)} at ${before.moves}`).toBe(makeMove(move));
        session.undo();
        keyboard.follow();
        expect(session.save().at).toBe(before.at);
      }
      const next = legal[below(legal.length)];
      if (next === undefined) return;
      session.play(next);
      keyboard.follow();
    }
  });
});

function begin(id: string, deal: number): Session {
  const game = games.find((each) => each.id === id)!;
  return Session.begin(game, usualOptions(game), deal);
}

/** Sets up a keyboard on a game, and records all its actions in order. */
function watched(id: string, deal = 7, clickPlays = false) {
  const session = begin(id, deal);
  const asked: string[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void asked.push([name, ...args].join(' '));
  const view: KeyboardView & { session: Session } = {
    session,
    mirrored: false,
    clickPlays,
    free: true,
    stand: ({ pile, index }, focus) => note('stand')(pile, index, focus),
    lift: note('lift'),
    unlift: note('unlift'),
    peek: (spot) => note('peek')(spot?.pile, spot?.index),
    tell: () => {},
  };
  const actions: KeyboardActions = {
    deal: note('deal'),
    tap: note('tap'),
    play: note('play'),
    fill: note('fill'),
    idle: note('idle'),
    doubleClick: note('double'),
    drop: note('drop'),
    putBack: note('back'),
    picked: note('picked'),
  };
  return { keys: new KeyboardPlay(view, actions), view, session, taken: (): string[] => asked.splice(0) };
}

describe('the focus', () => {
  test('waits without a ring in a new game and appears at the first arrow', () => {
    const { keys, taken } = watched('eight-off');
    keys.follow();
    expect(taken()).toEqual([expect.stringMatching(/quiet$/)]);
    keys.press('down');
    expect(taken()).toEqual([expect.stringMatching(/ring$/)]);
  });

  test('reappears where it was after the mouse hid it', () => {
    const { keys, taken } = watched('eight-off');
    keys.press('first');
    keys.hide();
    const [there, gone] = taken();
    keys.press('right');
    expect(gone).toBe(there?.replace('ring', 'none'));
    expect(taken()).toEqual([there]);
  });

  test('deals on Space while unseen, and only appears on Enter', () => {
    const { keys, taken } = watched('eight-off');
    keys.press('space');
    keys.press('enter');
    expect(taken()).toEqual(['deal', expect.stringMatching(/ring$/)]);
  });
});

describe('picked-up cards', () => {
  test('return on Escape or to their pile', () => {
    const { keys, session, taken } = watched('eight-off');
    const pile = session.shapes.findIndex((_, at) => session.lifts(at, session.table.size(at) - 1) === 1);
    keys.arrive({ pile, index: session.table.size(pile) - 1 });
    taken();
    keys.press('space');
    keys.press('escape');
    expect(taken()).toEqual([`lift ${pile} 1`, `picked ${pile} 1`, 'unlift', 'back']);
    keys.press('space');
    keys.press('enter');
    expect(taken().slice(2)).toEqual(['unlift', 'back']);
  });

  test('stay picked up while the focus is elsewhere', () => {
    const { keys, session, taken } = watched('eight-off');
    const pile = session.shapes.findIndex((_, at) => session.lifts(at, session.table.size(at) - 1) === 1);
    keys.arrive({ pile, index: session.table.size(pile) - 1 });
    keys.press('space');
    keys.leave();
    expect(taken()).not.toContain('unlift');
  });
});

test('fills a free place of Poker Squares on Enter, where a click plays', () => {
  const spot = { pile: 9, index: -1 };
  const { keys, taken } = watched('poker', 7, true);
  keys.arrive(spot);
  taken();
  keys.press('enter');
  expect(taken()).toEqual(['fill 9']);
  const other = watched('poker', 7);
  other.keys.arrive(spot);
  other.taken();
  other.keys.press('enter');
  expect(other.taken()).not.toContain('fill 9');
});

test('raises a covered card until the next key', () => {
  const { keys, session, taken } = watched('eight-off');
  const pile = session.shapes.findIndex((_, at) => session.table.size(at) > 3);
  keys.arrive({ pile, index: 1 });
  taken();
  keys.press('peek');
  keys.press('escape');
  expect(taken()).toEqual([`peek ${pile} 1`, 'peek  ']);
});

describe('a letter', () => {
  afterEach(() => speak('en', 'en'));

  const spotAt = (taken: readonly string[]): number[] => taken.at(-1)!.split(' ').slice(1, 3).map(Number);

  test('goes through the cards of a rank', () => {
    const { keys, session, taken } = watched('eight-off');
    const seen = new Set<string>();
    for (let time = 0; time < 8000; time += 2000) {
      expect(keys.type('q', time)).toBe(true);
      const [pile, index] = spotAt(taken());
      expect(rankOf(session.table.at(pile!, index!))).toBe(QUEEN);
      seen.add(`${pile} ${index}`);
    }
    expect(seen.size).toBe(4);
  });

  test('goes to the card of the rank typed just before', () => {
    const { keys, session, taken } = watched('eight-off');
    keys.type('q', 0);
    expect(keys.type('h', 500)).toBe(true);
    const [pile, index] = spotAt(taken());
    expect(makeCardName(session.table.at(pile!, index!))).toBe('QH');
    keys.type('q', 5000);
    expect(keys.type('h', 6500)).toBe(false);
  });

  test.each([
    ['de', 'Dh', ['QH']],
    ['de', 'Bp', ['JS']],
    ['de', 'kk', ['KC', 'KD']],
    ['de', 'qc', ['QC']],
    ['fr', 'vt', ['JC']],
    ['fr', 'rc', ['KD', 'KH']],
    ['fr', 'Ap', ['AS']],
    ['en', 'Ad', ['AD']],
  ] as const)('accepts letters of %s too: %s to %s', async (language, letters, cards) => {
    await speak(language, language);
    const { keys, session, taken } = watched('eight-off');
    expect(letters.split('').map((letter, at) => keys.type(letter, at * 500))).toEqual([true, true]);
    const [pile, index] = spotAt(taken());
    expect(cards).toContain(makeCardName(session.table.at(pile!, index!)));
  });

  test('goes from one card to the other for a letter of two suits', async () => {
    await speak('de', 'de');
    const { keys, session, taken } = watched('eight-off');
    const seen = [0, 5000].map((time) => {
      keys.type('k', time);
      keys.type('k', time + 500);
      const [pile, index] = spotAt(taken());
      return makeCardName(session.table.at(pile!, index!));
    });
    expect(seen.toSorted()).toEqual(['KC', 'KD']);
  });

  test('leaves other letters to the commands', () => {
    const { keys, taken } = watched('eight-off');
    expect(['a', 'h', 'd', 'n'].map((letter) => keys.type(letter, 0))).toEqual([false, false, false, false]);
    expect(taken()).toEqual([]);
  });
});

test('drops picked-up, raised and half-typed cards when the table changes', () => {
  const { keys, session, taken } = watched('eight-off');
  keys.follow();
  const pile = session.shapes.findIndex((_, at) => session.lifts(at, session.table.size(at) - 1) === 1);
  keys.arrive({ pile, index: session.table.size(pile) - 1 });
  keys.press('space');
  keys.follow();
  expect(taken()).toContain('unlift');
  keys.arrive({ pile: session.shapes.findIndex((_, at) => session.table.size(at) > 3), index: 1 });
  keys.press('peek');
  keys.follow();
  expect(taken()).toContain('peek  ');
  keys.type('q', 0);
  keys.follow();
  expect(keys.type('h', 500)).toBe(false);
});

test('resets the focus in a different game', () => {
  const { keys, view, taken } = watched('eight-off');
  keys.follow();
  const [first] = taken();
  keys.press('last');
  view.session = begin('eight-off', 8);
  keys.follow();
  expect(taken().at(-1)).toBe(first?.replace('quiet', 'ring'));
});

test('plays a card by Enter and picks it up by Space where a click plays', () => {
  const { keys, session, taken } = watched('freecell', 7, true);
  keys.arrive({ pile: 9, index: session.table.size(9) - 1 });
  taken();
  keys.press('enter');
  keys.press('space');
  expect(taken()).toEqual([
    `play 9 ${session.table.size(9) - 1}`,
    expect.stringContaining('lift 9 1'),
    expect.stringContaining('picked 9 1'),
  ]);
  keys.press('escape');
  keys.arrive({ pile: 0, index: 0 });
  taken();
  keys.press('enter');
  expect(taken()).toEqual([]);
});

test('picks up a card with several partners by Enter, then removes both', () => {
  const session = Session.begin(findGame('isabel')!, '', 2);
  const pile = session.shapes.findIndex((_, pile) => session.targets(pile, 1).length > 1);
  const keyboard = keyboardOn(session);
  keyboard.press('first');
  const partner = session.targets(pile, 1).at(-1)!;
  const keys = keysFor(session, drag(pile, 1, partner), settleFocus(keyboard.at(), focusMapOf(session)))!;
  for (const key of keys) keyboard.press(key === 'space' ? 'enter' : key);
  expect(saved(session)).toBe(`${pile}>${partner}`);
});
