import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { isFaceDown } from '../../../../engine/model/card.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { resume } from '../../../../engine/session/resume.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { exchangeCards } from '../../../../engine/trainer/why/exchange.ts';
import { type WhyLost, whyLost } from '../../../../engine/trainer/why/why-lost.ts';
import { toEnd } from '../../../tools/to-end.ts';
import { randomGame } from '../../review/random-game.ts';

const whyOf = (...[id, deal, moves]: Parameters<typeof randomGame>): WhyLost | undefined =>
  toEnd(whyLost(randomGame(id, deal, moves)));

const GAMES = ['freecell', 'bakers-game', 'eight-off', 'penguin', 'beleaguered-castle'] as const;

test.each(GAMES)('names exchanges that would make lost positions of %s winnable', (id) => {
  const game = findGame(id)!;
  const whys = Array.from({ length: 6 }, (_, at) => ({
    saved: randomGame(id, at + 1, 40),
    why: whyOf(id, at + 1, 40),
  }));
  const exchanges = whys.flatMap(({ saved, why }) => (why?.kind === 'exchange' ? [{ saved, cards: why.cards }] : []));
  for (const { saved, cards } of exchanges) {
    const resumed = resume(saved);
    const { table } = resumed.ok ? resumed.value.session : expect.unreachable();
    const verdictOf = (from: TableView) => solver(game, usualAnswers(game)).solve(from).toEnd().verdict;
    expect([verdictOf(table), verdictOf(exchangeCards(table, cards))]).toEqual(['lost', 'won']);
  }
  expect(exchanges.length).toBeGreaterThan(0);
});

test('names blocked face-up cards that no search frees', () => {
  const found = Array.from({ length: 12 }, (_, at) => randomGame('beleaguered-castle', at + 1, 60)).flatMap((saved) => {
    const why = toEnd(whyLost(saved));
    const resumed = resume(saved);
    if (why?.kind !== 'blocked' || !resumed.ok) return [];
    const { session } = resumed.value;
    const roles = why.cards.map(({ pile }) => session.shapes[pile]!.role);
    const down = why.cards.map(({ pile, index }) => isFaceDown(session.table.at(pile, index)));
    const { verdict } = solver(session.game, usualAnswers(session.game)).solve(session.table).toEnd();
    return [{ roles: new Set(roles), down: down.includes(true), verdict }];
  });
  expect(found.length).toBeGreaterThan(1);
  expect(found).toEqual(found.map(() => ({ roles: new Set(['tableau']), down: false, verdict: 'lost' })));
});

test('names no face-down card', () => {
  const named = Array.from({ length: 8 }, (_, at) => randomGame('yukon', at + 1, 40)).flatMap((saved, at) => {
    const why = whyOf('yukon', at + 1, 40);
    const resumed = resume(saved);
    if (!why || !('cards' in why) || !resumed.ok) return [];
    const { table } = resumed.value.session;
    return [why.cards.map(({ pile, index }) => isFaceDown(table.at(pile, index)))];
  });
  expect(named.length).toBeGreaterThan(2);
  expect(named.flat()).not.toContain(true);
});

test('gives “no moves left” where no exchange helps', () => {
  const whys = Array.from({ length: 8 }, (_, at) => randomGame('golf', at + 1, 60)).map((saved) => ({
    why: toEnd(whyLost(saved)),
    resumed: resume(saved),
  }));
  const stuck = whys.filter(({ why }) => why?.kind === 'stuck');
  expect(stuck.length).toBeGreaterThan(2);
  for (const { why, resumed } of stuck) {
    const { session } = resumed.ok ? resumed.value : expect.unreachable();
    expect(why).toEqual({ kind: 'stuck', lost: session.lost });
  }
});

test('says that a winnable position is, and nothing of an unreadable game', () => {
  expect(whyOf('freecell', 1, 1)).toEqual({ kind: 'won' });
  expect(whyLost({ ...randomGame('golf', 1, 2), game: 'poker-night' }).next()).toEqual({
    done: true,
    value: undefined,
  });
});
