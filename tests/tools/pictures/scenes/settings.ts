import { join } from 'node:path';
import type { Page } from 'playwright';
import { ROOT } from '../../../../main/build/root.ts';
import { say } from '../../../../renderer/words/say.ts';
import { drawing, kdeDeck, zip } from '../../../renderer/app/services/card-sets/made-sets.ts';
import type { Scenes } from './scene.ts';
import { dialog, inTurn, hold, open, press, scrollTo, scrollToEnd, set, shown } from './steps.ts';

type Part = 'play' | 'status' | 'sound' | 'language';

const part = (name: Part) =>
  inTurn(
    open('settings'),
    scrollTo('dialog h3', () => say(`settings.${name}`)),
  );

const PICTURE = join(ROOT, 'assets/pictures/table.png');

/** Adds the player's own pictures, for the backs and for the table. */
async function takePictures(page: Page): Promise<void> {
  const rows = dialog(page).locator('.picture-row:has(input[type=file])');
  for (const at of [0, 1]) {
    await rows.nth(at).locator('input').setInputFiles(PICTURE);
    await rows.nth(at).locator('.plain').waitFor();
  }
}

/** Adds a card set of the player's own. */
const takeCardSet = inTurn(open('card-sets'), async (page: Page) => {
  const deck = zip(kdeDeck(drawing(), { 'my-deck/COPYING': 'Do as you like with these cards.\n' }));
  const file = { name: 'deck.zip', mimeType: 'application/zip', buffer: Buffer.from(deck) };
  await dialog(page).locator('input[type=file]').first().setInputFiles(file);
  await dialog(page).locator('.said:not(:empty)').waitFor();
  await page.waitForFunction(() => window.baizeTest!.state.pictures.set !== undefined);
});

/** Makes a backup and shows the list of backups. */
const openBackups = inTurn(
  open('settings'),
  press(() => say('backups.make')),
  shown('.backups li'),
  scrollToEnd,
);

/** The settings, and what the program says about itself. */
export const SETTINGS: Scenes = {
  settings: { game: 'klondike', set: open('settings') },
  'settings-looks': {
    game: 'klondike',
    set: inTurn(
      open('settings'),
      scrollTo('dialog .looks legend', () => say('settings.back')),
    ),
  },
  'settings-own-colour': {
    game: 'klondike',
    set: inTurn(
      set({ table: 'colour', tableColour: '#7a3344' }),
      open('settings'),
      scrollTo('dialog .looks legend', () => say('settings.table')),
    ),
  },
  'settings-own-pictures': {
    game: 'klondike',
    set: inTurn(open('settings'), takePictures, scrollTo('dialog .look-stage')),
  },
  'card-sets': { game: 'klondike', set: open('card-sets') },
  'card-sets-own': {
    game: 'klondike',
    spoils: true,
    set: inTurn(takeCardSet, async (page) => dialog(page).locator('summary').click()),
  },
  'card-sets-chosen': { game: 'klondike', spoils: true, set: inTurn(takeCardSet, open('settings')) },
  'card-sets-table': {
    game: 'klondike',
    spoils: true,
    set: inTurn(takeCardSet, async (page) => page.keyboard.press('Escape')),
  },
  'settings-play': { game: 'klondike', set: part('play') },
  'settings-status': { game: 'klondike', set: part('status') },
  'settings-language': { game: 'klondike', set: part('language') },
  'settings-reset': {
    game: 'klondike',
    set: inTurn(
      part('language'),
      press(() => say('settings.reset')),
    ),
  },
  backups: { game: 'klondike', set: openBackups },
  'backups-ask': {
    game: 'klondike',
    set: inTurn(openBackups, async (page) => dialog(page).locator('.backups li button').first().click(), shown('.ask')),
  },
  'backups-making': {
    game: 'klondike',
    spoils: true,
    set: inTurn(
      open('settings'),
      hold('backups.make'),
      press(() => say('backups.make')),
      shown('.progress-row'),
      scrollToEnd,
    ),
  },
  keys: { game: 'klondike', set: open('keys') },
  'keys-end': { game: 'klondike', set: inTurn(open('keys'), scrollToEnd) },
  about: { game: 'klondike', set: open('about') },
  'about-end': { game: 'klondike', set: inTurn(open('about'), scrollToEnd) },
};
