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

/** Pictures across a sheet: so few that the index of every card can be read. */
const COLUMNS = 3;
const TILES_PER_SHEET = 9;
const MAX_TILE_WIDTH = 640;
const GAP_PIXELS = 8;

/** Puts all pictures of a folder, each of a window `width` wide, on sheets: `sheet-1.png`, `sheet-2.png` … */
export async function takeContactSheets(
  browser: Browser,
  folder: string,
  tiles: readonly Tile[],
  width = MAX_TILE_WIDTH,
): Promise<void> {
  const wide = Math.min(width, MAX_TILE_WIDTH);
  const page = await browser.newPage({ viewport: { width: COLUMNS * (wide + GAP_PIXELS) + GAP_PIXELS, height: 800 } });
  const file = join(folder, 'sheet.html');
  for (let first = 0; first < tiles.length; first += TILES_PER_SHEET) {
    writeFileSync(file, sheetOf(tiles.slice(first, first + TILES_PER_SHEET), wide));
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: join(folder, `sheet-${first / TILES_PER_SHEET + 1}.png`), fullPage: true });
  }
  await page.close();
}

function sheetOf(tiles: readonly Tile[], wide: number): string {
  const figures = tiles.map(({ file, name }) => `<figure><img src="${file}"><figcaption>${name}</figcaption></figure>`);
  const style = `body{margin:${GAP_PIXELS}px;display:grid;grid-template-columns:repeat(${COLUMNS},${wide}px);gap:${GAP_PIXELS}px;font:18px sans-serif}
    figure{margin:0}img{width:100%}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`;
}
