import { expect, test } from 'vitest';
import { type Card, type Change, findGame, games, Session, toOf, usualOptions } from '../../../../../engine/rules.ts';
import { FACE_DOWN } from '../../../../../engine/model/card.ts';
import { changedCards } from '../../../../../renderer/app/services/speech/changed-cards.ts';
import { sayChanges } from '../../../../../renderer/app/services/speech/speech.ts';

const MOVES = 30;

const laidPilesOf = ({ table }: Session): Card[][] =>
  Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_at, at) => table.at(pile, at)),
  );

/** Finds the same cards forwards, by making each change on the piles before it. */
function forwards(piles: Card[][], changes: readonly Change[]): Card[] {
  return changes.map((change) => {
    if (change.kind === 'move') {
      const taken = piles[change.from]!.splice(-change.count, change.count);
      const moved = (change.reversed ? taken.toReversed() : taken).map((card) =>
        change.turned ? card ^ FACE_DOWN : card,
      );
      piles[change.to]!.push(...moved);
      return moved[0] ?? 0;
    }
    if (change.kind === 'turn') return (piles[change.pile]![change.index]! ^= FACE_DOWN);
    if (change.kind === 'swap') {
      const pile = piles[change.pile]!;
      [pile[change.i], pile[change.j]] = [pile[change.j]!, pile[change.i]!];
    }
    return 0;
  });
}

test('speaks exactly the cards that a change moved or turned, in every game', () => {
  let moves = 0;
  const met = new Set<string>();
  for (const game of games) {
    const session = Session.begin(game, usualOptions(game), 11);
    for (let made = 0; made < MOVES; made++) {
      const legal = session.legalMoves();
      const before = laidPilesOf(session);
      const back = made % 7 === 6;
      const changes = back ? session.undo() : (session.play(legal[(made * 31) % legal.length] ?? -1) ?? []);
      if (changes.length === 0) break;
      const home = back ? [] : session.autoplay();
      const all = [...changes, ...home];
      expect(changedCards(all, session.table), `${game.id}, move ${made}`).toEqual(forwards(before, all));
      if (all.filter(({ kind }) => kind === 'move').length > 1) met.add(game.id);
      moves++;
    }
  }
  expect(moves).toBeGreaterThan(4000);
  expect(met.size).toBeGreaterThan(150);
});

test('names each of several cards that go to one foundation', () => {
  const game = findGame('match-solitaire')!;
  for (let deal = 1; deal <= 40; deal++) {
    const session = Session.begin(game, usualOptions(game), deal);
    for (let made = 0; made < 60; made++) {
      const { shapes, table } = session;
      const collects = session.legalMoves().find((move) => shapes[toOf(move)]?.role === 'foundation');
      const [move = collects] = collects === undefined ? session.hints() : [collects];
      const changes = move === undefined ? [] : (session.play(move) ?? []);
      if (collects === undefined) continue;
      const sentences = sayChanges(changes, shapes, table).split('. ');
      expect(sentences.length).toBe(3);
      expect(new Set(sentences).size).toBe(3);
      return;
    }
  }
  expect.unreachable('no match was collected');
});
