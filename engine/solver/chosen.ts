import type { PlanName } from './plan-name.ts';

/** The plan of each game that measured best; `best` where none is named. Written by `npm run plans`. */
export const CHOSEN: Readonly<Record<string, PlanName>> = {
  accordion: 'noisy',
  canfield: 'deep',
  'forty-thieves': 'beam',
  golf: 'whole',
  gypsy: 'beam',
  jumbo: 'beam',
  klondike: 'deep',
  penguin: 'whole',
  scorpion: 'deep',
  spider: 'beam',
  thirteen: 'deep',
  'thumb-and-pouch': 'noisy',
  'triple-peaks': 'noisy',
  yukon: 'noisy',
};
