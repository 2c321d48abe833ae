import { expect, test } from 'vitest';
import { countOf, fromOf, isDrag, toOf } from '../../../../../engine/rules.ts';
import type { WhyLost } from '../../../../../engine/search.ts';
import { Whys } from '../../../../../renderer/app/actions/analysis/whys.ts';
import type { FindWhy } from '../../../../../renderer/app/services/analysis/search-worker.ts';
import { appWithGame } from '../../seated.ts';

/** Seats a FreeCell whose searches reply only when the test tells them to. */
async function asking() {
  const table = await appWithGame('freecell', 1);
  const lit: unknown[] = [];
  table.app.page.lightCards = (places) => void lit.push(places);
  const searches: { readonly answer: (why: WhyLost) => void; ended: boolean }[] = [];
  const find: FindWhy = (_saved, hear) => {
    const search = { answer: (why: WhyLost): void => hear({ found: 'why', why }), ended: false };
    searches.push(search);
    return () => void (search.ended = true);
  };
  const whys = new Whys(table.app, find);
  return { ...table, lit, searches, whys };
}

const CARDS = [
  { pile: 9, index: 0 },
  { pile: 10, index: 0 },
] as const;

test('lights and names the cards responsible, and counts the solver’s help', async () => {
  const { app, lit, searches, whys } = await asking();
  whys.ask();
  expect(app.state.message).toBe('Looking for what makes it lost…');
  searches[0]!.answer({ kind: 'exchange', cards: CARDS });
  expect(lit).toEqual([CARDS]);
  expect(app.state.message).toMatch(/^Lost because of two cards: .+ and .+\. With these swapped, it could be won\.$/);
  expect(app.state.play!.solver).toBe(true);
});

test('lights and names cards that block each other', async () => {
  const { app, lit, searches, whys } = await asking();
  whys.ask();
  searches[0]!.answer({ kind: 'blocked', cards: CARDS });
  expect(lit).toEqual([CARDS]);
  expect(app.state.message).toMatch(/^Lost because 2 cards can never be freed, whatever you play: .+ and .+\.$/);
});

test.each([
  [{ kind: 'won' }, 'It can be won from here.'],
  [{ kind: 'open', positions: 400_000 }, 'No win found in 400,000 positions: there may still be one.'],
  [
    { kind: 'unknown', tried: 160 },
    'It’s lost, but not for a simple reason: Baize tried 160 swaps of two cards, and none is known to save it.',
  ],
] as const)('says no more than is known and lights nothing without a proof, %o', async (why, words) => {
  const { app, lit, searches, whys } = await asking();
  whys.ask();
  searches[0]!.answer(why);
  expect(app.state.message).toBe(words);
  expect(lit).toEqual([]);
});

test('stops when asked again during the search, and ignores a late answer', async () => {
  const { app, searches, whys } = await asking();
  whys.ask();
  whys.ask();
  expect(searches).toMatchObject([{ ended: true }]);
  searches[0]!.answer({ kind: 'won' });
  expect(app.state.message).toBe('The search for a win has been stopped.');
});

test('says that no move is left', async () => {
  const { app, searches, whys } = await asking();
  whys.ask();
  searches[0]!.answer({ kind: 'stuck', lost: 'no-move' });
  expect(app.state.message).toBe('Lost because no moves are left.');
});

test('ends the search and removes its words on a move', async () => {
  const { app, actions, session, searches, whys } = await asking();
  whys.ask();
  const move = session().legalMoves().find(isDrag)!;
  actions.drop(fromOf(move), countOf(move), toOf(move));
  expect(searches).toMatchObject([{ ended: true }]);
  expect(app.state.message).toBe('');
});
