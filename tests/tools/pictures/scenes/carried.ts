import { join } from 'node:path';
import type { Page } from 'playwright';
import { ROOT } from '../../../../main/build/root.ts';
import type { Scenes } from './scene.ts';
import { dialog, inTurn, open, scrollTo, scrollToEnd, shown } from './steps.ts';

const SAMPLES = join(ROOT, 'tests/engine/carried/samples');

/** Chooses files of other programs. */
const choose =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(names.map((name) => join(SAMPLES, name)));
    await dialog(page).locator('.carried-file').first().waitFor();
  };

/** Presses the button of the first file that brings its totals along. */
const take = async (page: Page): Promise<void> => {
  const buttons = dialog(page).locator('.carried-file button.first');
  const last = buttons.nth((await buttons.count()) - 1);
  await buttons.first().click();
  await last.waitFor({ state: 'detached' });
  await dialog(page).locator('.carried-stored').waitFor();
};

/** Games of other programs. */
export const CARRIED: Scenes = {
  carried: { game: 'klondike', set: open('carried') },
  'carried-preview': {
    game: 'klondike',
    set: inTurn(open('carried'), choose('kpatience/mixed-ids.rc'), scrollTo('.carried-file h3')),
  },
  'carried-players': {
    game: 'klondike',
    set: inTurn(
      open('carried'),
      choose('pysolfc/three-players.dat', 'pysolfc/usual.cfg'),
      scrollTo('.carried-file h3'),
    ),
  },
  'carried-gconf': {
    game: 'klondike',
    set: inTurn(
      open('carried'),
      choose('aisleriot/gconf.xml', 'pysolfc/old-ids-and-log-shapes.dat'),
      scrollTo('.carried-file h3'),
    ),
  },
  'carried-saves': {
    game: 'klondike',
    set: inTurn(
      open('carried'),
      choose('kpatience/yukon.kpatience', 'kpatience/old-klondike-no-options.kpat', 'pysolfc/cruel.pso'),
      scrollTo('.carried-file h3'),
    ),
  },
  'carried-left-out': {
    game: 'klondike',
    set: inTurn(
      open('carried'),
      choose('csv/some-bad-lines.csv', 'pysolfc/empty.dat'),
      async (page) => page.locator('.carried-left-out summary').first().click(),
      scrollTo('.carried-file h3'),
    ),
  },
  'carried-taken': {
    game: 'klondike',
    spoils: true,
    set: inTurn(open('carried'), choose('kpatience/new-ids.rc'), take, scrollTo('.carried-stored')),
  },
  'carried-statistics': {
    game: 'klondike',
    spoils: true,
    set: inTurn(
      open('carried'),
      choose('kpatience/mixed-ids.rc', 'aisleriot/small.ini'),
      take,
      take,
      open('statistics'),
      shown('.carried-lines'),
    ),
  },
  'carried-typed': { game: 'klondike', set: inTurn(open('carried'), scrollToEnd) },
};
