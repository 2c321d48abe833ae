import { describe, expect, test } from 'vitest';
import { appWithGame } from '../../seated.ts';
import { dialogOf } from '../../dialog-of.ts';

const open = async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  return { ...app, actions };
};

describe('dialogs', () => {
  test('cover the table until answered', async () => {
    const { dialogs, panels, state } = await open();
    const asked = dialogs.askLoss('kept');
    expect([panels.covering, state.dialog]).toMatchObject([true, { kind: 'loss', about: 'kept' }]);
    dialogOf(state, 'loss').answer(true);
    expect(await asked).toBe(true);
    expect([panels.covering, state.dialog]).toEqual([false, undefined]);
  });

  test('show the earlier dialog again after a later one', async () => {
    const { dialogs, state } = await open();
    const asked = dialogs.askLoss('table');
    const kept = state.play!.save();
    const chosen = dialogs.askFork(kept, { ...kept, moveCount: 9 });
    expect(dialogOf(state, 'fork')).toMatchObject({ here: { moveCount: 0 }, there: { moveCount: 9 } });
    dialogOf(state, 'fork').answer('there');
    expect(await chosen).toBe('there');
    dialogOf(state, 'loss').answer(false);
    expect(await asked).toBe(false);
    expect(state.dialog).toBeUndefined();
  });

  test('refuse an introduced game when another follows', async () => {
    const { dialogs, state } = await open();
    const first = dialogs.introduce('first', false);
    const second = dialogs.introduce('second', true);
    expect(await first).toBe(false);
    expect(dialogOf(state, 'introduction')).toMatchObject({ id: 'second', isWatched: true });
    dialogOf(state, 'introduction').answer(true);
    expect(await second).toBe(true);
  });

  test('show a search’s progress and close without an answer', async () => {
    const { dialogs, state } = await open();
    dialogs.showSearch(undefined, () => {});
    void dialogs.askLoss('table');
    dialogs.showSearch({ tried: 3, found: 1, wanted: 8 }, () => {});
    dialogOf(state, 'loss').answer(false);
    expect(dialogOf(state, 'search').progress).toEqual({ tried: 3, found: 1, wanted: 8 });
    expect(dialogs.isOpen('search')).toBe(true);
    dialogs.close('search');
    expect([dialogs.isOpen('search'), state.dialog]).toEqual([false, undefined]);
  });
});
