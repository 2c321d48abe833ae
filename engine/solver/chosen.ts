import type { PlanName } from './plan-name.ts';

/** The plan of each game that measured best; `best` where none is named. Written by `npm run plans`. */
export const CHOSEN: Readonly<Record<string, PlanName>> = {
  accordion: 'noisy',
  'bakers-game': 'packed',
  'beleaguered-castle': 'packed',
  canfield: 'deep',
  'eight-off': 'packed',
  fortress: 'packed',
  'forty-thieves': 'beam',
  freecell: 'packed',
  golf: 'whole',
  gypsy: 'beam',
  jumbo: 'beam',
  klondike: 'deep',
  penguin: 'packed',
  scorpion: 'deep',
  seahaven: 'packed',
  spider: 'beam',
  'streets-and-alleys': 'packed',
  thirteen: 'deep',
  'thumb-and-pouch': 'noisy',
  'triple-peaks': 'noisy',
  yukon: 'noisy',
};
