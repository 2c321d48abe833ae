import type { PaintedLook } from '../../model/look.ts';
import { paintBoards } from './boards.ts';
import { paintHide } from './hide.ts';

type Table = PaintedLook['table'];

/** The last tile made, cached because all previews of looks need the same one. */
let last: { readonly table: Table; readonly density: number; readonly tile: HTMLCanvasElement } | undefined;

/** Returns a tile of the table's grain: dark and light specks or fibres, transparent between them. */
export function grainOf(table: Table, density: number): HTMLCanvasElement {
  if (last?.table === table && last.density === density) return last.tile;
  const tile = paintedTile(table, density);
  last = { table, density, tile };
  return tile;
}

function paintedTile(table: Table, density: number): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  const size = Math.round(sideOf(table) * density);
  tile.width = size;
  tile.height = size;
  const on = tile.getContext('2d', { willReadFrequently: true });
  if (!on) return tile;
  GRAINS[table](on, size, density, randomly(7));
  return tile;
}

type Random = () => number;

/** Returns a seeded generator, so that the grain is always the same; any even spread will do. */
function randomly(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Grain = (on: CanvasRenderingContext2D, size: number, density: number, random: Random) => void;

const GRAINS: Readonly<Record<Table, Grain>> = {
  baize: paintFelt,
  wood: paintBoards,
  slate: paintStone,
  wine: paintFelt,
  midnight: paintFelt,
  leather: paintHide,
  linen: paintWeave,
  colour: paintFelt,
  own: paintFelt,
};

/** Returns the side of a tile, in CSS pixels. */
const sideOf = (table: Table): number => (table === 'wood' ? 800 : 256);

/** Fibres drawn per stroke. Drawing them together takes half as long as one by one, and few of them overlap. */
const BUNDLE = 13;

/** Paints short fibres lying every way. */
function paintFelt(on: CanvasRenderingContext2D, size: number, density: number, random: Random): void {
  on.lineWidth = 0.8 * density;
  for (let bundle = 0; bundle < 5200 / BUNDLE; bundle++) {
    on.strokeStyle = bundle % 2 === 0 ? 'rgb(255 255 255 / 4.5%)' : 'rgb(0 0 0 / 7%)';
    on.beginPath();
    for (let fibre = 0; fibre < BUNDLE; fibre++) {
      const [x, y, angle] = [random() * size, random() * size, random() * Math.PI];
      const length = (1.2 + random() * 2.6) * density;
      everySide(size, x, y, (x, y) => {
        on.moveTo(x, y);
        on.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
      });
    }
    on.stroke();
  }
}

/** Paints light and dark specks. */
function paintStone(on: CanvasRenderingContext2D, size: number, density: number, random: Random): void {
  for (let speck = 0; speck < 5200; speck++) {
    on.fillStyle = random() < 0.45 ? 'rgb(255 255 255 / 5%)' : 'rgb(0 0 0 / 9%)';
    const side = (0.5 + random() * 1.1) * density;
    on.fillRect(random() * size, random() * size, side, side);
  }
}

/** Paints threads over and under one another, some thicker than others. */
function paintWeave(on: CanvasRenderingContext2D, size: number, density: number, random: Random): void {
  const step = size / Math.round(size / (2.6 * density));
  for (let at = 0; at < size - step / 2; at += step) {
    for (const upright of [true, false]) {
      const thick = (0.5 + random() * 0.9) * density;
      on.fillStyle =
        random() < 0.5 ? `rgb(255 255 255 / ${3 + random() * 9}%)` : `rgb(66 48 20 / ${3 + random() * 9}%)`;
      on.fillRect(upright ? at : 0, upright ? 0 : at, upright ? thick : size, upright ? size : thick);
    }
  }
  for (let knot = 0; knot < 900; knot++) {
    on.fillStyle = random() < 0.5 ? 'rgb(255 255 255 / 12%)' : 'rgb(66 48 20 / 9%)';
    const [long, thick] = [(2 + random() * 7) * density, 0.9 * density];
    const [width, height] = random() < 0.5 ? [long, thick] : [thick, long];
    on.fillRect(random() * (size - width), random() * (size - height), width, height);
  }
}

/** Draws what crosses a tile's right or lower edge again at the opposite one, so that tiles join. */
function everySide(size: number, x: number, y: number, draw: (x: number, y: number) => void): void {
  draw(x, y);
  if (x > size - 8) draw(x - size, y);
  if (y > size - 8) draw(x, y - size);
}
