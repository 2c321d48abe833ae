import type { App } from '../app.ts';
import { standOn } from '../speech/spoken-cells.ts';
import type { KeyDesk } from './keyboard-play.ts';

/** The page as the keyboard plays on it: the focus on the spoken table and the ring on the drawn one are the same. */
export const deskOf = (app: App): KeyDesk => ({
  get session() {
    return app.play?.session;
  },
  get mirrored() {
    return app.state.settings.leftHanded;
  },
  get free() {
    return document.activeElement === document.body && !app.covered;
  },
  stand: (spot, focus) => {
    app.board?.focus(focus === 'ring' ? spot.pile : null, spot.index);
    standOn(spot, focus);
  },
  lift: (pile, count) => app.board?.lift(pile, count),
  unlift: () => app.board?.unlift(),
  peek: (spot) => app.board?.peek(spot),
  tell: (message, said = message) => {
    if (message !== '' || said !== '' || app.state.message !== '') app.tell(message, said);
  },
});
