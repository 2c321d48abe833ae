import type { PlanName } from './plan-name.ts';

/** The plan of each game that measured best; `best` where none is named. Written by `npm run plans`. */
export const CHOSEN: Readonly<Record<string, PlanName>> = {
  accordion: 'noisy',
  canfield: 'deep',
  golf: 'whole',
  klondike: 'deep',
  penguin: 'whole',
  scorpion: 'deep',
  thirteen: 'deep',
  'thumb-and-pouch': 'noisy',
  'triple-peaks': 'noisy',
  yukon: 'noisy',
};
