import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findGame, type Game, games } from '../../engine/rules.ts';
import { type RunningHost, startHost } from '../e2e/support/host.ts';
import { launchOptions } from './chromium.ts';
import { drawIcons } from './icons/icons.ts';
import { putTemporaryFilesInMemory } from './in-memory.ts';
import { takeFans } from './pictures/fans.ts';
import { fillHistory } from './pictures/history.ts';
import { takePanels } from './pictures/panels.ts';
import { takeReadme } from './pictures/readme.ts';
import { takeTables } from './pictures/tables.ts';
import { measureSounds } from './sounds/sounds.ts';
import { ROOT } from '../../main/build/root.ts';

const USAGE = `Usage: npm run pictures [-- WHAT …]
  without WHAT                        every table at three sizes, the longest fans, every panel in light and dark
  tables [WxH …] [moves] [game …]     tables at other sizes, after ten moves, of the games named
  fans [game …]                       the longest fans
  panels [LANGUAGE …] [light|dark] [WxH …] [left] [touch] [xN] [measured] [scene …]
                                      panels in other languages and windows, for the left hand, for touch, with N
                                      device pixels to a CSS pixel, measured without taking pictures, or only scenes
                                      whose names begin like that
  readme                              the README's pictures, in assets/pictures
  icons                               the icons, from the SVG files in assets/icons
  sounds [FOLDER]                     measures of every sound, and each as a file in that folder
Pictures are written into dist/pictures, one by one and on contact sheets. What is cut off, overlaps, reaches out of its
window, scrolls sideways, has no good name for screen readers or is in letters of another language is printed, and
written beside the pictures as measured.txt.`;

const [wanted = 'all', ...wishes] = process.argv.slice(2);
const sizes = wishes.filter((wish) => /^\d+x\d+$/.test(wish));
/** Returns the games named; called only where games are meant. */
const named = (): Game[] =>
  wishes.filter((wish) => wish !== 'deal' && wish !== 'moves' && !sizes.includes(wish)).map(gameOf);
const after = wishes.includes('moves') ? 'moves' : 'deal';
const WINDOW_SIZES = sizes.length === 0 ? ['1280x800', '800x600', '500x900'] : sizes;

type Take = (browser: Browser, host: RunningHost) => Promise<void>;

const takeAllTables: Take = async (browser, host) => {
  const those = named();
  for (const size of WINDOW_SIZES) {
    const [width = 1024, height = 768] = size.split('x').map(Number);
    await takeTables(browser, host, folder(`dist/pictures/${size}-${after}`), those.length === 0 ? games : those, {
      size: { width, height },
      after,
    });
  }
};

const TAKES: Readonly<Record<string, Take>> = {
  tables: takeAllTables,
  fans: (browser, host) => takeFans(browser, host, folder('dist/pictures/fans'), named()),
  panels: (browser, host) => takePanels(browser, host, folder('dist/pictures/panels'), wishes),
  readme: (browser, host) => takeReadme(browser, host, folder('assets/pictures')),
};

function gameOf(id: string): Game {
  const game = findGame(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

function folder(path: string): string {
  const whole = join(ROOT, path);
  mkdirSync(whole, { recursive: true });
  return whole;
}

/** Takes pictures of the program, started for them with a year of games in its statistics. */
async function take(names: readonly string[]): Promise<void> {
  putTemporaryFilesInMemory();
  const data = mkdtempSync(join(tmpdir(), 'baize-pictures-'));
  fillHistory(data);
  const host = await startHost(data);
  const browser = await chromium.launch(launchOptions());
  try {
    for (const name of names) await TAKES[name]?.(browser, host);
  } finally {
    await browser.close();
    await host.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

const takes = Object.keys(TAKES).filter((name) => name === wanted || (wanted === 'all' && name !== 'readme'));
if (wanted === 'icons') await drawIcons();
else if (wanted === 'sounds') measureSounds(wishes[0]);
else if (wanted === '--help') console.log(USAGE);
else if (takes.length > 0) await take(takes);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
