import { describe, expect, test } from 'vitest';
import { type Change, Session, usualOptions } from '../../../../engine/rules.ts';
import { gamesByDay } from '../../games-by-day.ts';
import { Animation } from '../../../../renderer/board/motion/animation.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { makePiece, Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import { DEAL_TEMPO, plan, PLAY_TEMPO } from '../../../../renderer/board/motion/flight-plan.ts';

const ROOM = { width: 1280, height: 740, density: 1 };

/** Returns a generator of numbers from 0 to below 1, always the same for a seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 48271) >>> 0) % 2147483647) / 2147483647;
}

function begin(session: Session): { pieces: Pieces; geometry: Geometry; animation: Animation } {
  const piles = Array.from(
    { length: session.table.piles },
    (_, pile) => session.laid.find((lay) => lay.pile === pile)?.cards ?? [],
  );
  const pieces = new Pieces(piles);
  const geometry = new Geometry(session.shapes, pieces, ROOM, false);
  geometry.settle();
  return { pieces, geometry, animation: new Animation() };
}

/** Does something random that a person can do, including undo and redo. */
function doSomething(session: Session, random: () => number): readonly Change[] {
  const moves = session.legalMoves();
  const what = random();
  if (what < 0.12 || moves.length === 0) return session.undo();
  if (what < 0.2) return session.redo();
  if (what < 0.24) return session.collect();
  return session.play(moves[Math.floor(random() * moves.length)]!) ?? [];
}

function expectAsTable(session: Session, pieces: Pieces, geometry: Geometry): void {
  for (let pile = 0; pile < session.table.piles; pile++) {
    const homes = geometry.homes(pile);
    const expected = homes.map(({ x, y }, i) => {
      const card = session.table.at(pile, i);
      return Object.assign(makePiece(card), { x, y, z: pieces.restingZ(pile, i) });
    });
    expect(pieces.piles[pile]).toEqual(expected);
  }
}

describe.each(gamesByDay.map((game) => [game.id, game] as const))('the pieces of %s', (_, game) => {
  test('end as the table says after a deal and changes, however interrupted', () => {
    const random = numbers(17);
    for (const deal of [1, 2, 3]) {
      const session = Session.begin(game, usualOptions(game), deal);
      const { pieces, geometry, animation } = begin(session);
      const homes = (pile: number) => geometry.homes(pile);
      animation.begin(plan(session.dealt, pieces, homes, DEAL_TEMPO));
      animation.finish();
      expectAsTable(session, pieces, geometry);
      for (let step = 0; step < 60; step++) {
        const changes = doSomething(session, random);
        animation.finish();
        animation.begin(plan(changes, pieces, homes, PLAY_TEMPO));
        for (let now = 0; now < random() * 400; now += 40) animation.step(1000 + now);
        if (step % 7 === 0) animation.finish();
        if (step % 7 === 0) expectAsTable(session, pieces, geometry);
      }
      animation.finish();
      expectAsTable(session, pieces, geometry);
    }
  });

  test('are dealt within 1.2 seconds', () => {
    const session = Session.begin(game, usualOptions(game), 1);
    const { pieces, geometry, animation } = begin(session);
    animation.begin(plan(session.dealt, pieces, (pile) => geometry.homes(pile), DEAL_TEMPO));
    animation.step(0);
    animation.step(1200);
    expect(animation.running).toBe(false);
    expectAsTable(session, pieces, geometry);
  });
});

describe('pieces', () => {
  const move = (from: number, to: number, count: number, more = {}): Change => ({
    kind: 'move',
    from,
    to,
    count,
    reversed: false,
    together: false,
    turned: false,
    ...more,
  });

  test('distinguish equal cards', () => {
    const pieces = new Pieces([[1], [1], []]);
    const [one, other] = pieces.all;
    pieces.apply(move(1, 2, 1));
    pieces.apply(move(0, 2, 1));
    expect(pieces.piles[2]![0]).toBe(other);
    expect(pieces.piles[2]![1]).toBe(one);
  });

  test('turn around and over as the change says', () => {
    const pieces = new Pieces([[65, 66, 67], []]);
    pieces.apply(move(0, 1, 3, { reversed: true, turned: true }));
    expect(pieces.piles[1]!.map(({ card }) => card)).toEqual([3, 2, 1]);
  });

  test('show the old side in the first half of a turn and the new one after it', () => {
    const pieces = new Pieces([[65]]);
    const animation = new Animation();
    animation.begin(plan([{ kind: 'turn', pile: 0, index: 0 }], pieces, () => [{ x: 0, y: 0 }], PLAY_TEMPO));
    const shownAt = (now: number): number => (animation.step(now), pieces.all[0]!.shown);
    expect([0, 0.3, 0.7, 1].map((part) => shownAt(part * PLAY_TEMPO.flight))).toEqual([65, 65, 1, 1]);
    expect(pieces.all[0]!.width).toBe(1);
  });

  test('start together when moved together, otherwise in sequence', () => {
    const homes = (pile: number) => [{ x: pile * 100, y: 0 }];
    const starts = (together: boolean): number[] => {
      const legs = plan(
        [move(0, 1, 1), move(2, 3, 1, { together })],
        new Pieces([[1], [], [2], []]),
        homes,
        PLAY_TEMPO,
      );
      return legs.map(({ start }) => start);
    };
    expect(starts(true)).toEqual([0, 0]);
    expect(starts(false)).toEqual([0, PLAY_TEMPO.stagger]);
  });

  test('start where they are drawn when a change interrupts another', () => {
    const pieces = new Pieces([[1], [], []]);
    const animation = new Animation();
    const homes = (pile: number) => [{ x: pile * 100, y: 0 }];
    animation.begin(plan([move(0, 1, 1)], pieces, homes, PLAY_TEMPO));
    animation.step(0);
    animation.step(20);
    animation.finish();
    expect(pieces.all[0]!.x).toBe(100);
    pieces.all[0]!.x = 77;
    animation.begin(plan([move(1, 2, 1)], pieces, homes, PLAY_TEMPO));
    animation.step(0);
    expect(pieces.all[0]!.x).toBe(77);
    animation.step(PLAY_TEMPO.flight);
    expect(pieces.all[0]!.x).toBe(200);
  });
});
