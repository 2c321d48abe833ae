import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';

/** A picture with what it shows. */
export interface Tile {
  /** The file's name in the folder of its sheet. */
  readonly file: string;
  readonly name: string;
}

/** Pictures across a sheet: few enough that every index can be read. */
const COLUMNS = 3;
const ON_SHEET = 9;
const WIDEST = 640;
const GAP = 8;

/** Puts all pictures of a folder, each of a window `width` wide, on sheets: `sheet-1.png`, `sheet-2.png` … */
export async function takeContactSheets(
  browser: Browser,
  folder: string,
  tiles: readonly Tile[],
  width = WIDEST,
): Promise<void> {
  const wide = Math.min(width, WIDEST);
  const page = await browser.newPage({ viewport: { width: COLUMNS * (wide + GAP) + GAP, height: 800 } });
  const file = join(folder, 'sheet.html');
  for (let first = 0; first < tiles.length; first += ON_SHEET) {
    writeFileSync(file, sheetOf(tiles.slice(first, first + ON_SHEET), wide));
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: join(folder, `sheet-${first / ON_SHEET + 1}.png`), fullPage: true });
  }
  await page.close();
}

function sheetOf(tiles: readonly Tile[], wide: number): string {
  const figures = tiles.map(({ file, name }) => `<figure><img src="${file}"><figcaption>${name}</figcaption></figure>`);
  const style = `body{margin:${GAP}px;display:grid;grid-template-columns:repeat(${COLUMNS},${wide}px);gap:${GAP}px;font:18px sans-serif}
    figure{margin:0}img{width:100%}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`;
}
