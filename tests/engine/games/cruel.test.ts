import { expect, test } from 'vitest';
import cruel from '../../../engine/games/fan/cruel.ts';
import { parseMove } from '../../../engine/model/move.ts';
import { Session } from '../../../engine/session/session.ts';
import { inPlay } from './position.ts';

test('is lost when no card can move and a redeal would change nothing', () => {
  const session = Session.begin(cruel, '', 101);
  session.play(parseMove('16>4')!);
  expect([session.dealing.move, session.lost]).toEqual([undefined, 'no-move']);
});

test('redeals when a pile before the last one is not four high', () => {
  expect(inPlay(cruel, { 5: '2C 3C 4C', 6: '5C' }).may('0')).toBe(true);
  expect(inPlay(cruel, { 5: '2C 3C 4C 5C', 6: '6C' }).may('0')).toBe(false);
});
