import type { PilePlaces, PileShape, Session } from '../../../../engine/rules.ts';
import type { BoardSource } from '../../../board/model/source.ts';

/** The places in which the window has laid out the piles of a session. The rules know only the default places. */
const laid = new WeakMap<Session, readonly PileShape[]>();

/** Returns the piles where the window has laid them out. Words about places and the arrow keys depend on it. */
export const laidPilesOf = (session: Session): readonly PileShape[] => laid.get(session) ?? session.shapes;

/** Records where the piles are laid out, by pile number. When nothing has changed, the same array stays. */
export function layPiles(session: Session, places: PilePlaces): void {
  const shapes = session.shapes.map((shape, pile) => ({ ...shape, ...places[pile] }));
  if (JSON.stringify(shapes) !== JSON.stringify(laid.get(session))) laid.set(session, shapes);
}

/** Returns a session as the board draws and plays it, the same object each time. */
export function sourceOf(session: Session): BoardSource {
  const source = sources.get(session) ?? seen(session, session);
  sources.set(session, source);
  return source;
}

/** The board recognises a game by its source. */
const sources = new WeakMap<Session, BoardSource>();

/** Returns a session that can be looked at but not played: no card can be lifted. */
export const fixedSourceOf = (session: Session): BoardSource =>
  seen(session, { lifts: () => 0, targets: () => [], chooses: () => false, fills: () => false });

const seen = (session: Session, hand: Pick<BoardSource, 'lifts' | 'targets' | 'chooses' | 'fills'>): BoardSource => ({
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
  fills: (pile) => hand.fills(pile),
  canTap: (pile) => session.canTap(pile),
  isGone: (pile) => session.isGone(pile),
  isCovered: (pile) => session.isCovered(pile),
  turnsLeft: (pile) => session.turnsLeft(pile),
});
