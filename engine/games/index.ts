import type { Game } from '../game.ts';
import accordion from './accordion.ts';
import agnes from './agnes.ts';
import athena from './athena.ts';
import auntMary from './aunt-mary.ts';
import bakersGame from './bakers-game.ts';
import canfield from './canfield.ts';
import chessboard from './chessboard.ts';
import eagleWing from './eagle-wing.ts';
import easthaven from './easthaven.ts';
import eightOff from './eight-off.ts';
import freecell from './freecell.ts';
import gaps from './gaps.ts';
import giant from './giant.ts';
import goldMine from './gold-mine.ts';
import gypsy from './gypsy.ts';
import jumbo from './jumbo.ts';
import kansas from './kansas.ts';
import klondike from './klondike.ts';
import saratoga from './saratoga.ts';
import seahaven from './seahaven.ts';
import spider from './spider.ts';
import thirteen from './thirteen.ts';
import thumbAndPouch from './thumb-and-pouch.ts';
import treize from './treize.ts';
import triplePeaks from './triple-peaks.ts';
import westhaven from './westhaven.ts';
import whitehead from './whitehead.ts';
import yieldGame from './yield.ts';

/** The catalogue, in the order of its ids. */
export const games: readonly Game[] = [
  accordion,
  agnes,
  athena,
  auntMary,
  bakersGame,
  canfield,
  chessboard,
  eagleWing,
  easthaven,
  eightOff,
  freecell,
  gaps,
  giant,
  goldMine,
  gypsy,
  jumbo,
  kansas,
  klondike,
  saratoga,
  seahaven,
  spider,
  thirteen,
  thumbAndPouch,
  treize,
  triplePeaks,
  westhaven,
  whitehead,
  yieldGame,
];

export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
