import type { Page } from 'playwright';
import { dealsThatCanBeWon, solver } from '../../../../engine/search.ts';
import { findGame, type Move, usualOptions } from '../../../../engine/rules.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { readDeals } from '../../../lab/deals/file.ts';
import { playMoves, showGame } from '../page.ts';
import type { Scenes } from './scene.ts';
import { inTurn, press, shown } from './steps.ts';

/** A deal of Klondike that the search wins. */
export const WON_DEAL = 30;

/** Returns the moves of a search that wins the deal `WON_DEAL`. */
export const winningMoves = (): readonly Move[] => winOf('klondike', WON_DEAL);

function winOf(id: string, deal: number): readonly Move[] {
  const game = findGame(id)!;
  return solver(game, usualAnswers(game)).solve(deal).toEnd().moves ?? [];
}

/** Returns the first deal of the list of winnable ones. */
function wonDeal(id: string): number {
  const options = usualOptions(findGame(id)!);
  return dealsThatCanBeWon(readDeals(id), options)[0]!.deal;
}

/** Wins a deal of a game. */
export const win =
  (id: string) =>
  async (page: Page): Promise<void> => {
    const deal = id === 'klondike' ? WON_DEAL : wonDeal(id);
    await showGame(page, id, deal);
    await playMoves(page, winOf(id, deal));
    await page.waitForFunction(() => {
      const { win, play } = window.baizeTest!.state;
      return win !== undefined && win.play === play;
    });
    await page.locator('.won').waitFor();
  };

/** Shows a win with as many remarks as possible. */
const showMuch = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { state, change } = window.baizeTest!;
    const { play } = state;
    if (!play) return;
    const feats = [
      { kind: 'first' },
      { kind: 'best-time', by: 12_400 },
      { kind: 'fewest-moves', by: 3 },
      { kind: 'row', games: 12 },
    ] as const;
    const milestones = [
      { name: 'family-klondike', done: 1, of: 1 },
      { name: 'games', done: 10, of: 10 },
    ] as const;
    change({ win: { play, feats, best: { time: 185_000, moves: 92 }, milestones } });
  });

/** Ends of won games, and games being watched. */
export const WINS: Scenes = {
  win: { game: 'klondike', set: win('klondike') },
  'win-golf': { game: 'golf', set: win('golf') },
  'win-pairs': { game: 'thirteen', set: win('thirteen') },
  'win-spider': { game: 'spiderette', set: win('spiderette') },
  'win-much': { game: 'klondike', set: inTurn(win('klondike'), showMuch) },
  replay: { game: 'golf', set: (page) => watch(page) },
  'replay-of-win': {
    game: 'klondike',
    set: inTurn(
      win('klondike'),
      press(
        () => sayExtra('won.watch'),
        (page) => page,
      ),
      shown('.replay'),
    ),
  },
};

async function watch(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { request, replay } = window.baizeTest!;
    const games = await request('export.results', 0);
    const golf = games.ok ? games.value.results.find(({ game }) => game === 'golf') : undefined;
    if (golf) await replay(golf);
  });
  await page.getByRole('region', { name: sayExtra('replay.name') }).waitFor();
}
