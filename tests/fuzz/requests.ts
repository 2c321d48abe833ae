import type { RequestName } from '../../preload/api.ts';
import { sayRefusal } from '../../renderer/words/refusals.ts';
import type { Chance } from './chance.ts';
import { openTriedHost } from './host.ts';
import { mutateJson, revive } from './mutate.ts';
import { WELL_FORMED } from './oracle.ts';
import { ARGUMENTS } from './seeds.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

const NAMES = Object.keys(ARGUMENTS) as RequestName[];

/** Makes a request that a page would send, with something wrong in its name or arguments. */
export function requestBy(chance: Chance): { name: unknown; args: unknown } {
  const name = chance.one(NAMES);
  const given = { name, args: ARGUMENTS[name](chance) };
  return mutateJson(given, chance) as { name: unknown; args: unknown };
}

export const isWellFormed = (name: unknown, args: unknown): boolean =>
  typeof name === 'string' && Object.hasOwn(WELL_FORMED, name) && WELL_FORMED[name as RequestName](args);

/** Sends requests. The store may refuse a well-formed one because of its contents, but not as malformed. */
export const requests: Target = {
  name: 'requests',
  open: () => {
    const { ask, close } = openTriedHost();
    const run = async (given: unknown): Promise<Outcome> => {
      const { name, args } = Object.assign({ name: undefined, args: undefined }, revive(given));
      const reply = await ask(name, args);
      const right = isWellFormed(name, args);
      if (reply.ok) return right ? VALID : mistaken('answered');
      if ((reply.refusal.code === 'malformed') === right) return mistaken(`refused: ${reply.refusal.message}`);
      return right ? VALID : refused(sayRefusal(reply.refusal));
    };
    return Promise.resolve({ make: requestBy, run, close: () => Promise.resolve(close()) });
  },
};
