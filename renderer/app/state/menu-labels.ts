import { MENU_NAMES, type MenuLabels, type MenuName } from '../../../preload/api.ts';
import { say } from '../../words/say.ts';
import type { App } from '../app.ts';
import { isFavourite } from './favourites.ts';
import { watch } from './watch.ts';

/**
 * Tells the window's own menu its words whenever the game on the table becomes a favourite or is one no longer; the
 * function given back tells them when they are other words. The same are not told twice.
 */
export function watchMenu(app: App): () => void {
  let told = '';
  const tell = (): void => {
    const labels = menuLabels(isLiked(app));
    if (JSON.stringify(labels) === told) return;
    told = JSON.stringify(labels);
    void app.bridge.request('window.menu', labels);
  };
  watch(() => isLiked(app), tell);
  return tell;
}

const isLiked = ({ state }: App): boolean => isFavourite(state, state.play?.session.game.id);

function menuLabels(liked: boolean): MenuLabels {
  const label = (name: MenuName): string => say(name === 'favourite' && liked ? 'menu.no-favourite' : `menu.${name}`);
  return Object.fromEntries(MENU_NAMES.map((name) => [name, label(name)])) as MenuLabels;
}
