import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { games } from '../../../engine/rules.ts';
import { ROOT } from '../../../main/build/root.ts';
import { START_COMPONENTS, textsIn } from '../words/catalogues.ts';

/** The folder of the README's pictures. */
const README_PICTURES = join(ROOT, 'assets/pictures');
const RECORD = join(README_PICTURES, 'taken.json');

/** Facts that the README's pictures show and a later version of the program may change. */
export interface Taken {
  /** How many games there were. */
  readonly games: number;
  /** The versions of the packages that the fonts come from. */
  readonly fonts: Readonly<Record<string, string>>;
  /** For each picture, the font families that it shows. */
  readonly families: Readonly<Record<string, readonly string[]>>;
  /** For each picture, the messages that it shows as they stand in the catalogue. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Returns the families that a page has loaded, and its visible texts that are whole English messages. */
export async function shownOn(page: Page): Promise<{ families: string[]; texts: string[] }> {
  const { families, texts } = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded');
    const texts = new Set<string>();
    const isInWindow = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && isInWindow(node.parentElement)) texts.add(node.textContent?.trim() ?? '');
    return { families: [...new Set(faces.map(({ family }) => family.replaceAll('"', '')))], texts: [...texts] };
  });
  const messages = englishTexts();
  return { families: families.toSorted(), texts: texts.filter((text) => messages.has(text)).toSorted() };
}

/** Returns the texts of all English messages. */
export const englishTexts = (): ReadonlySet<string> =>
  new Set(Object.values(textsIn('en', [...START_COMPONENTS, 'extra'])));

/** What may change without the pictures: how many games there are, and the versions of the fonts. */
type Present = Pick<Taken, 'games' | 'fonts'>;

/** Returns how many games there are now, and the versions of the fonts. */
export function takenNow(): Present {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const fonts = Object.entries(devDependencies).filter(([name]) => name.startsWith('@fontsource'));
  return { games: games.length, fonts: Object.fromEntries(fonts) };
}

/** Lists in which ways the pictures show an older Baize; empty if they show the present one. */
export function outdatedIn(taken: Taken, now: Present, files: readonly string[], texts: ReadonlySet<string>): string[] {
  const names = Object.keys(taken.texts).toSorted();
  return [
    ...(taken.games === now.games ? [] : [`they show ${taken.games} games of ${now.games}`]),
    ...(JSON.stringify(taken.fonts) === JSON.stringify(now.fonts) ? [] : ['they show other fonts']),
    ...(names.join(' ') === files.join(' ') ? [] : [`recorded are ${names.join(' ')}`]),
    ...names.flatMap((name) =>
      (taken.texts[name] ?? []).filter((text) => !texts.has(text)).map((text) => `${name} shows “${text}”`),
    ),
  ];
}

export const readTaken = (): Taken => JSON.parse(readFileSync(RECORD, 'utf8')) as Taken;

export const writeTaken = (taken: Taken): void => writeFileSync(RECORD, `${JSON.stringify(taken, undefined, 2)}\n`);

/** Returns the file names of the README's pictures. */
export const pictureFiles = (): string[] =>
  readdirSync(README_PICTURES)
    .filter((name) => name.endsWith('.png'))
    .toSorted();
