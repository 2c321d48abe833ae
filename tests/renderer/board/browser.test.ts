import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FETCHED_BACKS } from '../../../renderer/board/model/look.ts';
import { refuseWebgl } from '../../tools/webgl.ts';
import { type Opened, openDemo } from './demo/open.ts';

let demo: Opened;
let page: Page;
beforeAll(async () => {
  demo = await openDemo();
  page = await demo.page({});
}, 120_000);
afterAll(() => demo.close());

const reported = (page: Page): Promise<string[]> => page.evaluate(() => window.demo!.reported.splice(0));
const atRest = (page: Page): Promise<void> => page.evaluate(() => window.demo!.board.atRest());

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns the centre of a pile's top card, or of its empty place. */
const spotOf = (page: Page, pile: number): Promise<Spot> =>
  page.evaluate((pile) => {
    const { board, session } = window.demo!;
    const { x, y, width, height } = board.cardRect(pile, Math.max(0, session.table.size(pile) - 1));
    return { x: x + width / 2, y: y + height / 2 };
  }, pile);

/** Returns a legal drag of one card. */
const firstDrag = (page: Page): Promise<{ from: number; to: number }> =>
  page.evaluate(() => {
    const { session } = window.demo!;
    for (const from of session.shapes.keys()) {
      const [to] = session.lifts(from, session.table.size(from) - 1) === 1 ? session.targets(from, 1) : [];
      if (to !== undefined) return { from, to };
    }
    throw new Error('this deal begins without a move');
  });

async function dragTo(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await atRest(page);
}

/** Whether anything is drawn near a card's centre, rather than only the cloth. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { board } = window.demo!;
    const canvas = document.querySelectorAll('canvas')[1]!;
    board.redraw();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const copy = document.createElement('canvas').getContext('2d')!;
    const { x, y } = board.cardRect(6, 0);
    copy.drawImage(canvas, x + 10, y + 60, 40, 40, 0, 0, 40, 40);
    return copy.getImageData(0, 0, 40, 40).data.some((value) => value > 0);
  });

describe('a board in a browser', () => {
  test('is drawn with one texture in few calls, and idles without frames', async () => {
    await demo.again(page, { game: 'spider' });
    const { frames, draws } = await page.evaluate(() => ({
      frames: window.demo!.board.stats.frames,
      draws: window.demo!.board.stats.draws(),
    }));
    expect(draws).toBeGreaterThan(0);
    expect(draws).toBeLessThanOrEqual(3);
    const [drawn, asked] = await page.evaluate(async () => {
      const request = window.requestAnimationFrame.bind(window);
      let asked = 0;
      window.requestAnimationFrame = (callback) => {
        asked++;
        return request(callback);
      };
      for (let i = 0; i < 20; i++) await new Promise((resolve) => request(resolve));
      return [window.demo!.board.stats.frames, asked];
    });
    expect(drawn).toBe(frames);
    expect(asked).toBe(0);
  });

  test('animates a deal and ends it as the table says', async () => {
    await demo.again(page, { how: 'deal' });
    expect(await page.evaluate(() => window.demo!.board.stats.frames)).toBeGreaterThan(1);
    const wrong = await page.evaluate(() => {
      const { board, session } = window.demo!;
      return (
        board.pieces.piles.flat().filter(({ card, shown }) => card !== shown).length +
        Number(session.table.piles !== board.pieces.piles.length)
      );
    });
    expect(wrong).toBe(0);
  });

  test('accepts a drag by mouse, and returns an illegal one', async () => {
    await demo.again(page, { deal: '3' });
    const { from, to } = await firstDrag(page);
    await dragTo(page, await spotOf(page, from), await spotOf(page, to));
    expect(await reported(page)).toEqual([`picked ${from} 1`, `drop ${from} 1 ${to}`]);
    const back = await spotOf(page, to);
    await dragTo(page, back, await spotOf(page, 0));
    expect(await reported(page)).toEqual([`picked ${to} 1`, 'put back', `refused ${to} 1 0`]);
    expect(await spotOf(page, to)).toEqual(back);
  });

  test('moves carried cards without redrawing the table', async () => {
    await demo.again(page, { deal: '3' });
    const from = await page.evaluate(() => {
      const { board, session } = window.demo!;
      const column = session.shapes.findLastIndex(({ role }) => role === 'tableau');
      const { x, y, width, height } = board.cardRect(column, board.pieces.piles[column]!.length - 1);
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 20, from.y + 20, { steps: 2 });
    const frames = () => page.evaluate(() => window.demo!.board.stats.frames);
    const before = await frames();
    await page.mouse.move(from.x - 300, from.y + 40, { steps: 60 });
    await atRest(page);
    expect(await frames()).toBeLessThanOrEqual(before + 3);
    const left = await page.evaluate(
      () => [...document.querySelectorAll('canvas')].at(-1)!.getBoundingClientRect().left,
    );
    expect(left).toBeLessThan(from.x - 300);
    await page.mouse.up();
    await atRest(page);
    expect(await page.locator('canvas').count()).toBe(2);
  });

  test('drops cards where the button is released without a last move event', async () => {
    await demo.again(page, { deal: '3' });
    const { from, to } = await firstDrag(page);
    const [start, end] = [await spotOf(page, from), await spotOf(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    const pointer = await page.context().newCDPSession(page);
    await pointer.send('Input.dispatchMouseEvent', { type: 'mouseReleased', button: 'left', clickCount: 1, ...end });
    await atRest(page);
    expect(await reported(page)).toEqual([`picked ${from} 1`, `drop ${from} 1 ${to}`]);
  });

  test('accepts clicks: pick up, place, cancel, stock and double-click', async () => {
    await demo.again(page, { deal: '3' });
    const click = async (pile: number, times = 1): Promise<void> => {
      const { x, y } = await spotOf(page, pile);
      await page.mouse.click(x, y, { clickCount: times });
      await atRest(page);
    };
    const { from, to } = await firstDrag(page);
    await click(from);
    await page.keyboard.press('Escape');
    expect(await reported(page)).toEqual([`picked ${from} 1`, 'put back']);
    await click(from);
    await click(to);
    expect((await reported(page)).at(-1)).toBe(`drop ${from} 1 ${to}`);
    await click(0);
    await click(0);
    expect(await reported(page)).toEqual(['tap 0', 'tap 0']);
    const { x, y } = await spotOf(page, 12);
    await page.mouse.dblclick(x, y);
    expect(await reported(page)).toContain('double 12');
  });

  test('sends cards home on a right click on an empty part of the table', async () => {
    await demo.again(page, {});
    await page.mouse.click(640, 760, { button: 'right' });
    expect(await reported(page)).toEqual(['collect']);
  });

  test('can be dragged by a finger', async () => {
    await demo.again(page, { deal: '3' });
    const { from, to } = await firstDrag(page);
    const [start, end] = [await spotOf(page, from), await spotOf(page, to)];
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Spot[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await at('touchStart', [start]);
    await at('touchMove', [{ x: start.x + 20, y: start.y }]);
    await at('touchMove', [end]);
    await at('touchEnd', []);
    await atRest(page);
    expect(await reported(page)).toEqual([`picked ${from} 1`, `drop ${from} 1 ${to}`]);
  });

  test('refits and repaints when the window changes', async () => {
    await demo.again(page, {});
    const before = await page.evaluate(() => window.demo!.board.cardRect(6, 0).width);
    await page.setViewportSize({ width: 800, height: 560 });
    await page.waitForFunction((before) => window.demo!.board.cardRect(6, 0).width < before, before);
    await atRest(page);
    expect(await isDrawn(page)).toBe(true);
  });

  test('keeps carried and flying cards when the window’s shape changes', async () => {
    await demo.again(page, { game: 'spider' });
    const reshape = async (width: number, height: number): Promise<void> => {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((width) => window.demo!.board.geometry.room.width === width, width);
    };
    const { from, to } = await firstDrag(page);
    const start = await spotOf(page, from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(300, 400);
    await reshape(500, 900);
    const columns = await page.evaluate(() => window.demo!.board.geometry.layout.slots.slice(-10).map(({ y }) => y));
    expect(new Set(columns).size).toBe(2);
    const end = await spotOf(page, to);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    await atRest(page);
    expect(await reported(page)).toEqual([`picked ${from} 1`, `drop ${from} 1 ${to}`]);
    await page.evaluate(() => void window.demo!.board.celebrate());
    await reshape(1280, 800);
    expect(await page.evaluate(() => window.demo!.board.settled)).toBe(false);
  });

  test('redraws after the graphics context was lost', async () => {
    await demo.again(page, {});
    expect(await isDrawn(page)).toBe(true);
    await page.evaluate(async () => {
      const canvas = document.querySelectorAll('canvas')[1]!;
      const restored = new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve));
      const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve));
      const extension = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      extension.loseContext();
      await lost;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      extension.restoreContext();
      await restored;
    });
    await atRest(page);
    expect(await isDrawn(page)).toBe(true);
  });

  test('shows a finale that any action ends', async () => {
    await demo.again(page, {});
    const settled = await page.evaluate(() => {
      const { board } = window.demo!;
      void board.celebrate();
      const before = board.settled;
      board.apply([]);
      return [before, board.pieces.all.every(({ width }) => width === 1)];
    });
    expect(settled).toEqual([false, true]);
    await atRest(page);
  });

  test('shakes a card and idles again, except with reduced motion', async () => {
    await demo.again(page, {});
    const shaken = (): Promise<boolean> =>
      page.evaluate(() => {
        const { board } = window.demo!;
        board.shake(6, 0);
        return !board.settled;
      });
    expect(await shaken()).toBe(true);
    await atRest(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await shaken()).toBe(false);
  });

  test('sways with shadows in no more calls, and idles while cards are held still', async () => {
    await demo.again(page, { deal: '3' });
    const { from } = await firstDrag(page);
    const { x, y } = await spotOf(page, from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 40, { steps: 5 });
    await atRest(page);
    const held = await page.evaluate(() => {
      const { board } = window.demo!;
      return { angles: board.pieces.all.map(({ angle }) => angle), draws: board.stats.draws() };
    });
    expect(held.angles.every((angle) => angle === 0)).toBe(true);
    expect(held.draws).toBeLessThanOrEqual(2);
    await page.mouse.up();
  });

  test('shows changes at once with reduced motion', async () => {
    await demo.again(page, { how: 'deal', look: JSON.stringify({ speed: 0 }) });
    expect(await page.evaluate(() => window.demo!.board.stats.frames)).toBeLessThanOrEqual(2);
  });
});

describe('the keyboard’s focus ring', () => {
  /** Whether the ring around the first foundation's empty place is drawn, at its left edge. */
  const ringed = (page: Page): Promise<{ isRinged: boolean; isCelebrating: boolean }> =>
    page.evaluate(async () => {
      const { board } = window.demo!;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      board.redraw();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const copy = document.createElement('canvas').getContext('2d')!;
      const { x, y, height } = board.cardRect(2, 0);
      copy.drawImage(document.querySelectorAll('canvas')[1]!, x - 8, y + height / 2, 8, 8, 0, 0, 8, 8);
      const isRinged = copy.getImageData(0, 0, 8, 8).data.some((value) => value > 0);
      return { isRinged, isCelebrating: board.isCelebrating };
    });
  const isRinged = async (page: Page): Promise<boolean> => (await ringed(page)).isRinged;

  /** Whether the ring is drawn during a celebration, which begins again if it was over too soon to see. */
  const isRingedInShow = async (page: Page): Promise<boolean> => {
    await page.evaluate(() => void window.demo!.board.celebrate());
    const seen = await ringed(page);
    if (seen.isCelebrating) return seen.isRinged;
    await atRest(page);
    return isRingedInShow(page);
  };

  test('is hidden during a finale and returns afterwards', async () => {
    await demo.again(page, { game: 'klondike' });
    expect(await isRinged(page)).toBe(false);
    await page.evaluate(() => window.demo!.board.focus(2, 0));
    expect(await isRinged(page)).toBe(true);
    expect(await isRingedInShow(page)).toBe(false);
    await atRest(page);
    expect(await isRinged(page)).toBe(true);
  });
});

describe('a board without WebGL', () => {
  test('looks as with WebGL at rest, with highlights and carried cards', async () => {
    const plain = await demo.page({});
    await refuseWebgl(plain);
    const looks = async (page: Page): Promise<string> => {
      await demo.again(page, { deal: '3' });
      await page.evaluate(() => window.demo!.board.hint(11, 1, 9));
      const { x, y } = await spotOf(page, 10);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 100, y + 200);
      await page.waitForFunction(() => window.demo!.board.stats.draws() > 0);
      await atRest(page);
      const picture = await page.screenshot();
      await page.mouse.up();
      return picture.toString('base64');
    };
    const pictures = [await looks(page), await looks(plain)];
    const unlike = await plain.evaluate(async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const on = Object.assign(document.createElement('canvas'), { width: 1280, height: 800 }).getContext('2d')!;
          on.drawImage(image, 0, 0);
          return on.getImageData(0, 0, 1280, 800).data;
        }),
      );
      return a!.reduce((most, value, at) => Math.max(most, Math.abs(value - b![at]!)), 0);
    }, pictures);
    expect(pictures[0]).not.toBe('');
    expect(unlike).toBeLessThan(9);
    await plain.close();
  });
});

describe('a drawn back', () => {
  test.each(FETCHED_BACKS)('looks the same upside down: %s', async (back) => {
    const share = await page.evaluate((back) => {
      const [width, height] = [400, 560];
      const painted = (isTurned: boolean): Uint8ClampedArray => {
        const on = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
        if (isTurned) on.setTransform(-1, 0, 0, -1, width, height);
        on.scale(width / 100, height / 140);
        window.demo!.paintBack(on, back);
        return on.getImageData(0, 0, width, height).data;
      };
      const [up, down] = [painted(false), painted(true)];
      return up.filter((value, at) => Math.abs(value - down[at]!) > 40).length / up.length;
    }, back);
    expect(share).toBeLessThan(0.002);
  });
});
