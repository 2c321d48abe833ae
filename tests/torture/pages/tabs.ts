import type { Browser, BrowserContext } from 'playwright';
import { findGame, goesOnFrom, usualOptions } from '../../../engine/rules.ts';
import type { KeptGame } from '../../../preload/api.ts';
import { seeded } from '../../bench/store-data.ts';
import { type Host, startHost } from '../host.ts';
import { inFolder, type Torture } from '../torture.ts';
import { newGame, TorturePage, withMove, withPages } from './pages.ts';

/*
 * A host dies under five tabs, and each goes on alone, some in the same game: every one of their games must be found
 * again.
 */

const TAB_COUNT = 5;
const GAMES = ['klondike', 'golf'].map((id) => [id, usualOptions(findGame(id)!)] as const);
const MAX_MOVES = 4;
/**
 * Further tabs opened: a closed tab may still hold its lock when the next one looks, so that only a later one finds
 * what it left.
 */
const MAX_LATER_TABS = 10;

interface Tab {
  readonly tab: TorturePage;
  kept: KeptGame;
}

/** Kills hosts under tabs. */
export const tortureTabs: Torture = (program, { times, seed }, progress) =>
  withPages(program, async (browser) => {
    const random = seeded(seed);
    const faults: string[] = [];
    const figures = { 'hosts killed': 0, 'games of tabs': 0, 'tabs closed before': 0, 'games set aside': 0 };
    while (figures['hosts killed'] < times && faults.length === 0) {
      const left = await inFolder((data) => oneDeath({ program, data, browser, random }));
      figures['hosts killed'] += 1;
      figures['games of tabs'] += left.played.length;
      figures['tabs closed before'] += left.closed;
      figures['games set aside'] += left.aside;
      faults.push(...left.faults.map((fault) => `death ${figures['hosts killed']}: ${fault}`));
      progress(figures['hosts killed']);
    }
    return { faults, figures };
  });

interface Scene {
  readonly program: string;
  readonly data: string;
  readonly browser: Browser;
  readonly random: () => number;
}

interface DeathResult {
  readonly played: readonly KeptGame[];
  readonly closed: number;
  readonly aside: number;
  readonly faults: readonly string[];
}

async function oneDeath({ program, data, browser, random }: Scene): Promise<DeathResult> {
  const context = await browser.newContext();
  const first = await startHost(program, data);
  const tabs: Tab[] = [];
  for (let i = 0; i < TAB_COUNT; i += 1) {
    const [game, options] = GAMES[Math.floor(random() * GAMES.length)]!;
    tabs.push({ tab: await TorturePage.open(context, first), kept: newGame(game, options, 1000 + i) });
  }
  for (const each of tabs) await play(each, 1);
  await first.kill();
  // All at once: a tab that opens a game later continues from what another left.
  await Promise.all(tabs.map((each) => play(each, 1 + Math.floor(random() * MAX_MOVES))));
  const closing = tabs.filter(() => random() < 0.3);
  for (const { tab } of closing) await tab.page.close();
  const host = await startHost(program, data);
  const living = tabs.filter((each) => !closing.includes(each));
  await Promise.all(living.map(({ tab }) => tab.returned()));
  for (const { tab } of living) await tab.page.close();
  const played = tabs.map(({ kept }) => kept).filter(({ at }) => at > 0);
  const unkept = await bringTheRest(context, host);
  const found = await gamesOf(host);
  const lost = played.filter((kept) => !found.all.some((each) => each.begun === kept.begun && goesOnFrom(each, kept)));
  await context.close();
  await host.kill();
  return {
    played,
    closed: closing.length,
    aside: found.aside,
    faults: [
      ...lost.map(({ game, begun, moves }) => `the ${game} begun at ${begun} is lost: ${moves}`),
      ...(unkept === 0 ? [] : [`${unkept} games are still in the browser alone`]),
    ],
  };
}

/**
 * Opens the game as a person does and continues from what is there, unless another tab has it; every move is saved or
 * refused.
 */
async function play(one: Tab, moves: number): Promise<void> {
  const { tab, kept } = one;
  const reply = await tab.ask('play.open', kept.game, kept.options);
  if (!reply.ok) throw new Error(`play.open: ${reply.refusal.message}`);
  const opened = reply.value as { status: 'mine' | 'elsewhere'; kept?: KeptGame | null };
  if (opened.status === 'elsewhere') return;
  let now = opened.kept ?? kept;
  for (let i = 0; i < moves; i += 1) {
    // No two tabs make the same move.
    now = withMove(now, kept.begun * 10 + now.at);
    const answer = await tab.ask('play.keep', now);
    if (!answer.ok) throw new Error(`play.keep: ${answer.refusal.message}`);
    one.kept = now;
  }
}

/** Opens tab after tab until every save has reached a host; returns how many have not. */
async function bringTheRest(context: BrowserContext, host: Host): Promise<number> {
  let unkept = 0;
  for (let i = 0; i < MAX_LATER_TABS; i += 1) {
    const tab = await TorturePage.open(context, host);
    for (const [game, options] of GAMES) await tab.ask('play.open', game, options);
    unkept = await tab.unkept();
    await tab.page.close();
    if (unkept === 0) break;
  }
  return unkept;
}

async function gamesOf(host: Host): Promise<{ all: readonly KeptGame[]; aside: number }> {
  const named = (await host.ask('export.named')).map(({ kept }) => kept);
  return { all: [...(await host.ask('export.kept')), ...named], aside: named.length };
}
