import type { JSHandle, Page } from 'playwright';
import { findGame, type Move, usualOptions } from '../../../engine/rules.ts';
import { settled } from '../../e2e/support/settled.ts';
import '../../../renderer/app/test-hook.ts';

/**
 * Puts a deal of a game on the table, with its default options unless others are given, and without the panels that
 * lead there. No begun game may be on the table.
 */
export async function showGame(
  page: Page,
  game: string,
  deal: number,
  options = usualOptions(findGame(game)!),
): Promise<void> {
  await page.evaluate(
    async ([game, options, deal]) => {
      const test = window.baizeTest!;
      const session = test.session();
      if (session?.game.id !== game || session.options !== options) await test.enter(game, options, deal);
      const { play } = test.state;
      if (play?.session.deal === deal) return;
      // Otherwise, the program would ask about the begun game, and wait for an answer.
      if (play?.played && !play.finished) throw new Error(`A game of ${game} lies there begun.`);
      await test.deal(deal);
    },
    [game, options, deal] as const,
  );
  await settled(page);
}

/** Deals the cards on the table as the player's own deal, as if it was entered from a real table. */
export async function dealOwn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { session, deal } = window.baizeTest!;
    const { table } = session()!;
    const cards = Array.from({ length: table.piles }, (_, pile) =>
      Array.from({ length: table.size(pile) }, (_, index) => table.at(pile, index) & 63),
    );
    await deal(cards.flat());
  });
  await settled(page);
}

/** Makes moves as the app does, without the mouse. */
export async function playMoves(page: Page, moves: readonly Move[]): Promise<void> {
  await page.evaluate((moves) => window.baizeTest!.play(moves), moves);
  await settled(page);
}

/** Seconds that a player takes for a move, in turn. */
const SECONDS_A_MOVE = [2, 3, 5, 2, 8, 3, 4, 11, 2, 6];

/** Makes moves like a player who thinks between them. The page's clock must be installed. */
export async function playSlowly(page: Page, moves: readonly Move[]): Promise<void> {
  for (const [at, move] of moves.entries()) {
    // Time counts only while the player is there.
    await page.mouse.move(at % 2, 0);
    await page.clock.fastForward(1000 * SECONDS_A_MOVE[at % SECONDS_A_MOVE.length]!);
    await playMoves(page, [move]);
  }
}

/** Waits until no panel is moving: none half faded in, each in its final place. */
export async function panelsAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('dialog')].every((dialog) => dialog.getAnimations().length === 0),
  );
}

/** Leaves no pointer over a button and no panel half faded in. */
export async function atRest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await panelsAtRest(page);
}

/** Takes a picture of the page at rest. */
export async function takePicture(page: Page, path: string): Promise<void> {
  await atRest(page);
  await page.screenshot({ path });
}

/** Closes what is open and undoes what was played, so that another game can be shown. */
export async function clearTable(page: Page): Promise<void> {
  await page.evaluate(() => window.baizeTest!.clear());
  await settled(page);
}

/** Returns the panel in front, of several that are open; null where none is. */
export const frontDialog = (page: Page): Promise<JSHandle<HTMLDialogElement | null>> =>
  page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') ?? null);
