import type { Game } from '../game.ts';
import accordion from './accordion.ts';
import canfield from './canfield.ts';
import freecell from './freecell.ts';
import gaps from './gaps.ts';
import klondike from './klondike.ts';
import spider from './spider.ts';
import thirteen from './thirteen.ts';
import triplePeaks from './triple-peaks.ts';

/** The catalogue, in the order of its ids. */
export const games: readonly Game[] = [accordion, canfield, freecell, gaps, klondike, spider, thirteen, triplePeaks];

export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
