import { CARRIED } from './carried.ts';
import { DEALS } from './deals.ts';
import { FIGURES } from './figures.ts';
import { PAGES } from './pages.ts';
import { PAST } from './past.ts';
import { PICKER } from './picker.ts';
import type { Scenes } from './scene.ts';
import { SETTINGS } from './settings.ts';
import { TABLE } from './table.ts';
import { WINS } from './wins.ts';

/** Every panel, every tab, every question and every message about a game, by the name of its picture. */
export const SCENES: Scenes = {
  ...TABLE,
  ...PICKER,
  ...DEALS,
  ...FIGURES,
  ...SETTINGS,
  ...CARRIED,
  ...PAGES,
  ...PAST,
  ...WINS,
};
