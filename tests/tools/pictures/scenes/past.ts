import type { Page } from 'playwright';
import { parseMove } from '../../../../engine/rules.ts';
import { settled } from '../../../e2e/support/settled.ts';
import { lostAtPuzzle } from '../../lost-at-puzzle.ts';
import { shippedPuzzles } from '../../shipped-puzzles.ts';
import { playMoves, showGame } from '../page.ts';
import type { Scenes } from './scene.ts';
import { begin, dialog, inTurn, hold, open, scrollToEnd, shown } from './steps.ts';
import { win } from './wins.ts';
import { PATIENTLY } from '../../patiently.ts';

/**
 * A game of Klondike, draw one, three passes. Hints played it, except for a move in the middle that threw it away,
 * until they found nothing more.
 */
const LOST_GAME = {
  options: 'dealing=one',
  deal: 5,
  moves:
    '6>2 10>9 10>3 10>6 0 0 0 1>11 0 0 0 11>9 1>6 1>8 10>8 0 1>10 0 0 1>3 0 0 0 0 0 0 1>4 12>4 0 1>7 0 0 0 1>7 0 ' +
    '9>7x3 9>5 8>5 8>4 0 0 1>12 0 0 0 0 0 0 0 0 0 0 0 0 0 1>5 0 0 1>11 0 0 1>6 1>5 1>6 6>10x2 12>10x2 11>12x2 0 11>9 ' +
    '1>9 1>5 7>11x3 12>7x3 11>5 0 0 0 7>9x5 9>11 0 0 0 1>7 9>7x3 11>9x4 11>3 0 8>3',
};

/** Plays the lost game, gives it up and opens its review. */
export async function reviewLost(page: Page): Promise<void> {
  const { options, deal, moves } = LOST_GAME;
  await showGame(page, 'klondike', deal, options);
  await playMoves(
    page,
    moves.split(' ').map((word) => parseMove(word)!),
  );
  await page.evaluate(async () => {
    const { request, open, change, state } = window.baizeTest!;
    const { game, options, ...saved } = state.play!.save();
    await request('play.finish', { ...saved, game, options, outcome: 'lost', ended: Date.now() });
    const results = await request('results.list', game, options, 1, null);
    change({ reviewedResult: results.ok ? results.value[0]?.id : undefined });
    await open('review');
  });
  await dialog(page).locator('.review').waitFor(PATIENTLY);
}

const reviewOnTable = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { open, change } = window.baizeTest!;
    change({ reviewedResult: undefined });
    await open('review');
  });

const keep = async (page: Page): Promise<void> => dialog(page).locator('form .first').click();

/** Saves the game on the table under its usual name and under a long one. */
const save = inTurn(
  begin(),
  open('saved'),
  keep,
  shown('.saved li'),
  async (page) =>
    dialog(page).getByRole('textbox').fill('The one with both red kings under the last column, for Sunday'),
  keep,
  shown('.saved li:nth-child(2)'),
);

/** Plays some games of FreeCell to a puzzle, and loses them there. */
const loseAtPuzzles = async (page: Page): Promise<void> => {
  for (const puzzle of shippedPuzzles('only', 'freecell').puzzles.slice(0, 7)) {
    const lost = lostAtPuzzle(puzzle).save();
    await page.evaluate(async (lost) => {
      const { request, state } = window.baizeTest!;
      await request('play.finish', { ...state.play!.save(), ...lost, outcome: 'lost', ended: Date.now() });
    }, lost);
  }
};

/** Opens the puzzles of a kind. */
const puzzlesOf = (kind: number) =>
  inTurn(open('puzzles'), shown('.ladder'), async (page) => {
    await dialog(page).locator('.segments label').nth(kind).click();
    await dialog(page).locator('.ladder button').first().waitFor(PATIENTLY);
  });
const layFirst = async (page: Page): Promise<void> => {
  await dialog(page).locator('.ladder button').first().click();
  await dialog(page).waitFor({ state: 'detached' });
  await settled(page);
};

/** Saved games, and looking back at finished games. */
export const PAST: Scenes = {
  'saved-none': { game: 'klondike', newcomer: true, set: open('saved') },
  saved: { game: 'klondike', newcomer: true, set: save },
  'saved-renaming': {
    game: 'klondike',
    newcomer: true,
    set: inTurn(save, async (page) => dialog(page).locator('.saved .plain').first().click(), shown('.saved form')),
  },
  'saved-deleted': {
    game: 'klondike',
    newcomer: true,
    set: inTurn(save, async (page) => dialog(page).locator('.saved .plain').nth(1).click(), shown('.undo')),
  },
  review: { game: 'klondike', set: reviewLost },
  'review-end': { game: 'klondike', set: inTurn(reviewLost, scrollToEnd) },
  'review-won': {
    game: 'klondike',
    set: inTurn(win('klondike'), reviewOnTable, async (page) => dialog(page).locator('.review').waitFor(PATIENTLY)),
  },
  'review-working': {
    game: 'klondike',
    spoils: true,
    set: inTurn(win('klondike'), hold('reviews.get'), reviewOnTable, shown('.review-working')),
  },
  puzzles: { game: 'freecell', newcomer: true, set: inTurn(open('puzzles'), shown('.ladder')) },
  'puzzles-own': {
    game: 'freecell',
    set: inTurn(
      loseAtPuzzles,
      open('puzzles'),
      async (page) => dialog(page).locator('.puzzles > button:not(.first)').click(),
      async (page) => dialog(page).locator('.ladder').nth(1).waitFor(PATIENTLY),
    ),
  },
  'puzzles-within': { game: 'freecell', newcomer: true, set: puzzlesOf(1) },
  'puzzles-lost': { game: 'freecell', newcomer: true, set: puzzlesOf(2) },
  'puzzle-within': { game: 'freecell', newcomer: true, set: inTurn(puzzlesOf(1), layFirst) },
  'puzzle-lost': { game: 'freecell', newcomer: true, set: inTurn(puzzlesOf(2), layFirst, shown('.puzzle-bar .task')) },
  'puzzle-answered': {
    game: 'freecell',
    newcomer: true,
    set: inTurn(
      puzzlesOf(2),
      layFirst,
      async (page) => page.locator('.puzzle-bar button').nth(1).click(),
      shown('.rated'),
    ),
  },
  'review-in-progress': { game: 'klondike', set: inTurn(begin(), reviewOnTable, shown('dialog .empty')) },
};
