import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Opened, openDemo } from '../demo/open.ts';

let demo: Opened;
let page: Page;
beforeAll(async () => {
  demo = await openDemo();
  page = await demo.page({ deal: '3' });
}, 120_000);
afterAll(() => demo.close());

interface Spot {
  readonly x: number;
  readonly y: number;
}

const COLUMNS = [6, 7, 8, 9, 10, 11, 12];

const reported = (): Promise<string[]> => page.evaluate(() => window.demo!.reported.splice(0));
const atRest = (): Promise<void> => page.evaluate(() => window.demo!.board.atRest());

const spotOf = (pile: number, fromTop = 0): Promise<Spot> =>
  page.evaluate(
    ([pile, fromTop]) => {
      const { board, session } = window.demo!;
      const { x, y, width, height } = board.cardRect(pile, Math.max(0, session.table.size(pile) - 1 - fromTop));
      return { x: x + width / 2, y: y + height / 2 };
    },
    [pile, fromTop] as const,
  );

/** Lists the cards not drawn exactly where the table has them, or with another face. */
const astray = (): Promise<string[]> =>
  page.evaluate(() => {
    const { board, session } = window.demo!;
    return board.pieces.piles.flatMap((pieces, pile) => {
      const homes = board.geometry.homes(pile);
      return pieces.flatMap(({ shown, x, y, width, scale, angle, alpha }, i) => {
        const right = shown === session.table.at(pile, i) && x === homes[i]?.x && y === homes[i]?.y;
        return right && width * scale * alpha === 1 && angle === 0 ? [] : [`${pile}:${i}`];
      });
    });
  });

/** Takes up the top card of the first column and holds it in mid-air. */
async function takeUp(): Promise<void> {
  const { x, y } = await spotOf(6);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 160);
  await page.mouse.move(x + 60, y + 260);
}

describe('a flying card returns without a move when', () => {
  const lost: Readonly<Record<string, () => Promise<unknown>>> = {
    'the pointer is cancelled': () =>
      page.evaluate(() => {
        const canvas = document.querySelectorAll('canvas')[1]!;
        canvas.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }));
      }),
    'the window is no longer in use': () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    'Escape is pressed': () => page.keyboard.press('Escape'),
    'the window changes its size': async () => {
      const before = await page.evaluate(() => window.demo!.board.geometry.layout.cardWidth);
      const narrow = page.viewportSize()?.width === 900;
      await page.setViewportSize(narrow ? { width: 1280, height: 800 } : { width: 900, height: 620 });
      await page.waitForFunction((before) => window.demo!.board.geometry.layout.cardWidth !== before, before);
    },
  };
  test.each(Object.keys(lost))('%s', async (how) => {
    await takeUp();
    await reported();
    await lost[how]!();
    await page.mouse.up();
    await atRest();
    expect((await reported()).filter((word) => word !== 'put back')).toEqual([]);
    expect(await astray()).toEqual([]);
  });
});

describe('an interrupted animation', () => {
  test('leaves every card as the table has it, for any interruption', async () => {
    await page.evaluate(() => {
      const { board, session, tap } = window.demo!;
      const act = [
        () => board.apply(session.play(tap(0)) ?? []),
        () => board.apply(session.undo()),
        () => board.apply(session.redo()),
        () => void board.celebrate(),
        () => board.show(session, 'deal'),
        () => board.hint(6, 1, 7),
        () => board.lift(6, 1),
        () => board.unlift(),
        () => board.resized(),
      ];
      for (let i = 0; i < 200; i++) act[(i * i + 3 * i) % act.length]!();
      board.show(session, 'at-once');
      void board.celebrate();
      board.apply(session.play(tap(0)) ?? []);
    });
    await atRest();
    expect(await astray()).toEqual([]);
  });

  test('may be a finale that a finger ends', async () => {
    await reported();
    await page.evaluate(() => void window.demo!.board.celebrate());
    await expect
      .poll(async () => {
        await page.mouse.click(5, 5);
        return page.evaluate(() => window.demo!.board.isCelebrating);
      })
      .toBe(false);
    expect(await astray()).toEqual([]);
    await atRest();
  });

  test('is a finale that lasts a moment whatever is pressed', async () => {
    const spot = await spotOf(6);
    await reported();
    const still = await page.evaluate(() => {
      const { board } = window.demo!;
      void board.celebrate();
      board.endShow();
      return board.isCelebrating && !board.settled;
    });
    expect(still).toBe(true);
    await page.mouse.dblclick(spot.x, spot.y);
    await page.waitForFunction(() => {
      window.demo!.board.endShow();
      return !window.demo!.board.isCelebrating;
    });
    expect(await reported()).toEqual([]);
    await atRest();
  });

  test('shows flying cards arrive before the finale', async () => {
    const flying = await page.evaluate(() => {
      const { board, session } = window.demo!;
      session.undo();
      board.show(session, 'at-once');
      board.apply(session.redo());
      void board.celebrate();
      return board.pieces.piles.some((pile, at) => pile.some(({ x }, i) => x !== board.geometry.homes(at)[i]?.x));
    });
    expect(flying).toBe(true);
    await page.waitForFunction(() => {
      window.demo!.board.endShow();
      return !window.demo!.board.isCelebrating;
    });
    expect(await astray()).toEqual([]);
    await atRest();
  });
});

describe('the hand', () => {
  test('asks for a hint with the middle button', async () => {
    await reported();
    const { x, y } = await spotOf(6);
    // Presses are ignored for a moment after a show was ended.
    await expect
      .poll(async () => {
        await page.mouse.click(x, y, { button: 'middle' });
        return reported();
      })
      .toEqual(['hint']);
  });

  test('is attracted to a legal pile beside its drop', async () => {
    const found = await page.evaluate((columns) => {
      const { session } = window.demo!;
      const from = [1, ...columns].find(
        (pile) =>
          session.lifts(pile, session.table.size(pile) - 1) === 1 &&
          session.targets(pile, 1).some((to) => columns.includes(to)),
      );
      return from === undefined
        ? undefined
        : { from, to: session.targets(from, 1).find((to) => columns.includes(to))! };
    }, COLUMNS);
    expect(found).toBeDefined();
    const { from, to } = found!;
    const [start, end] = [await spotOf(from), await spotOf(to)];
    const below = await page.evaluate(() => window.demo!.board.geometry.layout.cardHeight * 1.1);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y + below, { steps: 3 });
    await page.mouse.up();
    await atRest();
    expect((await reported()).at(-1)).toBe(`drop ${from} 1 ${to}`);
    expect(await astray()).toEqual([]);
  });

  test('sees a whole covered card only while a finger rests on it', async () => {
    const touch = await page.context().newCDPSession(page);
    const card = await page.evaluate(() => {
      const { board, session } = window.demo!;
      const { table, shapes } = session;
      const pile = shapes.findIndex(
        ({ role }, at) => role === 'tableau' && table.size(at) > 1 && table.at(at, table.size(at) - 2) < 64,
      );
      if (pile < 0) throw new Error('No open card lies under another.');
      const { x, y } = board.cardRect(pile, table.size(pile) - 2);
      return { x: x + 20, y: y + 4 };
    });
    await reported();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [card] });
    await page.waitForFunction(() => window.demo!.board.peeking);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(() => !window.demo!.board.peeking);
    expect(await reported()).toEqual([]);
  });
});
