import { MENU_NAMES, type MenuLabels, type MenuName, type Bridge } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import { isFavourite } from '../../model/favourites.ts';
import type { Disposables } from '../../model/disposables.ts';

interface MenuParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly disposables: Disposables;
}

/**
 * Sends the labels of the native menu to the host, again whenever the game on the table becomes a favourite or stops
 * being one. The function returned sends them if they have changed otherwise.
 */
export function watchMenu(parts: MenuParts): () => void {
  let sent = '';
  const send = (): void => {
    const labels = menuLabels(isLiked(parts));
    if (JSON.stringify(labels) === sent) return;
    sent = JSON.stringify(labels);
    void parts.bridge.request('window.menu', labels);
  };
  parts.disposables.watch(() => isLiked(parts), send);
  return send;
}

const isLiked = ({ state }: Pick<MenuParts, 'state'>): boolean => isFavourite(state, state.play?.session.game.id);

function menuLabels(liked: boolean): MenuLabels {
  const label = (name: MenuName): string => say(name === 'favourite' && liked ? 'menu.no-favourite' : `menu.${name}`);
  return Object.fromEntries(MENU_NAMES.map((name) => [name, label(name)])) as MenuLabels;
}
