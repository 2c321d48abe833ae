import { games } from '../../../engine/rules.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { coveringGames } from '../support/covering-games.ts';
import { test } from '../support/host.ts';
import { Pointer } from '../support/pixels.ts';
import { playPlan } from '../support/play-plan.ts';

// By day those games that together have every kind of pile, fan and move; by night all.
for (const game of BY_NIGHT ? games : coveringGames(games)) {
  test(`makes ten moves of ${game.id} by mouse as the engine does, and undoes them`, async ({ table }) => {
    const mouse = await Pointer.on(table, 'mouse');
    await playPlan(table, mouse, game);
    await mouse.leave();
  });
}
