import { signal } from '@preact/signals';
import type { OwnOdds } from '../../../../preload/api.ts';

const own = signal<Readonly<Record<string, OwnOdds>>>({});

/** Sets the odds of the player's own games. */
export const knowOwnOdds = (odds: Readonly<Record<string, OwnOdds>>): void => {
  own.value = odds;
};

/** Returns the odds of the player's own game, which has a single version; empty where unknown. */
export const ownOddsOf = (id: string): Readonly<Record<string, OwnOdds>> => {
  const odds = Object.hasOwn(own.value, id) ? own.value[id] : undefined;
  return odds ? { '': odds } : {};
};
