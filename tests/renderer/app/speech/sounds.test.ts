import { expect, test } from 'vitest';
import type { Change } from '../../../../engine/index.ts';
import { soundOf } from '../../../../renderer/app/speech/sounds.ts';

const move = (to: number, turned = false): Change => ({
  kind: 'move',
  from: 0,
  to,
  count: 1,
  reversed: false,
  turned,
  together: false,
});
const homes = new Set([9]);

test.each([
  ['a card moved', [move(1)], 'place'],
  ['a card turned from the stock', [move(1, true)], 'flip'],
  ['a card gone home', [move(1), move(9)], 'home'],
  ['a row dealt', [move(1), move(2), move(3), move(4)], 'deal'],
  ['a counter raised', [{ kind: 'add', counter: 1, amount: 1 }], undefined],
] as const)('%s has its own sound', (_, changes, sound) => expect(soundOf(changes, homes)).toBe(sound));
