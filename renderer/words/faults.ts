import { BOARD_PARTS } from '../../engine/text.ts';
import type { Fault } from '../../engine/rules.ts';
import { say } from './say.ts';

const PARTS = BOARD_PARTS.join(', ');

/** Says what is wrong with a text or a saved game, and where. */
export const sayFault = ({ why, token, text }: Fault): string => say(`fault.${why}`, { token, text, parts: PARTS });
