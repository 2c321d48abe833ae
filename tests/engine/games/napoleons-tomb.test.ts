import { expect, test } from 'vitest';
import napoleonsTomb from '../../../engine/games/picture/napoleons-tomb.ts';
import { shapesOf } from '../../../engine/session/pile-view.ts';
import { dealtFrom } from './position.ts';

/* Stock 0, waste 1. */

test.each([
  ['three', { direction: 'right', shown: 3 }],
  ['one', { direction: undefined, shown: 1 }],
] as const)('of cards turned %s at a time all are seen on the waste', (dealing, fan) => {
  const { rules, table } = dealtFrom(napoleonsTomb, '', { dealing });
  expect(shapesOf(rules, table)[1]?.fan).toMatchObject(fan);
});
