import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import { clearTable, showGame, takePicture } from './page.ts';
import type { Scene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';

const DEAL = 7;
/** Milliseconds after which a missing scene is given up. */
const SCENE_TIMEOUT_MS = 20_000;
const USUAL_LOOK = { back: 'lattice', table: 'baize' } as const;

/**
 * Takes every panel, question and end of a game in the looks asked for: one by one, on contact sheets, and with what
 * was measured of them in `measured.txt`. A scene that fails is reported, and the others go on. Looks that an open page
 * can change between share each scene: it is set once and shown in all their languages and sizes.
 */
export async function takePanels(
  browser: Browser,
  host: RunningHost,
  folder: string,
  words: readonly string[],
): Promise<void> {
  const { looks, scenes } = readWishes(words);
  const ownOf = (look: Look): string => join(folder, nameOfLook(look));
  for (const look of looks) mkdirSync(ownOf(look), { recursive: true });
  const taken: TakenScene[] = [];
  for (const each of alike(looks)) {
    taken.push(...(await takeScenes({ browser, host, looks: each, ownOf }, scenes.filter(isOf(false)))));
    const data = mkdtempSync(join(tmpdir(), 'baize-newcomer-'));
    const newcomers = await startHost(data);
    const parts = { browser, host: newcomers, looks: each, ownOf };
    taken.push(...(await takeScenes(parts, scenes.filter(isOf(true)))));
    await newcomers.stop();
    rmSync(data, { recursive: true, force: true });
  }
  for (const look of looks) {
    const own = ownOf(look);
    const those = taken.filter((scene) => scene.look === look);
    const faults = those.flatMap(({ name, faults }) => faults.map((what) => `${name}: ${what}`));
    writeFileSync(join(own, 'measured.txt'), faults.map((line) => `${line}\n`).join(''));
    console.log([`${nameOfLook(look)}: ${those.length} scenes`, ...faults].join('\n'));
    const takenNames = new Set(those.filter(({ isTaken }) => isTaken).map(({ name }) => name));
    const tiles: Tile[] = scenes.filter((name) => takenNames.has(name)).map((name) => ({ file: `${name}.png`, name }));
    await takeContactSheets(browser, own, tiles, look.size.width);
  }
}

/** Groups looks between which an open page can change. */
function alike(looks: readonly Look[]): Look[][] {
  const groups = new Map<string, Look[]>();
  for (const look of looks) {
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
}

/** A scene in a look, whether there is a picture of it, and what is reported of it. */
interface TakenScene {
  readonly name: string;
  readonly look: Look;
  readonly isTaken: boolean;
  readonly faults: readonly string[];
}

async function takeScenes(parts: TakeParts, names: readonly string[]): Promise<TakenScene[]> {
  const taken: TakenScene[] = [];
  let page: Page | undefined;
  for (const name of names) {
    const scene = SCENES[name];
    if (!scene) continue;
    let left = parts.looks;
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
          await takePicture(page, join(parts.ownOf(look), `${name}.png`));
          taken.push({
            name,
            look,
            isTaken: true,
            faults: [...(await measure(page)), ...(await namesAmiss(page, look.language))],
          });
          left = left.slice(1);
        }
        if (!scene.spoils) {
          await back();
          continue;
        }
      } catch (error) {
        const [why] = String(error).split('\n');
        const [look = first] = left;
        taken.push({ name, look, isTaken: false, faults: [`not taken: ${why}`] });
        left = left.slice(1);
      }
      await page?.close();
      page = undefined;
    }
  }
  await page?.close();
  return taken;
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
  await page.setViewportSize(size);
  await page.evaluate((language) => window.baizeTest!.settings({ language }), language);
  await page.locator(`html[lang|="${language}"]`).waitFor();
  await settled(page);
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
