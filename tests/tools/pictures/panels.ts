import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { localeOf } from '../../../renderer/words/language.ts';
import { fetchExtra } from '../../../renderer/words/fetched/extra-words.ts';
import { speak } from '../../../renderer/words/say.ts';
import { openPage, type RunningHost, settled, startHost } from '../../e2e/support/host.ts';
import { namesAmiss } from '../../e2e/support/spoken-names.ts';
import { takeContactSheets, type Tile } from './contact.ts';
import { type Look, nameOfLook, readWishes } from './looks.ts';
import { measure } from './measure.ts';
import { atRest, clearTable, showGame } from './page.ts';
import type { Scene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';

const DEAL = 7;
/** Milliseconds after which a missing scene is given up. */
const SCENE_TIMEOUT_MS = 60_000;
const USUAL_LOOK = { back: 'lattice', table: 'baize' } as const;

/**
 * Takes every panel, question and end of a game in the looks asked for: one by one, on contact sheets, and with what
 * was measured of them in `measured.txt`, scene by scene, so that a run that ends early has said what it found. A scene
 * that fails is reported, and the others go on. Looks that an open page can change between share each scene: it is set
 * once and shown in all their languages and sizes.
 */
export async function takePanels(
  browser: Browser,
  host: RunningHost,
  folder: string,
  words: readonly string[],
): Promise<void> {
  const { looks, scenes, unpictured } = readWishes(words);
  const ownOf = (look: Look): string => join(folder, nameOfLook(look));
  for (const look of looks) {
    mkdirSync(ownOf(look), { recursive: true });
    writeFileSync(join(ownOf(look), 'measured.txt'), '');
  }
  const taken: TakenScene[] = [];
  const report = (scene: TakenScene): void => {
    taken.push(scene);
    const { name, look, faults } = scene;
    appendFileSync(join(ownOf(look), 'measured.txt'), faults.map((what) => `${name}: ${what}\n`).join(''));
    for (const what of faults) console.log(`${nameOfLook(look)} ${name}: ${what}`);
  };
  for (const each of alike(looks)) {
    const parts = { browser, looks: each, ownOf, unpictured, report };
    await takeScenes({ ...parts, host }, scenes.filter(isOf(false)));
    const data = mkdtempSync(join(tmpdir(), 'baize-newcomer-'));
    const newcomers = await startHost(data);
    await takeScenes({ ...parts, host: newcomers }, scenes.filter(isOf(true)));
    await newcomers.stop();
    rmSync(data, { recursive: true, force: true });
  }
  for (const look of looks) {
    const those = taken.filter((scene) => scene.look === look && scene.isTaken).map(({ name }) => name);
    console.log(`${nameOfLook(look)}: ${those.length} scenes`);
    if (unpictured) continue;
    const tiles: Tile[] = scenes.filter((name) => those.includes(name)).map((name) => ({ file: `${name}.png`, name }));
    await takeContactSheets(browser, ownOf(look), tiles, look.size.width);
  }
}

/** Groups looks between which an open page can change, by size: another size costs more than another language. */
function alike(looks: readonly Look[]): Look[][] {
  const groups = new Map<string, Look[]>();
  for (const look of looks.toSorted((one, other) => one.size.width - other.size.width)) {
    const key = JSON.stringify({ ...look, language: '', size: '' });
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()];
}

const isOf =
  (newcomer: boolean) =>
  (name: string): boolean =>
    (SCENES[name]?.newcomer ?? false) === newcomer;

interface TakeParts {
  readonly browser: Browser;
  readonly host: RunningHost;
  /** Looks between which an open page can change. */
  readonly looks: readonly Look[];
  readonly ownOf: (look: Look) => string;
  /** Whether they are only measured. */
  readonly unpictured: boolean;
  readonly report: (scene: TakenScene) => void;
}

/** A scene in a look, whether there is a picture of it, and what is reported of it. */
interface TakenScene {
  readonly name: string;
  readonly look: Look;
  readonly isTaken: boolean;
  readonly faults: readonly string[];
}

async function takeScenes(parts: TakeParts, names: readonly string[]): Promise<void> {
  let page: Page | undefined;
  for (const name of names) {
    const scene = SCENES[name];
    if (!scene) continue;
    console.log(`${name} …`);
    let left = parts.looks;
    let failures = 0;
    /** Names are the same in windows of all sizes. */
    const named = new Set<string>();
    while (left.length > 0) {
      const [first] = left as readonly [Look];
      try {
        page ??= await openLook(parts, first);
        const back = await setScene(page, scene, first);
        const before = await holdsOf(page);
        for (const look of left) {
          if (look !== first) {
            if (scene.told && look.language !== first.language) break;
            await changeLook(page, look);
            // Some things close when the window changes: there the scene is set again.
            if ((await holdsOf(page)) !== before) break;
          }
          await atRest(page);
          if (!parts.unpictured) await page.screenshot({ path: join(parts.ownOf(look), `${name}.png`) });
          const faults = await measure(page);
          if (!named.has(look.language)) faults.push(...(await namesAmiss(page, look.language)));
          named.add(look.language);
          parts.report({ name, look, isTaken: true, faults });
          left = left.slice(1);
        }
        if (!scene.spoils) {
          await back();
          continue;
        }
      } catch (error) {
        const [why] = String(error).split('\n');
        failures += 1;
        // What fails twice would fail in every look, each time after a long wait, unless the words are to blame.
        const given = failures < 2 || scene.told ? left.slice(0, 1) : left;
        for (const look of given) parts.report({ name, look, isTaken: false, faults: [`not taken: ${why}`] });
        left = left.slice(given.length);
      }
      await page?.close();
      page = undefined;
    }
  }
  await page?.close();
}

/** Returns how many panels, questions and menus are open. */
const holdsOf = async (page: Page): Promise<number> => page.locator('dialog[open], [role=menu]').count();

/** Changes language and size of an open page; what was scrolled to its end or to a part shows the same again. */
async function changeLook(page: Page, { language, size }: Look): Promise<void> {
  const scrolled = await page.evaluateHandle(() =>
    [...document.querySelectorAll('*')]
      .filter((box) => box.scrollTop > 0)
      .map((box) => {
        const { top } = box.getBoundingClientRect();
        const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
        const inside = [...box.querySelectorAll('*')];
        return { box, isAtEnd, part: inside.find((each) => Math.abs(each.getBoundingClientRect().top - top) < 2) };
      }),
  );
  const { width, height } = page.viewportSize()!;
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
  await page.evaluate((language) => window.baizeTest!.settings({ language }), language);
  await page.locator(`html[lang|="${language}"]`).waitFor();
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate((scrolled) => {
    for (const { box, isAtEnd, part } of scrolled)
      if (isAtEnd) box.scrollTo(0, box.scrollHeight);
      else part?.scrollIntoView({ block: 'start' });
  }, scrolled);
}

/** Opens a page in that look, at its first game, without the player's own pictures that an earlier page took. */
async function openLook({ browser, host }: TakeParts, look: Look): Promise<Page> {
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
  // A scene that failed may have left a begun game.
  await clearTable(page);
  await page.evaluate((change) => window.baizeTest!.settings(change), { leftHanded: left, ...USUAL_LOOK });
  return page;
}

/** Sets a scene in a look; returns a function that puts everything back as it was. */
async function setScene(page: Page, { game, set }: Scene, look: Look): Promise<() => Promise<void>> {
  await speak(look.language, localeOf(look.language, []));
  await fetchExtra();
  await changeLook(page, look);
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
