import { isDeepStrictEqual } from 'node:util';
import { resume } from '../../engine/session/resume.ts';
import type { KeptGame, OpenedPlay } from '../../preload/api.ts';
import { sayFault } from '../../renderer/words/faults.ts';
import { sayRefusal } from '../../renderer/words/refusals.ts';
import type { Chance } from './chance.ts';
import { openTriedHost } from './host.ts';
import { mutateJson, mutateText, revive } from './mutate.ts';
import { isPlayable } from './oracle.ts';
import { keptBy } from './seeds.ts';
import { isSound } from './sound.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

const WORDS = [' ', '*', '>', 'x', '!', '0', '7', '12', ' 3>4', ' 0', ' 1>2x3', '127', '128', '999', '=', ';', '-'];

/** Makes a save with something wrong in a field, more often than not in its moves. */
function saveBy(chance: Chance): unknown {
  const kept = keptBy(chance);
  if (chance.once(3)) return mutateJson(kept, chance);
  const field = chance.one(['moves', 'moves', 'moves', 'options', 'cards', 'game'] as const);
  const made = { ...kept, [field]: mutateText(kept[field], chance, WORDS) };
  return chance.once(5) ? { ...made, at: chance.below(60) } : made;
}

/** Sends a save the whole way: kept by the host, returned by it, opened by the engine. */
export const saves: Target = {
  name: 'saves',
  open: () => {
    const { ask, close } = openTriedHost();
    const run = async (given: unknown): Promise<Outcome> => {
      const save = revive(given);
      const { game, options } = Object.assign({ game: undefined, options: undefined }, save);
      const opened = await ask('play.open', [game, options]);
      const reply = opened.ok ? await ask('play.keep', [save]) : opened;
      if (!reply.ok)
        return isPlayable(save) ? mistaken(`refused: ${reply.refusal.message}`) : refused(sayRefusal(reply.refusal));
      if (!isPlayable(save)) return mistaken('kept');
      const back = await ask('play.open', [game, options]);
      const outcome = back.ok
        ? resumed((back.value as OpenedPlay & { status: 'mine' }).kept, save as KeptGame)
        : mistaken('lost');
      await ask('play.release', [game, options]);
      return outcome;
    };
    return Promise.resolve({ make: saveBy, run, close: () => Promise.resolve(close()) });
  },
};

function resumed(kept: KeptGame | null, given: KeptGame): Outcome {
  if (kept === null || !isDeepStrictEqual(kept, withoutSign(given))) return mistaken('came back otherwise');
  const found = resume(kept);
  const sound = isSound(kept);
  if (!found.ok) return sound ? mistaken(`refused: ${found.error.why}`) : refused(sayFault(found.error));
  if (found.value.refused) {
    const { move, of } = found.value.refused;
    return sound ? mistaken('a move was refused') : refused(`Move ${move} of ${of} is against the rules.`);
  }
  return sound ? VALID : mistaken('opened');
}

/** Returns a save as JSON stores it, with 0 for −0. */
const withoutSign = (save: KeptGame): unknown => JSON.parse(JSON.stringify(save));
