import type { Locator, Page } from 'playwright';
import { findGame, type Move, parseOrder, Session } from '../../../../engine/rules.ts';
import type { Command, Settings } from '../../../../preload/api.ts';
import type { Panel } from '../../../../renderer/app/model/state.ts';
import { say } from '../../../../renderer/words/say.ts';
import { settled } from '../../../e2e/support/settled.ts';
import { frontDialog, playMoves } from '../page.ts';

/** One step towards a scene. */
type Step = (page: Page) => Promise<void>;

/** Does one step after another. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

export const open =
  (panel: Panel): Step =>
  async (page) => {
    await page.evaluate((panel) => window.baizeTest!.open(panel), panel);
    await dialog(page).waitFor();
  };

/** Presses the button of that name on the open panel, or on the table. */
export const press =
  (name: () => string, within: (page: Page) => Page | Locator = dialog): Step =>
  async (page) =>
    within(page).getByRole('button', { name: name(), exact: true }).first().click();

/** Chooses a command from the toolbar's menu. */
export const ask =
  (command: Command): Step =>
  async (page) => {
    await page.getByRole('button', { name: say('command.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: say(`command.${command}` as 'command.daily') }).click();
  };

/** Waits until something that a selector matches is there. */
export const shown =
  (selector: string): Step =>
  async (page) =>
    page.locator(selector).first().waitFor();

export const set =
  (settings: Partial<Settings>): Step =>
  async (page) =>
    page.evaluate((settings) => window.baizeTest!.settings(settings), settings);

/** Scrolls the first match of a selector to the top. */
export const scrollTo =
  (selector: string, words?: () => string): Step =>
  async (page) => {
    const part = page.locator(selector).filter({ hasText: words?.() ?? '' });
    await part.first().evaluate((part) => part.scrollIntoView({ block: 'start' }));
  };

/** Scrolls the open panel, or the page beside the table, to its end. */
export const scrollToEnd: Step = async (page) =>
  page.evaluate(
    (front) => {
      const panel = front ?? document.querySelector('aside');
      for (const part of panel ? [panel, ...panel.querySelectorAll('*')] : [])
        if (/auto|scroll/.test(getComputedStyle(part).overflowY)) part.scrollTo(0, part.scrollHeight);
    },
    await frontDialog(page),
  );

/** Makes the first legal move, again and again, until there is none or `maxMoves` are made. */
export const begin =
  (maxMoves = 3): Step =>
  async (page) => {
    const { id, options, deal, cards } = await page.evaluate(() => {
      const { game, options, deal, cards } = window.baizeTest!.session()!;
      return { id: game.id, options, deal, cards };
    });
    const session = Session.begin(findGame(id)!, options, cards === '' ? deal : parseOrder(cards)!);
    const moves: Move[] = [];
    for (
      let [move] = session.legalMoves();
      move !== undefined && moves.length < maxMoves;
      [move] = session.legalMoves()
    ) {
      session.play(move);
      moves.push(move);
    }
    await playMoves(page, moves);
  };

/** Enters a game with options of its own. */
export const enter =
  (game: string, options: string, deal = 7): Step =>
  async (page) => {
    await page.evaluate(async ([game, options, deal]) => window.baizeTest!.enter(game, options, deal), [
      game,
      options,
      deal,
    ] as const);
    await settled(page);
  };

/** Keeps the host from answering these requests, so that the waiting is seen. */
export const hold =
  (...names: readonly string[]): Step =>
  async (page) => {
    await page.route('**/api/request', async (route) => {
      const request = route.request().postDataJSON() as { name: string } | null;
      if (!request || !names.includes(request.name)) await route.continue();
    });
  };
