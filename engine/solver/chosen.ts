import type { PlanName } from './plans.ts';

/** The plan of each game that measured best; `best` where none is named. Written by `npm run plans`. */
export const CHOSEN: Readonly<Record<string, PlanName>> = {
  accordion: 'deep',
  canfield: 'deep',
  golf: 'whole',
  klondike: 'deep',
  scorpion: 'deep',
  thirteen: 'deep',
  'triple-peaks': 'deep',
  yukon: 'noisy',
};
