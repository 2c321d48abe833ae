import type { RecordedWay } from './recorded-way.ts';

/** PySolFC's games that are not simply a game of ours by the same id, its usual way, with piles in the same order. */
const ways: Readonly<Record<string, RecordedWay>> = {
  'big-spider': { game: 'spiderwort' },
  'open-spider': { game: 'beetle' },
  'vegas-klondike': { game: 'klondike', answers: { dealing: 'once' } },
};

/** How a game of PySolFC is played here, by its id there. */
export const wayOf = (id: string): RecordedWay => ways[id] ?? { game: id };
