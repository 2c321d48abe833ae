import type { Browser } from 'playwright';
import { findGame, usualOptions } from '../../../engine/rules.ts';
import type { KeptGame } from '../../../preload/api.ts';
import { seeded } from '../../bench/store-data.ts';
import { type Host, startHost } from '../host.ts';
import { inFolder, type Torture } from '../torture.ts';
import { newGame, TorturePage, withMove, withPages } from './pages.ts';
import { type Unsteady, unsteadyNetwork } from './unsteady.ts';

/* Requests, answers and the stream of events are lost at random while a page plays and its host runs on. */

const STEP_COUNT = 24;
const GAME = 'klondike';
const OPTIONS = usualOptions(findGame(GAME)!);
/**
 * One step in ENDS ends the game, one in CUTS meets a cut, and after one in WAITS the network is calm until the page
 * has reconnected.
 */
const [ENDS, CUTS, WAITS] = [6, 8, 8];
/** Milliseconds for the page to reconnect by itself; it waits at most four seconds between two attempts. */
const RETURNS_WITHIN_MS = 30_000;

/** Plays on pages whose network is unsteady. */
export const tortureNetworks: Torture = (program, { times, seed }, progress) =>
  withPages(program, async (browser) => {
    const random = seeded(seed);
    const faults: string[] = [];
    const figures: Record<string, number> = { pages: 0, 'moves made': 0, 'games ended': 0 };
    const add = (what: string, count: number): void => void (figures[what] = (figures[what] ?? 0) + count);
    while (figures['pages']! < times && faults.length === 0) {
      const network = await unsteadyNetwork(random);
      const played = await inFolder(async (data) => {
        const host = await startHost(program, data);
        try {
          // A cut stream makes the page reconnect by itself: every other page has to do so after lost requests alone.
          return await playBy({ network, host, browser, random, cuts: figures['pages']! % 2 === 1 });
        } finally {
          await host.kill();
          await network.close();
        }
      });
      add('pages', 1);
      add('moves made', STEP_COUNT);
      add('games ended', played.ended);
      for (const [what, count] of Object.entries(network.figures)) add(what, count);
      faults.push(...played.faults.map((fault) => `page ${figures['pages']}: ${fault}`));
      progress(figures['pages']!);
    }
    return { faults, figures };
  });

interface PlayedScene {
  readonly ended: number;
  readonly faults: readonly string[];
}

interface Scene {
  readonly network: Unsteady;
  readonly host: Host;
  readonly browser: Browser;
  readonly random: () => number;
  readonly cuts: boolean;
}

async function playBy({ network, host, browser, random, cuts }: Scene): Promise<PlayedScene> {
  // Chromium bypasses the proxy for hosts of this machine unless that rule is removed.
  const context = await browser.newContext({ proxy: { server: network.address, bypass: '<-loopback>' } });
  const tab = await TorturePage.open(context, host);
  await tab.ask('play.open', GAME, OPTIONS);
  network.storm();
  let kept = newGame(GAME, OPTIONS, 1000);
  const ended: number[] = [];
  const faults: string[] = [];
  for (let step = 0; step < STEP_COUNT; step += 1) {
    kept = withMove(kept, step);
    const ends = random() * ENDS < 1;
    const asking = ends
      ? tab.ask('play.finish', { ...kept, outcome: 'lost', ended: kept.begun + 500 })
      : tab.ask('play.keep', kept);
    if (cuts && random() * CUTS < 1) network.cut();
    const reply = await asking;
    if (!reply.ok) faults.push(`step ${step} was refused: ${reply.refusal.message}`);
    if (random() * WAITS < 1) {
      network.calm();
      await tab.online();
      if (!(await tab.nothingWaits(RETURNS_WITHIN_MS))) faults.push(`the page has not come back at step ${step}`);
      network.storm();
    }
    if (!ends) continue;
    ended.push(kept.begun);
    kept = newGame(GAME, OPTIONS, kept.begun + 1000);
  }
  network.calm();
  if (!(await tab.nothingWaits(RETURNS_WITHIN_MS))) faults.push('the page has not come back by itself');
  faults.push(...(await faultsOf(host, kept, ended)));
  await context.close();
  return { ended: ended.length, faults };
}

/** Checks that the game is as it was left, and that every game that ended is recorded once. */
async function faultsOf(host: Host, last: KeptGame, ended: readonly number[]): Promise<string[]> {
  const kept = (await host.ask('export.kept')).map(({ begun, moves }) => `${begun}: ${moves}`);
  const wanted = last.at === 0 ? [] : [`${last.begun}: ${last.moves}`];
  const { results } = await host.ask('export.results', 0);
  const recorded = results.map(({ begun }) => begun);
  return [
    ...(String(kept) === String(wanted) ? [] : [`kept is “${String(kept)}”, played was “${String(wanted)}”`]),
    ...(String(recorded) === String(ended) ? [] : [`recorded is ${String(recorded)}, ended was ${String(ended)}`]),
  ];
}
