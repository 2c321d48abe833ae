import type { Page } from 'playwright/test';
import type { Session } from '../../../engine/rules.ts';

/** A table as a page shows it. */
export interface Shown {
  /** The faces drawn, pile by pile, bottom card first. */
  readonly faces: readonly (readonly number[])[];
  /** Where they are drawn, in the same order, in CSS pixels. */
  readonly places: readonly (readonly string[])[];
  /** Cards that are not where they belong, over the edge of the table, or wrongly above another. */
  readonly astray: readonly string[];
  /** The log of the page's own session. */
  readonly moves: string;
  readonly at: number;
}

/** Returns the picture of the board, read from its pieces. */
export const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const { board, session } = window.baizeTest!;
    const { pieces, geometry } = board;
    const { width, height } = document.querySelector('canvas')!.getBoundingClientRect();
    const { cardWidth, cardHeight, slots } = geometry.layout;
    const astray = pieces.piles.slice(0, slots.length).flatMap((cards, pile) => {
      const homes = geometry.homes(pile);
      return cards.flatMap(({ x, y, z, width: turned }, i) => {
        const atHome = x === homes[i]?.x && y === homes[i].y && turned === 1;
        const inside = x >= 0 && y >= 0 && x + cardWidth <= width && y + cardHeight <= height;
        const above = i === 0 || z > cards[i - 1]!.z;
        return atHome && inside && above ? [] : [`card ${i} of pile ${pile} at ${x}, ${y}`];
      });
    });
    return {
      faces: pieces.piles.map((cards) => cards.map(({ shown }) => shown)),
      places: pieces.piles.map((cards) => cards.map(({ x, y }) => `${x} ${y}`)),
      astray,
      moves: session()!.save().moves,
      at: session()!.save().at,
    };
  });

/** Returns the faces that a board should show of a game. */
export const facesOf = ({ table }: Session): number[][] =>
  Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_, i) => table.at(pile, i)),
  );
