import { MENU_NAMES, type MenuLabels, type MenuName, type Bridge } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import { isFavourite } from '../../model/favourites.ts';
import { watch } from '../../model/watch.ts';

interface MenuParts {
  readonly bridge: Bridge;
  readonly state: AppState;
}

/**
 * Tells the window's own menu its words whenever the game on the table becomes a favourite or is one no longer; the
 * function given back tells them when they are other words. The same are not told twice.
 */
export function watchMenu(parts: MenuParts): () => void {
  let told = '';
  const tell = (): void => {
    const labels = menuLabels(isLiked(parts));
    if (JSON.stringify(labels) === told) return;
    told = JSON.stringify(labels);
    void parts.bridge.request('window.menu', labels);
  };
  watch(() => isLiked(parts), tell);
  return tell;
}

const isLiked = ({ state }: MenuParts): boolean => isFavourite(state, state.play?.session.game.id);

function menuLabels(liked: boolean): MenuLabels {
  const label = (name: MenuName): string => say(name === 'favourite' && liked ? 'menu.no-favourite' : `menu.${name}`);
  return Object.fromEntries(MENU_NAMES.map((name) => [name, label(name)])) as MenuLabels;
}
