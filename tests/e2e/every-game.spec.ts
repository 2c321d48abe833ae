import { games } from '../../engine/index.ts';
import { test } from './one-page.ts';
import { Pointer } from './pixels.ts';
import { playPlan } from './play-plan.ts';

for (const game of games) {
  test(`${game.id}: ten moves by mouse, each as the engine makes it, and all of them taken back`, async ({ table }) => {
    const mouse = await Pointer.on(table, 'mouse');
    await playPlan(table, mouse, game);
    await mouse.leave();
  });
}
