import { type TableKey } from '../../../renderer/app/model/table/table-key.ts';
import type { Locator, Page } from 'playwright/test';
import type { Move, Session } from '../../../engine/rules.ts';
import { TABLE_KEYS } from '../../../renderer/app/actions/input/key-bindings.ts';
import type { Spot } from '../../../renderer/app/model/table/spots.ts';
import { keysFor, wayTo } from '../../tools/key-ways.ts';
import { settled } from './host.ts';
import { layPiles } from '../../../renderer/app/model/table/laid-piles.ts';

const NAMES: Readonly<Record<string, string>> = {
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  home: 'Home',
  end: 'End',
  enter: 'Enter',
  escape: 'Escape',
  ' ': 'Space',
};

/** Presses the key that does this on the table. */
export async function pressTableKey(page: Page, wish: TableKey): Promise<void> {
  const chord = TABLE_KEYS.find(({ table }) => table === wish)!;
  const name = NAMES[chord.key] ?? chord.key;
  await page.keyboard.press(chord.with === 'mod' ? `Control+${name}` : name);
}

/**
 * Types letters and digits a hundredth of a second apart, however slow the machine is: letters of one word must come
 * quickly.
 */
export async function typeTogether(page: Page, letters: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const [i, key] of letters.split('').entries()) {
    const code = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
    const stroke = { key, code, timestamp: begun + i / 100 };
    await session.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyDown', text: key });
    await session.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp' });
  }
  await session.detach();
}

/** Returns where the focus of the page is on the table. */
export async function spotOn(page: Page): Promise<Spot> {
  const id = await page.evaluate(() => document.activeElement?.id ?? '');
  const [, pile, index] = /^card-(\d+)-(\d+)$/.exec(id) ?? [];
  if (pile === undefined) throw new Error(`The focus is not on the table but on "${id}".`);
  return { pile: Number(pile), index: Number(index) };
}

/** Brings the focus to the table, wherever it was. */
export async function comeToTable(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) await pressTableKey(page, 'first');
}

/** Takes this many moves back with the keys held down: nothing waits for the picture of each. */
export async function undo(page: Page, moves: number): Promise<void> {
  await page.keyboard.down('Control');
  await Promise.all(Array.from({ length: moves }, () => page.keyboard.down('z')));
  await page.keyboard.up('z');
  await page.keyboard.up('Control');
}

/** Makes a move by keyboard alone; `session` is the game as it is on the page. */
export async function makeByKeys(page: Page, session: Session, move: Move): Promise<void> {
  await layAsOn(page, session);
  const keys = keysFor(session, move, await spotOn(page));
  if (!keys) throw new Error('No keys lead to that move.');
  for (const key of keys) await pressTableKey(page, key);
  await settled(page);
}

/** Goes to the top of a pile; `session` is the game as it is on the page. */
export async function goToPile(page: Page, session: Session, pile: number): Promise<void> {
  await layAsOn(page, session);
  const keys = wayTo(session, await spotOn(page), (spot) => spot.pile === pile);
  for (const key of keys ?? []) await pressTableKey(page, key);
}

/** Lays the game's piles as the page's window has them, which decides where the arrow keys lead. */
export const layAsOn = async (page: Page, session: Session): Promise<void> =>
  layPiles(session, await page.evaluate(() => [...window.baizeTest!.board.geometry.layout.lying]));

/**
 * Presses one key, like a person without a mouse, until the goal has the focus; fails if the key does not lead there.
 */
export async function walkTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  const MOST = 80;
  for (let step = 0; step < MOST; step += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${goal.toString()}.`);
}

/** Goes to an element by Tab and presses Enter on it. */
export async function enterOn(page: Page, goal: Locator): Promise<void> {
  await walkTo(page, goal);
  await page.keyboard.press('Enter');
}
