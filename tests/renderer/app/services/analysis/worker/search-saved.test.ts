import { expect, test } from 'vitest';
import { findGame, type OptionsKey, Session, usualOptions } from '../../../../../../engine/rules.ts';
import type { SearchLimits, Finding } from '../../../../../../renderer/app/services/analysis/worker/search-saved.ts';
import { searchToEnd } from '../search-to-end.ts';

const saved = (id: string, deal: number, options: OptionsKey = usualOptions(findGame(id)!)) =>
  Session.begin(findGame(id)!, options, deal).save();

/** Returns the findings for a deal, with a clock that advances `tick` milliseconds per reading. */
function findings(id: string, deal: number, bounds?: SearchLimits, tick = 1): Finding[] {
  let time = 0;
  return searchToEnd(saved(id, deal), () => (time += tick), bounds);
}

test('says that a deal is winnable, with the moves', () => {
  const last = findings('klondike', 30).at(-1)!;
  expect(last.found).toBe('won');
  const session = Session.begin(findGame('klondike')!, usualOptions(findGame('klondike')!), 30);
  for (const move of last.found === 'won' ? last.moves : []) expect(session.play(move)).toBeDefined();
  expect(session.won).toBe(true);
});

test('says that a deal is lost', () => expect(findings('labyrinth', 1).at(-1)?.found).toBe('lost'));

test('stops at its limit of positions and reports their number', () =>
  expect(findings('gaps', 1, { positions: 3000, time: 1e9 })).toEqual([{ found: 'open', positions: 3000 }]));

test('reports progress every second and stops at its time limit', () => {
  const said = findings('gaps', 1, { positions: Infinity, time: 3500 }, 500);
  expect(said.length).toBeGreaterThan(2);
  expect(said.slice(0, -1).every(({ found }) => found === 'searching')).toBe(true);
  expect(said.at(-1)!.found).toBe('open');
  expect(said.map(({ positions }) => positions)).toEqual(
    said.map(({ positions }) => positions).toSorted((a, b) => a - b),
  );
});

test('does not call an unreadable save lost', () => {
  const strange = { ...saved('klondike', 1), game: 'none' };
  expect(searchToEnd(strange)).toEqual([{ found: 'open', positions: 0 }]);
});
