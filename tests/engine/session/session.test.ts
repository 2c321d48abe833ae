import { describe, expect, test } from 'vitest';
import { findGame, games } from '../../../engine/games/index.ts';
import { KING } from '../../../engine/model/card.ts';
import { countOf, double, drag, isDrag, type Move, parseMove, tap, toOf } from '../../../engine/model/move.ts';
import { usualAnswers, usualOptions } from '../../../engine/model/options.ts';
import { solver } from '../../../engine/solver/index.ts';
import { Session } from '../../../engine/session/session.ts';
import { kings } from '../../../engine/vocabulary/relations.ts';
import { SHUFFLES } from '../../../engine/model/counters.ts';
import { card, pilesOf } from '../table.ts';
import { tinyGame } from '../tiny.ts';

/* Columns 4: AS 2S, 5: KH QC, 6 empty; foundations 2 and 3; the stock 0 holds 9D. */
const ORDER = 'AS KH 2S QC 9D';
const begin = (): Session => Session.begin(tinyGame([ORDER]), '', 1);
const START = pilesOf(begin().table);
const [UNCOVER, ACE_HOME] = [drag(4, 1, 6), drag(4, 1, 2)];

test('deals as dealt, and describes the table to the board', () => {
  const session = begin();
  expect(START).toEqual(['9d', '', '', '', 'AS 2S', 'KH QC', '']);
  expect(session.laid.map(({ pile, cards }) => [pile, cards.length])).toEqual([[0, 5]]);
  expect(session.dealt.filter(({ kind }) => kind === 'move')).toHaveLength(4);
});

test('throws for options of a different game', () => {
  expect(() => Session.begin(tinyGame([ORDER]), 'x=1', 1)).toThrow('tiny has no options "x=1"');
});

test('uses the next shuffle for a deal without moves', () => {
  const hopeless = '3S KH 5S 9H';
  const session = Session.begin(tinyGame([hopeless, hopeless, '9H KS 2S 3H'], kings), '', 1);
  expect(pilesOf(session.table).slice(4, 6)).toEqual(['9H 2S', 'KS 3H']);
  expect(session.table.counter(SHUFFLES)).toBe(3);
});

test('changes nothing by an illegal move', () => {
  const session = begin();
  expect(session.play(drag(4, 1, 5))).toBeUndefined();
  expect([session.played, session.canUndo, session.moveCount]).toEqual([false, false, 0]);
});

describe('autoplay', () => {
  test('joins the move before it and its undo', () => {
    const session = begin();
    session.play(UNCOVER);
    expect(session.autoplay()).toHaveLength(2);
    expect(session.save().moves).toBe('4>6 4>2* 6>2*');
    expect(session.moveCount).toBe(1);
    expect(session.undo()).toHaveLength(3);
    expect(pilesOf(session.table)).toEqual(START);
  });

  test('does nothing before the first move', () => {
    const session = Session.begin(tinyGame(['2S KH AS QC']), '', 1);
    expect(session.autoplay()).toEqual([]);
  });

  test('leaves undone cards until the player sends them home', () => {
    const session = begin();
    session.play(UNCOVER);
    session.autoplay();
    session.undo();
    session.play(UNCOVER);
    expect(session.autoplay()).toEqual([]);
    session.play(ACE_HOME);
    session.play(drag(2, 1, 4));
    expect(session.autoplay()).toEqual([]);
  });

  test('repeats itself after a restart', () => {
    const session = begin();
    session.play(UNCOVER);
    session.autoplay();
    const { moves } = session.save();
    session.restart();
    session.play(UNCOVER);
    session.autoplay();
    expect(session.save().moves).toBe(moves);
  });

  test('plays a card’s twin after a redo sent the first home', () => {
    const session = Session.begin(tinyGame(['2S 2S AS AS']), '', 1);
    for (const move of [ACE_HOME, drag(5, 1, 3), drag(4, 1, 2)]) session.play(move);
    session.undo();
    session.redo();
    expect(session.autoplay()).toHaveLength(1);
  });

  test('leaves a card taken back from a foundation', () => {
    const session = begin();
    session.play(UNCOVER);
    session.play(ACE_HOME);
    session.play(drag(2, 1, 4));
    expect(session.autoplay()).toEqual([]);
  });

  test('plays a card’s twin after the player sent the first home', () => {
    const session = Session.begin(tinyGame(['2S 2S AS AS']), '', 1);
    for (const move of [ACE_HOME, drag(5, 1, 3), drag(4, 1, 2), drag(2, 1, 4)]) session.play(move);
    expect(session.autoplay()).toEqual([]);
    session.play(drag(4, 1, 2));
    expect(session.autoplay()).toHaveLength(1);
  });
});

describe('complete runs', () => {
  /** Spiderette, up to where a run from king to ace lies in a column and the stock still has cards. */
  function withRun(): { session: Session; before: Move } {
    const spiderette = findGame('spiderette')!;
    for (let deal = 1; deal < 20; deal++) {
      const { moves = [] } = solver(spiderette, usualAnswers(spiderette)).solve(deal).toEnd();
      const session = Session.begin(spiderette, usualOptions(spiderette), deal);
      const home = moves.findIndex((move) => isDrag(move) && countOf(move) === KING);
      for (const move of moves.slice(0, home)) session.play(move);
      const stock = session.shapes.findIndex(({ role }) => role === 'stock');
      if (home > 0 && session.table.size(stock) > 0) return { session, before: moves[home - 1]! };
    }
    throw new Error('no such deal');
  }

  test('stay while the stock has cards, unless set to go', () => {
    const { session } = withRun();
    expect(session.autoplay()).toEqual([]);
    expect(session.autoplay({ safe: false, runs: true })).toMatchObject([{ kind: 'move', count: KING }]);
  });

  test('go home with the completing move, and stay once taken back', () => {
    const { session, before } = withRun();
    const { moveCount } = session;
    session.autoplay({ runs: true });
    expect(session.moveCount).toBe(moveCount);
    session.undo();
    session.play(before);
    expect(session.autoplay({ runs: true })).toEqual([]);
  });
});

describe('undo and redo', () => {
  test('do nothing before the first and after the last move', () => {
    const session = begin();
    expect([session.undo(), session.redo(), session.canRedo]).toEqual([[], [], false]);
  });

  test('repeat a move with what was joined', () => {
    const session = begin();
    session.play(UNCOVER);
    session.autoplay();
    const [end, saved] = [pilesOf(session.table), session.save()];
    session.undo();
    expect(session.redo()).toHaveLength(3);
    expect(pilesOf(session.table)).toEqual(end);
    expect(session.save()).toEqual(saved);
  });

  test('go back to the deal, and every move can be redone', () => {
    const session = begin();
    for (const move of [tap(0), UNCOVER, ACE_HOME]) session.play(move);
    session.restart();
    expect(pilesOf(session.table)).toEqual(START);
    expect([session.played, session.canRedo]).toEqual([false, true]);
    for (let moves = 0; moves < 3; moves++) session.redo();
    expect([session.moveCount, session.canRedo]).toEqual([3, false]);
  });

  test('drop undone moves on a new move', () => {
    const session = begin();
    session.play(tap(0));
    session.play(UNCOVER);
    session.undo();
    session.undo();
    session.play(drag(5, 1, 6));
    expect(session.canRedo).toBe(false);
    expect(session.save()).toMatchObject({ moves: '5>6', at: 1 });
  });
});

test('undoes collecting as one move', () => {
  const session = begin();
  session.play(UNCOVER);
  session.collect();
  expect(session.save().moves).toBe('4>6 4>2 6>2*');
  session.undo();
  expect(pilesOf(session.table)).toEqual(['9d', '', '', '', 'AS', 'KH QC', '2S']);
});

test('sends a card home by a double-click, on a foundation every waiting one', () => {
  const session = begin();
  expect(session.doubleClick(2)).toBeUndefined();
  session.play(UNCOVER);
  expect(session.doubleClick(4)).toHaveLength(1);
  expect(session.doubleClick(2)).toHaveLength(1);
  expect(session.score).toBe(2);
});

test('sends a card to its best place by a double-click, with its cards', () => {
  const dealt = (): Session => Session.begin(tinyGame(['QH 5D JS KS 9D']), '', 1);
  const [top, run] = [dealt(), dealt()];
  top.doubleClick(4);
  expect(top.save().moves).toBe('4>6');
  run.doubleClick(4, 0);
  expect(run.save().moves).toBe('4>5x2');
  expect([0, 6].map((pile) => dealt().doubleClick(pile))).toEqual([undefined, undefined]);
});

test('prefers the game’s own double-click', () => {
  const freecell = findGame('freecell')!;
  const isStore = ({ shapes }: Session, pile: number): boolean => shapes[pile]!.role === 'cell';
  const hasColumn = (session: Session, pile: number): boolean =>
    session.shapes[pile]!.role === 'tableau' &&
    session.targets(pile, 1).some((to) => session.shapes[to]!.role === 'tableau');
  const deals = [1, 2, 3, 4, 5, 6].map((number) => Session.begin(freecell, usualOptions(freecell), number));
  const found = deals.flatMap((session) =>
    [...session.shapes.keys()].filter((pile) => hasColumn(session, pile)).map((pile) => ({ session, pile })),
  );
  const { session, pile } = found[0]!;
  session.doubleClick(pile);
  expect(isStore(session, toOf(parseMove(session.save().moves)!))).toBe(true);
});

test('gives a picked-up card’s companions and targets', () => {
  const session = begin();
  expect([session.lifts(5, 0), session.lifts(5, 1), session.lifts(4, 0), session.lifts(6, 0)]).toEqual([2, 1, 0, 0]);
  expect(session.targets(5, 2)).toEqual([6]);
  expect(session.reasons.noDrop(4, 1, 5)).toEqual({
    code: 'order',
    card: card('QC'),
    fits: { ranks: [11], suits: 'red' },
  });
});

test('deals and turns the stock as often as allowed', () => {
  const session = begin();
  expect([session.canTap(0), session.canTap(4), session.dealing.move]).toEqual([true, false, tap(0)]);
  session.play(tap(0));
  expect(session.status).toEqual([
    { kind: 'stock', value: 0 },
    { kind: 'redeals', value: 1 },
  ]);
  session.play(tap(0));
  session.play(tap(0));
  expect(session.status[1]).toEqual({ kind: 'redeals', value: 0 });
  expect(session.dealing.move).toBeUndefined();
  expect(session.play(double(0))).toBeUndefined();
});

test('wins a game with its last card', () => {
  const session = Session.begin(tinyGame(['2S 2H AS AH']), '', 1);
  for (let moves = 0; moves < 4; moves++) expect(session.won).toBe(session.collect().length === 0);
  expect([session.won, session.lost, session.score]).toEqual([true, undefined, 4]);
});

test('loses a game when its moves gain nothing or none is left', () => {
  const session = Session.begin(tinyGame(['9H KS 2S 3H'], kings), '', 1);
  expect([session.legalMoves().length > 0, session.lost]).toEqual([true, 'nothing-new']);
  session.play(drag(4, 1, 5));
  expect([session.legalMoves(), session.lost, session.won]).toEqual([[], 'no-move', false]);
});

test('never hints to undo the last move', () => {
  const session = begin();
  session.play(UNCOVER);
  expect(session.hints()[0]).toBe(ACE_HOME);
  expect(session.hints()).not.toContain(drag(6, 1, 4));
});

test('deals only in games with a stock or a redeal', () => {
  const sessions = games.map((game) => Session.begin(game, usualOptions(game), 1));
  expect(sessions.filter(({ dealing: { exists, move } }) => !exists && move !== undefined)).toEqual([]);
  const has = (id: string): boolean => sessions.find(({ game }) => game.id === id)!.dealing.exists;
  expect(['klondike', 'spider', 'gaps', 'freecell', 'accordion'].map(has)).toEqual([true, true, true, false, false]);
});

test('sends cards home only where foundations take them', () => {
  const sessions = games.map((game) => Session.begin(game, usualOptions(game), 1));
  expect(sessions.filter((session) => !session.sendsHome && session.collect().length > 0)).toEqual([]);
  const has = (id: string): boolean => sessions.find(({ game }) => game.id === id)!.sendsHome;
  expect(['klondike', 'spider', 'freecell', 'golf', 'accordion'].map(has)).toEqual([true, true, true, false, false]);
});

test('knows whether anything can be sent home', () => {
  let [sent, unsent] = [0, 0];
  for (const id of ['klondike', 'freecell', 'yukon', 'canfield', 'golf']) {
    const game = findGame(id)!;
    const session = Session.begin(game, usualOptions(game), 11);
    for (let made = 0; made < 60; made++) {
      const moves = session.legalMoves();
      session.play(moves[(made * 31) % moves.length] ?? -1);
      const can = session.canCollect;
      const changes = session.collect();
      expect(can).toBe(changes.length > 0);
      if (can) sent++;
      else unsent++;
    }
  }
  expect(sent).toBeGreaterThan(5);
  expect(unsent).toBeGreaterThan(50);
});
