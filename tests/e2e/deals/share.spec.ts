import { readFileSync } from 'node:fs';
import { showGame } from '../../tools/pictures/page.ts';
import type { Page } from 'playwright/test';
import { findGame, firstOptions, makeOptions, Session, usualOptions } from '../../../engine/rules.ts';
import { makeLink } from '../../../engine/text.ts';
import { deckOf, makeOrder } from '../../../engine/model/deck-order.ts';
import type { FinishedGame } from '../../../preload/api.ts';
import { clickPile, kept, moveCount, position } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { chooseDeal, openPanel } from '../support/panels.ts';
import { expectNoFaults } from '../support/axe.ts';

const klondike = findGame('klondike')!;
const golf = findGame('golf')!;

/** Returns a game of Klondike whose stock was turned this often. */
function stockTurned(times: number, deal = 30): Session {
  const session = Session.begin(klondike, usualOptions(klondike), deal);
  for (let turn = 0; turn < times; turn++) session.play(session.dealing.move!);
  return session;
}

/** Grants the page the clipboard without a question. */
const allowClipboard = (page: Page): Promise<void> =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

/** Pastes as a person does: the text is put on the page's clipboard first. */
async function paste(page: Page, text: string): Promise<void> {
  await allowClipboard(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('Control+v');
}

/** A link with moves, followed by when each was made. */
const TIMED = /^baize:klondike\?dealing=unlimited#30\/v1\/0,10-2,12-3\.0\/g\w*[g-v]$/;

/** Waits until the page has put this text on the clipboard. */
const expectClipboard = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);

const BOX = 'Paste a link here, or the cards of a deal';

/** Opens the panel as a player does, by the menu. */
async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share or open a link' }).click();
  await expect(page.getByRole('textbox', { name: BOX })).toBeFocused();
}

/** Waits until a replay shows this many moves. */
const expectAt = (page: Page, at: number, of: number): Promise<void> =>
  expect(page.getByRole('region', { name: 'Replay' }).locator('output')).toHaveText(`Move ${at} of ${of}`);

const TOOLS = {
  play: 'Play',
  pause: 'Pause',
  'play-on': 'Play on from here',
  close: 'Close the replay',
  forward: 'Forward one move',
  back: 'Back one move',
  end: 'To the end',
} as const;

const tool = (page: Page, name: keyof typeof TOOLS) =>
  page.getByRole('region', { name: 'Replay' }).getByRole('button', { name: TOOLS[name], exact: true });

/** Waits until a game is being watched. */
async function watching(page: Page): Promise<void> {
  await expect(page.getByRole('slider', { name: 'Position' })).toBeFocused();
  await settled(page);
}

test('copies the deal by Ctrl+C, and the game with its moves by Ctrl+Shift+C', async ({ asNew: page }) => {
  await allowClipboard(page);
  await showGame(page, 'klondike', 30);
  await clickPile(page, 0);
  await clickPile(page, 0);
  await page.keyboard.press('Control+c');
  await expectClipboard(page, 'baize:klondike?dealing=unlimited#30');
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(TIMED);
  await expect(page.getByRole('contentinfo')).toContainText(
    'Game copied with its moves: paste it anywhere to share it.',
  );
});

test('copies links from the menu, and each button confirms it', async ({ asNew: page }) => {
  await allowClipboard(page);
  await showGame(page, 'klondike', 30);
  await openShare(page);
  const panel = page.getByRole('dialog', { name: 'Share or open a link' });
  await expect(panel.getByRole('button', { name: 'Copy link with my moves' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy link to this deal' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expectClipboard(page, 'baize:klondike?dealing=unlimited#30');
  await panel.getByText('For other programs').click();
  await panel.getByRole('button', { name: 'Copy board', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toHaveCount(2);
  await expectNoFaults(page, 'sharing');
});

test('describes a link pasted into the search, and opens it on Enter', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await openPanel(page, 'Control+o');
  const field = page.getByRole('searchbox');
  await field.fill('baize:nosuchgame#1');
  await expect(page.getByRole('dialog')).toContainText('There is no game called “nosuchgame”.');
  await field.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true })).toHaveCount(0);
  await field.fill('Try this: baize:golf#77');
  await expect(page.getByRole('dialog')).toContainText('Golf, deal 77');
  await expectNoFaults(page, 'a link in the picker');
  await field.press('Enter');
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'golf');
  expect(await page.evaluate(() => window.baizeTest!.session()!.deal)).toBe(77);
});

test('saves a game as a file with its text', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await clickPile(page, 0);
  await clickPile(page, 0);
  await openShare(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('klondike-30.baize');
  expect(readFileSync(await file.path(), 'utf8').trim()).toMatch(TIMED);
});

test('plays a pasted deal of a different game and keeps the unfinished one', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await clickPile(page, 0);
  await kept(page);
  await paste(page, ' Try this:\n<baize:golf\n#77>');
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'golf');
  await settled(page);
  expect(await page.evaluate(() => window.baizeTest!.session()!.deal)).toBe(77);
  await showGame(page, 'klondike', 30);
  expect(await moveCount(page)).toBe(1);
});

/** Resumes the game of that name among those in progress. */
async function goOn(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: `Resume ${name}` }).click();
}

test('replaces a game in progress by a pasted deal, and resumes it later', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await clickPile(page, 0);
  await paste(page, 'baize:klondike#31');
  await page.waitForFunction(() => window.baizeTest!.session()!.deal === 31);
  await settled(page);
  expect(await moveCount(page)).toBe(0);
  await expect(page.locator('.message')).toContainText('Klondike, deal 30, was set aside');
  await goOn(page, 'Klondike · Draw one, deal 30');
  await page.waitForFunction(() => window.baizeTest!.session()!.deal === 30);
  await settled(page);
  expect(await moveCount(page)).toBe(1);
  // The saved copy is dropped once the host has the game itself.
  const kept = () => page.evaluate(() => window.baizeTest!.request('named.list'));
  await expect.poll(kept).toMatchObject({ ok: true, value: [] });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No game has been saved yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'In progress' })).toHaveCount(0);
});

test('replaces a game in progress by a pasted game', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await clickPile(page, 0);
  await kept(page);
  await showGame(page, 'golf', 1);
  await paste(page, 'baize:klondike#31');
  await page.waitForFunction(() => window.baizeTest!.session()!.deal === 31);
  await settled(page);
  await goOn(page, 'Klondike · Draw one, deal 30');
  await page.waitForFunction(() => window.baizeTest!.session()!.deal === 30);
  await settled(page);
  expect(await moveCount(page)).toBe(1);
});

test('says where a pasted text is wrong, and lets it be corrected', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await clickPile(page, 0);
  const before = await position(page);
  await paste(page, 'baize:klondike#30/v1/0.0.9-3x2');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Move 3, “9-3x2”, is against the rules.');
  await expect(dialog.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
  expect(await position(page)).toBe(before);
  await dialog.getByRole('textbox', { name: BOX }).fill('baize:klondike#30/v1/0.0');
  await expect(dialog.getByRole('button', { name: 'Watch' })).toBeEnabled();
  await page.keyboard.press('Escape');
  expect(await position(page)).toBe(before);
});

test('gives a hint on a middle click and ignores what the system pastes', async ({ page, host }) => {
  await openPage(page, host);
  const before = await position(page);
  const pasting = (click: string) =>
    page.evaluate(
      ({ click, text }) => {
        const paste = (): void => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', text);
          document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        };
        window.addEventListener(click, paste, { once: true });
      },
      { click, text: 'baize:golf#617' },
    );
  await pasting('auxclick');
  await page.mouse.click(640, 680, { button: 'middle' });
  await expect(page.getByText(/^Hint: /)).toBeAttached();
  expect(await position(page)).toBe(before);
  await pasting('click');
  await page.mouse.click(640, 680);
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'golf');
});

test('deals, saves and resumes a deal entered card by card', async ({ page, host }) => {
  await allowClipboard(page);
  await openPage(page, host);
  const deck = makeOrder(deckOf(klondike, usualOptions(klondike)));
  await openShare(page);
  const box = page.getByRole('textbox', { name: BOX });
  await box.fill(deck.slice(0, -2));
  await expect(page.getByRole('dialog')).toContainText('The deal ends after 51 cards. Still missing: KS');
  await box.fill(deck.replaceAll(/../g, '$&, '));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForFunction((deck) => window.baizeTest!.session()!.cards === deck, deck);
  await settled(page);
  await expect(page.getByRole('contentinfo')).toContainText('Custom deal');
  await clickPile(page, 0);
  await kept(page);
  const before = await position(page);
  await page.reload();
  await openPage(page, host);
  expect(await position(page)).toBe(before);
  await page.keyboard.press('Control+c');
  await expectClipboard(page, `baize:klondike?${firstOptions(klondike)}#${deck}`);
});

test('replays a pasted game by mouse and keeps the game that was there', async ({ asNew: page }) => {
  await showGame(page, 'golf', 1);
  await clickPile(page, 0);
  const before = await position(page);
  await paste(page, makeLink(stockTurned(6), 'game'));
  await watching(page);
  await tool(page, 'forward').click();
  await tool(page, 'forward').click();
  await expectAt(page, 2, 6);
  await tool(page, 'back').click();
  await expectAt(page, 1, 6);
  await tool(page, 'end').click();
  await expectAt(page, 6, 6);
  await settled(page);
  expect(await page.evaluate(() => window.baizeTest!.session()!.table.size(0))).toBe(18);
  await page.getByRole('slider', { name: 'Position' }).fill('3');
  await expectAt(page, 3, 6);
  await clickPile(page, 0);
  await expect(page.getByRole('contentinfo')).toContainText(
    'This is a replay. Choose “Play on from here” to move the cards yourself.',
  );
  await tool(page, 'close').click();
  await settled(page);
  expect(await page.evaluate(() => window.baizeTest!.session()!.game.id)).toBe('golf');
  expect(await position(page)).toBe(before);
  await clickPile(page, 0);
  expect(await moveCount(page)).toBe(2);
});

test('shares a replayed game with its own times', async ({ asNew: page }) => {
  const link = makeLink(stockTurned(4), 'game', { times: 'gi2mh' });
  await paste(page, link);
  await watching(page);
  await page.keyboard.press('Control+Shift+c');
  await expectClipboard(page, link);
});

test('replays a game by keyboard and automatically', async ({ asNew: page }) => {
  await paste(page, makeLink(stockTurned(4), 'game'));
  await watching(page);
  for (const [key, stands] of [
    ['ArrowRight', 1],
    ['End', 4],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectAt(page, stands, 4);
  }
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Space');
  await expect(tool(page, 'pause')).toBeVisible();
  await expectAt(page, 4, 4);
  await expect(tool(page, 'play')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectAt(page, 3, 4);
  await page.locator('[role=grid] [tabindex]').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expectAt(page, 2, 4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('plays on from any move of a replay', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 31);
  await clickPile(page, 0);
  await paste(page, makeLink(stockTurned(5), 'game'));
  await watching(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tool(page, 'play-on').click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await settled(page);
  await clickPile(page, 0);
  expect(await page.evaluate(() => window.baizeTest!.session()!.save())).toMatchObject({
    deal: 30,
    moves: expect.stringMatching(/^0 0 0( \S+\*)*$/),
  });
  await kept(page);
});

test('replays a recorded game without recording it again', async ({ page, host }) => {
  await openPage(page, host);
  const finished: FinishedGame = {
    ...stockTurned(3).save(),
    moveCount: 3,
    score: 0,
    clock: 1000,
    begun: 1,
    help: { undos: 0, hints: 0, solver: false },
    outcome: 'lost',
  };
  const options = makeOptions(golf, {});
  await showGame(page, 'golf', 1);
  await page.evaluate((finished) => window.baizeTest!.replay(finished), finished);
  await watching(page);
  await page.keyboard.press('End');
  await expectAt(page, 3, 3);
  await chooseDeal(page, 5);
  expect(await page.evaluate(() => window.baizeTest!.session()!.save())).toMatchObject({
    game: 'golf',
    options,
    deal: 5,
  });
  const results = await page.evaluate(() => window.baizeTest!.request('results.list', null, null, 10, null));
  expect(results).toEqual({ ok: true, value: [] });
  const going = await page.evaluate(() => window.baizeTest!.request('play.list'));
  expect(going).toEqual({ ok: true, value: [] });
});
