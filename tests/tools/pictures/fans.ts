import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { findGame, type Game, KING } from '../../../engine/rules.ts';
import { openPage, type RunningHost } from '../../e2e/support/host.ts';
import { takeContactSheets, type Tile } from './contact.ts';
import { showGame, takePicture } from './page.ts';
import type { Size } from './tables.ts';

/** The longest pile that a game can have: some face-down cards, and on them face-up ones, down from a king. */
interface LongPile {
  readonly game: string;
  readonly pile: number;
  readonly down: number;
  readonly up: number;
}

const LONGEST_PILES: readonly LongPile[] = [
  { game: 'klondike', pile: 12, down: 6, up: 13 },
  { game: 'freecell', pile: 8, down: 0, up: 18 },
  { game: 'spider', pile: 13, down: 5, up: 26 },
  { game: 'spider-three-decks', pile: 24, down: 6, up: 34 },
  { game: 'yukon', pile: 4, down: 6, up: 18 },
  { game: 'scorpion', pile: 7, down: 3, up: 22 },
  { game: 'westhaven', pile: 11, down: 3, up: 20 },
  { game: 'gypsy', pile: 12, down: 2, up: 24 },
  { game: 'beleaguered-castle', pile: 11, down: 0, up: 18 },
  { game: 'fortress', pile: 11, down: 0, up: 18 },
  { game: 'sir-tommy', pile: 9, down: 0, up: 40 },
  { game: 'eagle-wing', pile: 6, down: 0, up: 12 },
  { game: 'house-on-the-hill', pile: 9, down: 0, up: 15 },
  { game: 'salic-law', pile: 17, down: 0, up: 26 },
  { game: 'lexington-harp', pile: 12, down: 7, up: 30 },
];
const WINDOW_SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
];

/**
 * Takes pictures of the longest piles that games can have, in a usual and in a small window; only of the games named,
 * if any are.
 */
export async function takeFans(
  browser: Browser,
  host: RunningHost,
  folder: string,
  named: readonly Game[],
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await openPage(page, host);
  const longest = LONGEST_PILES.filter(({ game }) => named.length === 0 || named.some(({ id }) => id === game));
  const tiles: Tile[] = [];
  for (const size of WINDOW_SIZES) {
    await page.setViewportSize(size);
    for (const long of longest) {
      const file = `${long.game}-${size.width}.png`;
      await showGame(page, long.game, 1);
      await layLongPile(page, long);
      await takePicture(page, join(folder, file));
      tiles.push({ file, name: `${findGame(long.game)!.name}, ${long.down} + ${long.up}` });
    }
  }
  await page.close();
  await takeContactSheets(browser, folder, tiles);
}

/** Shows the table with a long pile in place of one, against the rules. */
async function layLongPile(page: Page, { pile, down, up }: LongPile): Promise<void> {
  const faceUp = Array.from({ length: up }, (_, i) => (KING - (i % KING)) | ((i % 2 ? 1 : 3) << 4));
  const faceDown = Array.from({ length: down }, (_, i) => 64 | (1 + i));
  await page.evaluate(
    ({ pile, cards }) => {
      const { session, board } = window.baizeTest!;
      const { table, shapes, layouts, laid } = session()!;
      const long: typeof table = {
        piles: table.piles,
        size: (at) => (at === pile ? cards.length : table.size(at)),
        top: (at) => (at === pile ? cards.at(-1)! : table.top(at)),
        at: (at, index) => (at === pile ? (cards[index] ?? 0) : table.at(at, index)),
        counter: (counter) => table.counter(counter),
      };
      const still = {
        lifts: () => 0,
        targets: () => [],
        canTap: () => false,
        chooses: () => false,
        fills: () => false,
        isGone: () => false,
        isCovered: () => false,
        turnsLeft: () => 0,
        layouts,
        place: () => undefined,
      };
      board.show({ table: long, shapes, laid, dealt: [], ...still }, 'at-once');
    },
    { pile, cards: [...faceDown, ...faceUp] },
  );
  await page.evaluate(() => window.baizeTest!.board.atRest());
}
