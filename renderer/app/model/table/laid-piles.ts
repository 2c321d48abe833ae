import type { PilePlaces, PileShape, Session } from '../../../../engine/index.ts';
import type { BoardSource } from '../../../board/types.ts';

/** Where the window has laid the piles of a session, whose rules know the usual places alone. */
const laid = new WeakMap<Session, readonly PileShape[]>();

/** The piles as the window lays them: words that say where a pile is, and the arrow keys, go by it. */
export const laidPilesOf = (session: Session): readonly PileShape[] => laid.get(session) ?? session.shapes;

/** Takes note of where the piles are laid, by pile number; laid as before, they are the very same ones. */
export function layPiles(session: Session, places: PilePlaces): void {
  const shapes = session.shapes.map((shape, pile) => ({ ...shape, ...places[pile] }));
  if (JSON.stringify(shapes) !== JSON.stringify(laid.get(session))) laid.set(session, shapes);
}

/** A session as the board draws and plays it. */
export function sourceOf(session: Session): BoardSource {
  const source = sources.get(session) ?? seen(session, session);
  sources.set(session, source);
  return source;
}

/** The board knows a game again by its source. */
const sources = new WeakMap<Session, BoardSource>();

/** A session that can be looked at, its cards not touched. */
export const untouched = (session: Session): BoardSource =>
  seen(session, { lifts: () => 0, targets: () => [], chooses: () => false });

const seen = (session: Session, hand: Pick<BoardSource, 'lifts' | 'targets' | 'chooses'>): BoardSource => ({
  table: session.table,
  get shapes() {
    return laidPilesOf(session);
  },
  layouts: session.layouts,
  place: (places) => layPiles(session, places),
  laid: session.laid,
  dealt: session.dealt,
  lifts: (pile, index) => hand.lifts(pile, index),
  targets: (pile, count) => hand.targets(pile, count),
  chooses: (pile, index) => hand.chooses(pile, index),
  canTap: (pile) => session.canTap(pile),
  isGone: (pile) => session.isGone(pile),
});
