import { findGame, makeMove, type Move, Session, usualOptions } from '../../../engine/rules.ts';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { chooseByScan, makeByScan } from '../support/scan.ts';
import { plugIn, pressPad } from '../support/gamepad.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { makeByPad } from '../support/pad-moves.ts';

test.use({ settings: { autoplay: false }, viewport: { width: 800, height: 600 } });

/** A winnable deal of Klondike. By day only its beginning is played. */
const DEAL = 30;
const BY_DAY = 6;
/** Each choice stays lit for a while, and a whole game has some hundreds of them. */
const WHOLE_GAME_MS = 1_800_000;
if (BY_NIGHT) test.setTimeout(WHOLE_GAME_MS);
const klondike = findGame('klondike')!;
const begun = (): Session => Session.begin(klondike, usualOptions(klondike), DEAL);
const plan = (): readonly Move[] => (BY_NIGHT ? winOf('klondike', DEAL) : winOf('klondike', DEAL).slice(0, BY_DAY));

test('plays, undoes, and moves through tools and panels by gamepad', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'klondike', DEAL);
  await plugIn(page);
  await pressPad(page, 'lt', 'lt');
  const session = begun();
  for (const move of plan()) {
    await makeByPad(page, session, move);
    session.play(move);
  }
  expect(await page.evaluate(() => window.baizeTest!.session()!.save().moves)).toBe(session.save().moves);
  if (session.won) return expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  await pressPad(page, 'lb');
  expect(await page.evaluate(() => window.baizeTest!.session()!.save().at)).toBe(session.save().at - 1);
  await pressPad(page, 'menu');
  await expect(page.locator('.tool.game')).toBeFocused();
  await pressPad(page, 'a');
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  await pressPad(page, 'down', 'down', 'right');
  expect(await picker.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await pressPad(page, 'b');
  await expect(picker).toHaveCount(0);
  await pressPad(page, 'b');
  await expect(page.locator('.table :focus')).toHaveCount(1);
});

test('plays, undoes, uses panels and turns itself off with one switch', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'klondike', DEAL);
  await page.evaluate(() => window.baizeTest!.settings({ scan: 1.5 }));
  const session = begun();
  for (const move of plan().slice(0, BY_NIGHT ? undefined : 2)) {
    await makeByScan(page, session, move);
    session.play(move);
    await settled(page);
    expect(await page.evaluate(() => window.baizeTest!.session()!.save().moves), makeMove(move)).toBe(
      session.save().moves,
    );
  }
  if (session.won) return expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  await chooseByScan(page, 'Undo');
  await expect.poll(() => page.evaluate(() => window.baizeTest!.session()!.save().at)).toBe(session.save().at - 1);
  await chooseByScan(page, 'More buttons');
  await chooseByScan(page, /^Playing Klondike.*\s· Settings/);
  await chooseByScan(page, 'Playing Klondike. Choose another game');
  await expect(page.getByRole('dialog')).toBeVisible();
  await chooseByScan(page, 'Back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.message')).toHaveText('Scanning is off.');
  expect(await page.evaluate(() => window.baizeTest!.state.settings.scan)).toBe(0);
});
