import { type Move, tap } from '../../model/move.ts';
import { tapsOf, withoutTaps } from '../../search/boards/position/talon.ts';
import type { SearchContext } from '../../search/context/context.ts';

/** Splits a move of the solver, which may begin with turns of the stock, into these turns and the move itself. */
export function movesOf({ context }: { readonly context: SearchContext }, move: Move): Move[] {
  const { talon } = context.facts;
  const taps = talon === undefined ? 0 : tapsOf(move);
  return [...Array.from({ length: taps }, () => tap(talon!.stock)), withoutTaps(move)];
}
