import { describe, expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { resume } from '../../engine/session/resume.ts';
import { Session } from '../../engine/session/session.ts';
import { positionOf, type Way, ways } from '../engine/play.ts';
import { oneIn } from './deals.ts';

describe.each(ways)('$name', (way) => {
  test('reopens a saved game with the same position and history', () => {
    for (const number of oneIn(4)) {
      const session = played(way, number);
      for (let back = number % 7; back > 0; back--) session.undo();
      const resumed = resume(session.save());
      if (!resumed.ok) throw new Error(resumed.error.why);
      const opened = resumed.value;
      expect(opened.refused).toBeUndefined();
      expect(positionOf(opened.session.table)).toEqual(positionOf(session.table));
      expect(opened.session.save()).toEqual(session.save());
      expect(historyOf(opened.session)).toEqual(historyOf(session));
    }
  });

  test('redoes exactly what was undone', () => {
    for (const number of oneIn(8)) {
      const session = played(way, number);
      const [end, moves] = [positionOf(session.table), session.save()];
      session.restart();
      expect(session.played).toBe(false);
      expect(positionOf(session.table)).toEqual(positionOf(Session.begin(way.game, way.options, number).table));
      while (session.canRedo) session.redo();
      expect(positionOf(session.table)).toEqual(end);
      expect(session.save()).toEqual(moves);
    }
  });
});

/** Plays a session at random, every other one with autoplay. */
function played(way: Way, number: number): Session {
  const session = Session.begin(way.game, way.options, number);
  const below = numbersBelow(xoshiro(number));
  for (let moves = 0; moves < 60; moves++) {
    const legal = session.legalMoves();
    if (legal.length === 0) break;
    expect(session.play(legal[below(legal.length)]!)).toBeDefined();
    if (number % 2 === 0) session.autoplay();
  }
  return session;
}

/** Returns every change from the last position back to the deal. */
function historyOf(session: Session): unknown[] {
  const history: unknown[] = [];
  while (session.canUndo) history.push(session.undo(), session.score);
  return history;
}
