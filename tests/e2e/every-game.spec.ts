import { games } from '../../engine/index.ts';
import { BY_NIGHT } from '../tools/night.ts';
import { coveringGames } from './covering-games.ts';
import { test } from './host.ts';
import { Pointer } from './pixels.ts';
import { playPlan } from './play-plan.ts';

// By day those games that together have every kind of pile, fan and move; by night all.
for (const game of BY_NIGHT ? games : coveringGames(games)) {
  test(`${game.id}: ten moves by mouse, each as the engine makes it, and all of them taken back`, async ({ table }) => {
    const mouse = await Pointer.on(table, 'mouse');
    await playPlan(table, mouse, game);
    await mouse.leave();
  });
}
