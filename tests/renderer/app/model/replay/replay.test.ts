import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Change, findGame, Session, usualOptions } from '../../../../../engine/rules.ts';
import { Replay } from '../../../../../renderer/app/model/replay/replay.ts';
import { fixedSourceOf } from '../../../../../renderer/app/model/table/laid-piles.ts';
import { positionOf } from '../../../../engine/play.ts';

const klondike = findGame('klondike')!;

/** Plays a game of five moves, some followed by cards that went home automatically. */
function fiveMoves(): Session {
  const session = Session.begin(klondike, usualOptions(klondike), 30);
  for (let move = 0; move < 5; move++) {
    session.play(session.dealing.move!);
    session.autoplay();
  }
  return session;
}

interface Shown {
  readonly changes: readonly Change[];
  readonly far: boolean;
}

function watched(times = '') {
  const shown: Shown[] = [];
  const replay = new Replay(fiveMoves(), (changes, far) => shown.push({ changes, far }), undefined, times);
  return { replay, shown };
}

describe('a replay', () => {
  test('begins at the deal and can be shared whole', () => {
    const { replay } = watched();
    expect([replay.at, replay.total, replay.playing]).toEqual([0, 5, false]);
    expect(replay.link).toMatch(/^baize:klondike\?dealing=unlimited#30\/v1\/0,/);
  });

  test('steps between deal and end, a move with what follows it', () => {
    const { replay, shown } = watched();
    replay.step(-1);
    expect([replay.at, shown.at(-1)]).toEqual([0, { changes: [], far: false }]);
    replay.step(1);
    expect(replay.at).toBe(1);
    expect(replay.session.save().at).toBeGreaterThan(1);
    expect(shown.at(-1)?.far).toBe(false);
    replay.seek(99);
    expect([replay.at, shown.at(-1)?.far]).toEqual([5, true]);
    expect(positionOf(replay.session.table)).toEqual(positionOf(fiveMoves().table));
  });

  test('is controlled by the table’s keys', () => {
    const { replay } = watched();
    const stands = (['right', 'right', 'left', 'end', 'left', 'home', 'enter'] as const).map((key) => {
      replay.press(key);
      return replay.at;
    });
    expect(stands).toEqual([1, 2, 1, 5, 4, 0, 0]);
  });

  test('stays at the deal without moves', () => {
    const replay = new Replay(Session.begin(klondike, usualOptions(klondike), 30), () => {});
    replay.step(1);
    expect([replay.at, replay.total]).toEqual([0, 0]);
  });

  test('has cards that can’t be picked up', () => {
    const source = fixedSourceOf(fiveMoves());
    const all = source.shapes.map((_, pile) => source.lifts(pile, source.table.size(pile) - 1));
    expect(all.every((count) => count === 0)).toBe(true);
    expect(source.targets(0, 1)).toEqual([]);
  });
});

describe('a replay that plays', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('makes a move a second and stops at the end', () => {
    const { replay } = watched();
    replay.toggle();
    vi.advanceTimersByTime(2500);
    expect([replay.at, replay.playing]).toEqual([2, true]);
    vi.advanceTimersByTime(2500);
    expect([replay.at, replay.playing]).toEqual([5, false]);
  });

  test('runs at the chosen speed', () => {
    const { replay } = watched();
    replay.speed = 4;
    replay.toggle();
    vi.advanceTimersByTime(1000);
    expect(replay.at).toBe(4);
    replay.speed = 0.5;
    vi.advanceTimersByTime(1000);
    expect(replay.at).toBe(4);
    vi.advanceTimersByTime(1000);
    expect(replay.at).toBe(5);
  });

  test('follows the recorded times without long waits', () => {
    // Moves at 1, 3, 3, 103 and 104 seconds.
    const { replay } = watched('hig6kh');
    expect([replay.timed, watched().replay.timed]).toEqual([true, false]);
    replay.speed = 'played';
    replay.toggle();
    const stands = [900, 200, 1800, 200, 250, 7800, 100, 1000].map((ms) => {
      vi.advanceTimersByTime(ms);
      return replay.at;
    });
    expect(stands).toEqual([0, 1, 1, 2, 3, 3, 4, 5]);
  });

  test('pauses on request or when moved', () => {
    const { replay } = watched();
    replay.toggle();
    replay.toggle();
    expect(replay.playing).toBe(false);
    replay.toggle();
    replay.step(1);
    vi.advanceTimersByTime(5000);
    expect([replay.at, replay.playing]).toEqual([1, false]);
  });

  test('starts again from the beginning at its end', () => {
    const { replay } = watched();
    replay.seek(5);
    replay.toggle();
    expect([replay.at, replay.playing]).toEqual([0, true]);
  });
});
