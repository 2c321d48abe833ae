import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../../engine/rules.ts';
import { type TableEvent, chainGrownBy, eventsOf } from '../../../../../renderer/app/model/play/events.ts';
import { winOf } from '../../services/analysis/search-to-end.ts';

/** Plays a win and returns its events. */
function eventsIn(id: string, deal: number): readonly TableEvent[] {
  const session = Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal);
  return winOf(id, deal).flatMap((move) => eventsOf(session.play(move) ?? [], session));
}

test('reports four complete suits and one first empty column in a win of Klondike', () => {
  const events = eventsIn('klondike', 30);
  const pilesOf = (kind: TableEvent['kind']) => events.flatMap((event) => (event.kind === kind ? [event.pile] : []));
  expect(new Set(pilesOf('suit')).size).toBe(4);
  expect(pilesOf('suit')).toHaveLength(4);
  expect(pilesOf('empty')).toHaveLength(1);
});

test('reports three cleared peaks in a win of TriPeaks', () => {
  const cleared = eventsIn('triple-peaks', 1).filter(({ kind }) => kind === 'peak');
  expect(new Set(cleared.map(({ pile }) => pile)).size).toBe(3);
});

test('extends a chain only by a card played on it', () => {
  const game = findGame('triple-peaks')!;
  const session = Session.begin(game, usualOptions(game), 1);
  const moves = winOf('triple-peaks', 1);
  const lengths = moves.map((move) => chainGrownBy(session.play(move) ?? [], session));
  expect(Math.max(...lengths)).toBeGreaterThan(2);
  for (const [at, length] of lengths.entries()) if (length > 1) expect(length).toBe(lengths[at - 1]! + 1);
});
