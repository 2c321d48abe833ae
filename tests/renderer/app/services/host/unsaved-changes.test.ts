import { describe, expect, test } from 'vitest';
import {
  compare,
  isUnsavedChanges,
  markOf,
  type UnsavedChanges,
} from '../../../../../renderer/app/services/host/unsaved-changes.ts';
import { gameOf } from './away.ts';

const unsaved = (change: Partial<UnsavedChanges>): UnsavedChanges => ({
  home: 'home',
  page: 'page',
  game: 'klondike',
  options: 'dealing=one',
  known: [],
  finished: [],
  kept: undefined,
  changed: 1,
  ...change,
});

const game = gameOf({ moves: '0 1>2 0' });

describe('unsaved changes of a game', () => {
  test.each<[string, Partial<UnsavedChanges>, Parameters<typeof compare>[1], ReturnType<typeof compare>]>([
    ['in where the host keeps nothing', { kept: game }, null, 'ours'],
    [
      'in where the host keeps what it had from here',
      { kept: game, known: [markOf(gameOf({ moves: '3>4' }))] },
      gameOf({ moves: '3>4' }),
      'ours',
    ],
    ['in where the host keeps a part of it', { kept: game }, gameOf({ moves: '0 1>2' }), 'ours'],
    ['in where the host keeps the same', { kept: game }, { ...game, clock: 7 }, 'ours'],
    ['by where the host keeps more', { kept: game }, gameOf({ moves: '0 1>2 0 0' }), 'behind'],
    ['apart where both have gone on', { kept: game }, gameOf({ moves: '0 1>3' }), 'parted'],
    ['apart where the same deal was begun again', { kept: game }, { ...game, begun: 2 }, 'parted'],
    ['apart where another deal was begun', { kept: game }, { ...game, deal: 8 }, 'parted'],
    [
      'in when it ended, and the host keeps a part of it',
      { finished: [{ ...game, outcome: 'won', ended: 9 }] },
      gameOf({ moves: '0' }),
      'ours',
    ],
    [
      'apart when it ended, and the host has gone on otherwise',
      { finished: [{ ...game, outcome: 'won', ended: 9 }] },
      gameOf({ moves: '1>3' }),
      'parted',
    ],
    [
      'apart when it was dropped, and the host has gone on',
      { kept: null, known: [markOf(game)] },
      gameOf({ moves: '0' }),
      'parted',
    ],
  ])('%s', (_how, change, there, verdict) => {
    expect(compare(unsaved(change), there)).toBe(verdict);
  });

  test('depend on the table, not on what can be redone', () => {
    const undone = { ...gameOf({ moves: '0 1>2 0' }), at: 1 };
    expect(compare(unsaved({ kept: game }), undone)).toBe('ours');
    expect(compare(unsaved({ kept: undone }), game)).toBe('behind');
  });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'unkept'],
  ['a game without moves', unsaved({ kept: { ...game, moves: undefined } as never })],
  ['a game with a list of moves', unsaved({ kept: { ...game, moves: ['0'] } as never })],
  ['a result without its end', unsaved({ finished: [{ ...game, outcome: 'won' } as never] })],
  ['no marks', unsaved({ known: undefined as never })],
  ['a mark that is a number', unsaved({ known: [7] as never })],
])('ignores what a different program left in the storage: %s', (_what, value) => {
  expect(isUnsavedChanges(value)).toBe(false);
  expect(isUnsavedChanges(unsaved({ kept: game, finished: [{ ...game, outcome: 'won', ended: 9 }] }))).toBe(true);
});
