import { join } from 'node:path';
import type { Page } from 'playwright';
import { ROOT } from '../../../../main/build/root.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { say } from '../../../../renderer/words/say.ts';
import { drawing, kdeDeck, zip } from '../../../renderer/app/services/card-sets/made-sets.ts';
import type { Scenes } from './scene.ts';
import { dialog, inTurn, hold, open, press, scrollTo, scrollToEnd, set, shown } from './steps.ts';

type Group = 'look' | 'play' | 'status' | 'sound' | 'hands' | 'data' | 'general';

/** Opens the settings at a group. */
const group = (name: Group) =>
  inTurn(
    open('settings'),
    press(() => sayExtra(`settings.${name}`)),
  );

/** Searches the settings. */
const search = (words: () => string) =>
  inTurn(open('settings'), async (page) => dialog(page).getByRole('searchbox').fill(words()));

const PICTURE = join(ROOT, 'assets/pictures/table.png');

/** Adds the player's own pictures, for the backs and for the table. */
async function takePictures(page: Page): Promise<void> {
  const rows = dialog(page).locator('.picture-row:has(input[type=file])');
  for (const at of [0, 1]) {
    await rows.nth(at).locator('input').setInputFiles(PICTURE);
    await rows.nth(at).locator('.plain').waitFor();
  }
}

/** Waits for the cards and backs that are not in the first files. */
async function artFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => window.baizeTest!.state.pictures.art !== undefined);
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
  group('data'),
  press(() => sayExtra('backups.make')),
  shown('.backups li'),
  scrollToEnd,
);

/** The settings, and what the program says about itself. */
export const SETTINGS: Scenes = {
  settings: { game: 'klondike', set: open('settings') },
  'settings-general': { game: 'klondike', set: group('general') },
  'settings-cards': { game: 'klondike', set: group('look') },
  'settings-looks': {
    game: 'klondike',
    set: inTurn(
      group('look'),
      scrollTo('dialog .looks legend', () => sayExtra('settings.back')),
    ),
  },
  'look-historic': {
    game: 'klondike',
    set: inTurn(set({ cardSet: 'historic', back: 'engraved', table: 'wood' }), artFetched),
  },
  'look-modern': {
    game: 'freecell',
    set: inTurn(set({ cardSet: 'modern', back: 'koi', table: 'leather' }), artFetched),
  },
  'settings-own-colour': {
    game: 'klondike',
    set: inTurn(
      set({ table: 'colour', tableColour: '#7a3344' }),
      group('look'),
      scrollTo('dialog .looks legend', () => sayExtra('settings.table')),
    ),
  },
  'settings-own-pictures': {
    game: 'klondike',
    set: inTurn(group('look'), takePictures, scrollTo('dialog .look-stage')),
  },
  'card-sets': { game: 'klondike', set: open('card-sets') },
  'card-sets-own': {
    game: 'klondike',
    spoils: true,
    set: inTurn(takeCardSet, async (page) => dialog(page).locator('summary').click()),
  },
  'card-sets-chosen': { game: 'klondike', spoils: true, set: inTurn(takeCardSet, group('look')) },
  'card-sets-table': {
    game: 'klondike',
    spoils: true,
    set: inTurn(takeCardSet, async (page) => page.keyboard.press('Escape')),
  },
  'settings-play': { game: 'klondike', set: group('play') },
  'settings-help': {
    game: 'klondike',
    set: inTurn(
      open('settings'),
      press(() => sayExtra('guard.group')),
    ),
  },
  'settings-status': { game: 'klondike', set: group('status') },
  'settings-sound': { game: 'klondike', set: group('sound') },
  'settings-hands': { game: 'klondike', set: group('hands') },
  'settings-data': { game: 'klondike', set: group('data') },
  'settings-search': { game: 'klondike', told: true, set: search(() => sayExtra('settings.table')) },
  'settings-none': { game: 'klondike', set: search(() => 'xyzzy') },
  'settings-reset': {
    game: 'klondike',
    set: inTurn(
      group('general'),
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
      group('data'),
      hold('backups.make'),
      press(() => sayExtra('backups.make')),
      shown('.progress-row'),
      scrollToEnd,
    ),
  },
  keys: { game: 'klondike', set: open('keys') },
  'keys-end': { game: 'klondike', set: inTurn(open('keys'), scrollToEnd) },
  about: { game: 'klondike', set: open('about') },
  'about-end': { game: 'klondike', set: inTurn(open('about'), scrollToEnd) },
};
