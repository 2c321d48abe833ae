import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';
import type { Panels } from '../../services/page/panels.ts';
import { standOn } from './spoken-cells.ts';
import type { KeyboardView } from './keyboard-play.ts';

interface KeyboardParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly page: Page;
  readonly panels: Panels;
}

/** Connects the keyboard with the page: the focus in the spoken table and the ring on the drawn one stay in step. */
export const keyboardViewOf = (parts: KeyboardParts): KeyboardView => ({
  get session() {
    return parts.state.play?.session;
  },
  get mirrored() {
    return parts.state.settings.leftHanded;
  },
  get clickPlays() {
    return parts.state.settings.click === 'play';
  },
  get free() {
    return document.activeElement === document.body && !parts.panels.covering;
  },
  stand: (spot, focus) => {
    parts.page.board?.focus(focus === 'ring' ? spot.pile : null, spot.index);
    standOn(spot, focus);
  },
  lift: (pile, count) => parts.page.board?.lift(pile, count),
  unlift: () => parts.page.board?.unlift(),
  peek: (spot) => parts.page.board?.peek(spot),
  tell: (message, said = message) => {
    if (message !== '' || said !== '' || parts.state.message !== '') parts.notices.tell(message, said);
  },
});
