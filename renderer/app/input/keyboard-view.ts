import type { App } from '../app.ts';
import { standOn } from '../speech/spoken-cells.ts';
import type { KeyboardView } from './keyboard-play.ts';

/** The page as the keyboard plays on it: the focus on the spoken table and the ring on the drawn one are the same. */
export const keyboardViewOf = (app: App): KeyboardView => ({
  get session() {
    return app.state.play?.session;
  },
  get mirrored() {
    return app.state.settings.leftHanded;
  },
  get clickPlays() {
    return app.state.settings.click === 'play';
  },
  get free() {
    return document.activeElement === document.body && !app.panels.covering;
  },
  stand: (spot, focus) => {
    app.page.board?.focus(focus === 'ring' ? spot.pile : null, spot.index);
    standOn(spot, focus);
  },
  lift: (pile, count) => app.page.board?.lift(pile, count),
  unlift: () => app.page.board?.unlift(),
  peek: (spot) => app.page.board?.peek(spot),
  tell: (message, said = message) => {
    if (message !== '' || said !== '' || app.state.message !== '') app.notices.tell(message, said);
  },
});
