import { isDrag, type Move, toOf } from '../../model/move.ts';
import { withoutTaps } from '../../search/boards/position/talon.ts';

/** Whether a move counts: any but those that bring cards home, as each card goes home once anyway. */
export const countsAsMove = (move: Move, isHome: (pile: number) => boolean): boolean =>
  !isDrag(withoutTaps(move)) || !isHome(toOf(withoutTaps(move)));
