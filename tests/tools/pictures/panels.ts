import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { localeOf } from '../../../renderer/words/language.ts';
import { fetchExtra } from '../../../renderer/words/fetched/extra-words.ts';
import { speak } from '../../../renderer/words/say.ts';
import { openPage, type RunningHost, settled, startHost } from '../../e2e/support/host.ts';
import { takeContactSheets, type Tile } from './contact.ts';
import { type Look, nameOfLook, readWishes } from './looks.ts';
import { measure } from './measure.ts';
import { clearTable, showGame, takePicture } from './page.ts';
import type { Scene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';

const DEAL = 7;
/** Milliseconds after which a missing scene is given up. */
const SCENE_TIMEOUT_MS = 20_000;
const USUAL_LOOK = { back: 'lattice', table: 'baize' } as const;

/**
 * Takes every panel, question and end of a game in the looks asked for: one by one, on contact sheets, and with what
 * was measured of them in `measured.txt`. A scene that fails is reported, and the others go on.
 */
export async function takePanels(
  browser: Browser,
  host: RunningHost,
  folder: string,
  words: readonly string[],
): Promise<void> {
  const { looks, scenes } = readWishes(words);
  for (const look of looks) {
    const own = join(folder, nameOfLook(look));
    mkdirSync(own, { recursive: true });
    await speak(look.language, localeOf(look.language, []));
    await fetchExtra();
    const taken = await takeScenes({ browser, host, look, folder: own }, scenes.filter(isOf(false)));
    const data = mkdtempSync(join(tmpdir(), 'baize-newcomer-'));
    const newcomers = await startHost(data);
    taken.push(...(await takeScenes({ browser, host: newcomers, look, folder: own }, scenes.filter(isOf(true)))));
    await newcomers.stop();
    rmSync(data, { recursive: true, force: true });
    const faults = taken.flatMap(({ name, faults }) => faults.map((what) => `${name}: ${what}`));
    writeFileSync(join(own, 'measured.txt'), faults.map((line) => `${line}\n`).join(''));
    console.log([`${nameOfLook(look)}: ${taken.length} scenes`, ...faults].join('\n'));
    const takenNames = new Set(taken.filter(({ isTaken }) => isTaken).map(({ name }) => name));
    const tiles: Tile[] = scenes.filter((name) => takenNames.has(name)).map((name) => ({ file: `${name}.png`, name }));
    await takeContactSheets(browser, own, tiles, look.size.width);
  }
}

const isOf =
  (newcomer: boolean) =>
  (name: string): boolean =>
    (SCENES[name]?.newcomer ?? false) === newcomer;

interface TakeParts {
  readonly browser: Browser;
  readonly host: RunningHost;
  readonly look: Look;
  readonly folder: string;
}

/** A scene, whether there is a picture of it, and what is reported of it. */
interface TakenScene {
  readonly name: string;
  readonly isTaken: boolean;
  readonly faults: readonly string[];
}

async function takeScenes(parts: TakeParts, names: readonly string[]): Promise<TakenScene[]> {
  const taken: TakenScene[] = [];
  let page: Page | undefined;
  for (const name of names) {
    const scene = SCENES[name];
    if (!scene) continue;
    try {
      page ??= await openLook(parts);
      const back = await setScene(page, scene);
      await takePicture(page, join(parts.folder, `${name}.png`));
      taken.push({ name, isTaken: true, faults: await measure(page) });
      if (!scene.spoils) {
        await back();
        continue;
      }
    } catch (error) {
      const [why] = String(error).split('\n');
      taken.push({ name, isTaken: false, faults: [`not taken: ${why}`] });
    }
    await page?.close();
    page = undefined;
  }
  await page?.close();
  return taken;
}

/** Opens a page in that look, at its first game, without the player's own pictures that an earlier page took. */
async function openLook({ browser, host, look }: TakeParts): Promise<Page> {
  const { language, theme, size, ratio, left, touch } = look;
  const page = await browser.newPage({
    viewport: size,
    colorScheme: theme,
    locale: localeOf(language, []),
    deviceScaleFactor: ratio,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
  });
  page.setDefaultTimeout(SCENE_TIMEOUT_MS);
  await openPage(page, host);
  await page.evaluate((change) => window.baizeTest!.settings(change), { leftHanded: left, ...USUAL_LOOK });
  return page;
}

/** Sets a scene; returns a function that puts everything back as it was. */
async function setScene(page: Page, { game, set }: Scene): Promise<() => Promise<void>> {
  const before = await page.evaluate(() => window.baizeTest!.state.settings);
  await showGame(page, game, DEAL);
  await set(page);
  await settled(page);
  return async () => {
    if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape');
    await clearTable(page);
    await page.evaluate(async (before) => {
      const { state, change, tell, settings, request } = window.baizeTest!;
      change({
        dialog: undefined,
        elsewhere: undefined,
        saveDelay: undefined,
        warning: '',
        solving: undefined,
      });
      tell('');
      for (const name of ['back', 'table'] as const) if (state.pictures[name]) await request('pictures.drop', name);
      change({ pictures: { ...state.pictures, back: undefined, table: undefined } });
      await settings(before);
    }, before);
  };
}
