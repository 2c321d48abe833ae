import { signal } from '@preact/signals';
import type { OwnOdds } from '../../../../preload/api.ts';

const own = signal<Readonly<Record<string, OwnOdds>>>({});

/** From now on games of the player's own come out as often as this says. */
export const knowOwnOdds = (odds: Readonly<Record<string, OwnOdds>>): void => {
  own.value = odds;
};

/** How often a game of the player's own comes out, by its only way to play; empty where that was not found out. */
export const ownOddsOf = (id: string): Readonly<Record<string, OwnOdds>> => {
  const odds = own.value[id];
  return odds ? { '': odds } : {};
};
