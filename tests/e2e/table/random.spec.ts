import type { Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, settled, test } from '../support/host.ts';

// With animation: cards in flight are what hasty hands conflict with.
test.use({ settings: { speed: 1 } });

/** Actions over all games together; more of them by night. */
const ACTIONS = Number(process.env['BAIZE_RUNS'] ?? 150);
const GAMES = ['klondike', 'spider', 'canfield', 'thirteen', 'gaps'];
const WINDOW_SIZES = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
  { width: 1100, height: 700 },
];

test.describe.configure({ timeout: 240_000 + 1_000 * ACTIONS });

/** Returns a generator of numbers from 0 to below 1, the same every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 48271) >>> 0) % 2147483647) / 2147483647;
}

type Random = () => number;

/** Chooses a place on the table, mostly on a card. */
async function somewhere(page: Page, random: Random): Promise<readonly [x: number, y: number]> {
  return page.evaluate(
    ([choice, depth, stray]) => {
      const { board, session } = window.baizeTest!;
      const { shapes, table } = session()!;
      const pile = Math.floor(choice * shapes.length);
      const index = Math.max(0, table.size(pile) - 1 - Math.floor(depth * depth * table.size(pile)));
      const { left, top } = document.querySelector('canvas')!.getBoundingClientRect();
      const card = board.cardRect(pile, index);
      return [left + card.x + card.width * (0.2 + stray), top + card.y + Math.min(card.height, 60) * 0.3] as const;
    },
    [random(), random(), random() < 0.1 ? random() * 3 : random() / 2] as const,
  );
}

/** Actions of a hasty person, who waits for none of them. */
const DOINGS: readonly ((page: Page, random: Random) => Promise<void>)[] = [
  async (page, random) => page.mouse.move(...(await somewhere(page, random))),
  async (page, random) => {
    await page.mouse.move(...(await somewhere(page, random)));
    await page.mouse.down();
  },
  (page) => page.mouse.up(),
  async (page, random) => page.mouse.click(...(await somewhere(page, random))),
  async (page, random) => page.mouse.click(...(await somewhere(page, random)), { clickCount: 3 }),
  async (page, random) => page.mouse.click(...(await somewhere(page, random)), { button: 'right' }),
  async (page, random) => page.mouse.click(...(await somewhere(page, random)), { button: 'middle' }),
  async (page, random) => {
    await page.mouse.move(...(await somewhere(page, random)));
    await page.mouse.down();
    await page.mouse.move(...(await somewhere(page, random)), { steps: 2 });
    await page.mouse.up();
  },
  (page) => page.keyboard.press('d'),
  (page) => page.keyboard.press('h'),
  (page) => page.keyboard.press('Control+z'),
  (page) => page.keyboard.press('Control+y'),
  (page) => page.keyboard.press('a'),
  (page) => page.keyboard.press('Escape'),
  (page, random) => page.setViewportSize(WINDOW_SIZES[Math.floor(random() * WINDOW_SIZES.length)]!),
  (page) => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
];

/** Lists every card that is not drawn exactly where, and as what, the table has it. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { board, session } = window.baizeTest!;
    const { table } = session()!;
    return Array.from({ length: table.piles }, (_, pile) => pile).flatMap((pile) => {
      const homes = board.geometry.homes(pile);
      const drawn = board.pieces.piles[pile] ?? [];
      const wrong = drawn.flatMap(({ shown, x, y, width, scale, angle, alpha }, i) => {
        const home = homes[i];
        const right = shown === table.at(pile, i) && x === home?.x && y === home.y;
        const atRest = width === 1 && scale === 1 && angle === 0 && alpha === 1;
        return right && atRest ? [] : [`card ${i} of pile ${pile}`];
      });
      if (drawn.length !== table.size(pile)) wrong.push(`pile ${pile} has ${drawn.length} cards`);
      return wrong;
    });
  });

for (const [seed, game] of GAMES.entries()) {
  test(`draws every card right after ${ACTIONS / GAMES.length} random actions in ${game}`, async ({ asNew: page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await showGame(page, game, 5);
    const random = numbers(seed + 11);
    for (let i = 0; i < ACTIONS / GAMES.length; i++) await DOINGS[Math.floor(random() * DOINGS.length)]!(page, random);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await settled(page);
    expect(await astray(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
