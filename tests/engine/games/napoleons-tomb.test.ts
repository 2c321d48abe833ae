import { expect, test } from 'vitest';
import napoleonsTomb from '../../../engine/games/picture/napoleons-tomb.ts';
import { shapesOf } from '../../../engine/session/pile-view.ts';
import { dealtFrom } from './position.ts';

/* Stock 0, waste 1. */

test.each([
  ['three', { direction: 'right', shown: 3 }],
  ['one', { direction: undefined, shown: 1 }],
] as const)('shows all of the cards turned %s at a time', (dealing, fan) => {
  const { rules, table } = dealtFrom(napoleonsTomb, '', { dealing });
  expect(shapesOf(rules, table)[1]?.fan).toMatchObject(fan);
});
