import { describe, expect, test } from 'vitest';
import { countOf, findGame, fromOf, makeOptions, toOf } from '../../../../../engine/rules.ts';
import type { KeptSummary } from '../../../../../preload/api.ts';
import { appWithGame } from '../../seated.ts';

const KEPT = { saved: 1, moveCount: 1, clock: 0 } as KeptSummary;

/** Restarts the program with only the data that the host has stored. */
async function beginAnew(table: Awaited<ReturnType<typeof appWithGame>>): Promise<void> {
  await table.app.lifecycle.leave();
  table.app.tabletop.put({ play: undefined });
  await table.app.games.begin();
}

describe('the table at the start', () => {
  test('shows the last game with its moves, whatever the game', async () => {
    const table = await appWithGame('freecell', 5);
    const move = table.session().legalMoves()[0]!;
    table.actions.drop(fromOf(move), countOf(move), toOf(move));
    await beginAnew(table);
    expect([table.session().game.id, table.session().deal, table.session().moveCount]).toEqual(['freecell', 5, 1]);
  });

  test('deals the last game again when no card was moved', async () => {
    const table = await appWithGame('klondike', 1);
    const spider = findGame('spider')!;
    const suits = makeOptions(spider, { suits: 'one' });
    await table.app.games.enter('spider', suits);
    table.app.state.change({ gamesInProgress: [{ ...KEPT, game: 'klondike', options: 'any' }] });
    await beginAnew(table);
    expect([table.session().game.id, table.session().options]).toEqual(['spider', suits]);
  });

  test('shows Klondike when nothing was played', async () => {
    const table = await appWithGame('golf', 1);
    table.app.state.change({ settings: { ...table.app.state.settings, recent: [] } });
    await beginAnew(table);
    expect(table.session().game.id).toBe('klondike');
  });
});
