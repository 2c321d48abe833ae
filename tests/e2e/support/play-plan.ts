import type { Page } from 'playwright/test';
import { type Game, makeMove, Session, usualOptions } from '../../../engine/rules.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, settled } from './host.ts';
import { undo } from './keyboard.ts';
import type { Pointer } from './pixels.ts';
import { facesOf, shownOn } from './shown.ts';
import { planOf, TEN } from './ten-moves.ts';

/** Makes ten moves, checks after each that the table shows the state of the engine, and undoes them all. */
export async function playPlan(page: Page, pointer: Pointer, game: Game): Promise<void> {
  const { deal, steps } = planOf(game);
  const session = Session.begin(game, usualOptions(game), deal);
  await showGame(page, game.id, deal);
  const dealt = await shownOn(page);
  expect(dealt).toMatchObject({ faces: facesOf(session), astray: [], moves: '' });

  const made: string[] = [];
  for (const step of steps) {
    await pointer.make(step);
    session.play(step.move);
    made.push(makeMove(step.move));
    const expected = { moves: made.join(' '), faces: facesOf(session), astray: [] };
    expect(await shownOn(page), `${step.way} for ${made.at(-1)}`).toMatchObject(expected);
  }
  expect(made).toHaveLength(TEN);
  expect(await page.evaluate(() => document.activeElement?.id), 'no ring of the keyboard').toBe('');
  await settled(page);
  await undo(page, made.length);
  // Cards that a long fan made smaller stay so for a while: each is where it belongs now, not where it was dealt.
  expect(await shownOn(page)).toEqual({ ...dealt, places: expect.any(Array), moves: made.join(' '), at: 0 });
}
