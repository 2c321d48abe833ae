import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../chromium.ts';
import { makeIcns, makeIco, ICON_SIZES, type Picture } from './containers.ts';
import { ROOT } from '../../../main/build/root.ts';

const FOLDER = join(ROOT, 'assets/icons');

/**
 * Writes both pictures of assets/icons as Windows' .ico and as macOS' .icns, the program's also as PNG in every size.
 */
export async function drawIcons(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    for (const name of ['baize', 'game']) {
      const svg = readFileSync(join(FOLDER, `${name}.svg`), 'base64');
      const pictures = new Map<number, Picture>();
      for (const size of ICON_SIZES) pictures.set(size, await draw(page, svg, size));
      write(name, pictures);
    }
  } finally {
    await browser.close();
  }
}

/**
 * Draws the picture at this size instead of scaling it down: at small sizes the drawing leaves out details that would
 * blur.
 */
async function draw(page: Page, svg: string, size: number): Promise<Picture> {
  const { png, pixels } = await page.evaluate(
    async ([source, side]) => {
      const image = new Image(side, side);
      image.src = `data:image/svg+xml;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas to draw on.');
      context.drawImage(image, 0, 0, side, side);
      const { data } = context.getImageData(0, 0, side, side);
      return { png: canvas.toDataURL('image/png').replace(/^.*,/, ''), pixels: [...data] };
    },
    [svg, size] as const,
  );
  return { size, png: Buffer.from(png, 'base64'), pixels: Buffer.from(pixels) };
}

function write(name: string, pictures: ReadonlyMap<number, Picture>): void {
  const of = (size: number): Picture => {
    const picture = pictures.get(size);
    if (!picture) throw new Error(`No picture of ${size} pixels was drawn.`);
    return picture;
  };
  if (name === 'baize') writePngs([...pictures.values()]);
  writeFileSync(join(FOLDER, `${name}.ico`), makeIco(of));
  writeFileSync(join(FOLDER, `${name}.icns`), makeIcns(of));
}

function writePngs(pictures: readonly Picture[]): void {
  mkdirSync(join(FOLDER, 'png'), { recursive: true });
  for (const { size, png } of pictures) if (size <= 512) writeFileSync(join(FOLDER, `png/${size}x${size}.png`), png);
}
