import type { Page } from 'playwright/test';
import type { Move, Session } from '../../../engine/rules.ts';
import { STEPS } from '../../../renderer/app/model/table/table-key.ts';
import { keysFor } from '../../tools/key-ways.ts';
import { PAD_OF, pressPad } from './gamepad.ts';
import { settled } from './host.ts';
import { layAsOn, spotOn } from './keyboard.ts';

/** Makes a move by gamepad; `session` is the game as it is on the page. */
export async function makeByPad(page: Page, session: Session, move: Move): Promise<void> {
  await layAsOn(page, session);
  const keys = keysFor(
    session,
    move,
    await spotOn(page),
    STEPS.filter((step) => step in PAD_OF),
  );
  const buttons = keys?.map((key) => PAD_OF[key]!);
  if (!buttons) throw new Error('No buttons lead to that move.');
  await pressPad(page, ...buttons);
  await settled(page);
}
