import type { BoardLook } from '../types.ts';

type Pen = CanvasRenderingContext2D;

interface Cloth {
  readonly light: string;
  readonly middle: string;
  readonly edge: string;
}

const COLOURS: Readonly<Record<BoardLook['table'], Readonly<Record<'day' | 'night', Cloth>>>> = {
  baize: {
    day: { light: '#2c8157', middle: '#206b46', edge: '#10442a' },
    night: { light: '#1d573b', middle: '#16452e', edge: '#0c2b1c' },
  },
  wood: {
    day: { light: '#8a5a34', middle: '#754827', edge: '#4d2d16' },
    night: { light: '#553720', middle: '#452b18', edge: '#29180c' },
  },
  slate: {
    day: { light: '#56687a', middle: '#455566', edge: '#2c3845' },
    night: { light: '#323c48', middle: '#28313b', edge: '#171d24' },
  },
};

/** Paints the table under the cards: its colour brighter in the middle, its grain, a darker rim. */
export function paintCloth(canvas: HTMLCanvasElement, table: BoardLook['table'], dark: boolean, density: number): void {
  const on = canvas.getContext('2d', { alpha: false });
  if (!on) return;
  const { width, height } = canvas;
  const colours = COLOURS[table][dark ? 'night' : 'day'];
  const light = on.createRadialGradient(
    width / 2,
    height * 0.36,
    0,
    width / 2,
    height * 0.45,
    Math.hypot(width, height) * 0.62,
  );
  light.addColorStop(0, colours.light);
  light.addColorStop(0.5, colours.middle);
  light.addColorStop(1, colours.edge);
  on.fillStyle = light;
  on.fillRect(0, 0, width, height);
  on.fillStyle = on.createPattern(grainOf(table, density), 'repeat') ?? 'transparent';
  on.fillRect(0, 0, width, height);
}

/** A tile of the table's grain, dark and light specks or fibres on nothing. */
function grainOf(table: BoardLook['table'], density: number): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  const size = Math.round((table === 'wood' ? 640 : 256) * density);
  tile.width = size;
  tile.height = size;
  const on = tile.getContext('2d', { willReadFrequently: true });
  if (!on) return tile;
  GRAINS[table](on, size, density, randomly(7));
  return tile;
}

type Random = () => number;

/** The same grain every time; any even spread will do. */
function randomly(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Grain = (on: Pen, size: number, density: number, random: Random) => void;

const GRAINS: Readonly<Record<BoardLook['table'], Grain>> = { baize: paintFelt, wood: paintPlanks, slate: paintStone };

/** Short fibres lying every way. */
function paintFelt(on: Pen, size: number, density: number, random: Random): void {
  on.lineWidth = 0.8 * density;
  for (let fibre = 0; fibre < 5200; fibre++) {
    const [x, y, angle] = [random() * size, random() * size, random() * Math.PI];
    const length = (1.2 + random() * 2.6) * density;
    on.strokeStyle = random() < 0.5 ? 'rgb(255 255 255 / 4.5%)' : 'rgb(0 0 0 / 7%)';
    everySide(size, x, y, (x, y) => line(on, x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length));
  }
}

/** Boards with grain along them. */
function paintPlanks(on: Pen, size: number, density: number, random: Random): void {
  const boards = 5;
  for (let board = 0; board < boards; board++) {
    const top = (board * size) / boards;
    on.fillStyle = `rgb(${random() < 0.5 ? '255 210 160' : '0 0 0'} / ${random() * 7}%)`;
    on.fillRect(0, top, size, size / boards);
    for (let vein = 0; vein < 46; vein++) paintVein(on, size, top, size / boards, density, random);
    on.fillStyle = 'rgb(0 0 0 / 30%)';
    on.fillRect(0, top, size, density);
    on.fillStyle = 'rgb(255 230 200 / 7%)';
    on.fillRect(0, top + density, size, density);
  }
}

/** One wavy line over the whole tile, ending as it began so that tiles join. */
function paintVein(on: Pen, size: number, top: number, height: number, density: number, random: Random): void {
  const y = top + random() * height;
  const [swing, phase, turns] = [random() * 5 * density, random() * 6.3, 1 + Math.floor(random() * 2)];
  on.save();
  on.beginPath();
  on.rect(0, top, size, height);
  on.clip();
  on.beginPath();
  for (let x = 0; x <= size; x += 8) on.lineTo(x, y + swing * Math.sin(phase + (turns * x * 2 * Math.PI) / size));
  on.lineWidth = (0.5 + random() * 1.4) * density;
  on.strokeStyle = random() < 0.7 ? `rgb(30 12 0 / ${4 + random() * 10}%)` : `rgb(255 220 170 / ${2 + random() * 5}%)`;
  on.stroke();
  on.restore();
}

/** Specks and soft clouds. */
function paintStone(on: Pen, size: number, density: number, random: Random): void {
  for (let speck = 0; speck < 5200; speck++) {
    on.fillStyle = random() < 0.45 ? 'rgb(255 255 255 / 5%)' : 'rgb(0 0 0 / 9%)';
    const side = (0.5 + random() * 1.1) * density;
    on.fillRect(random() * size, random() * size, side, side);
  }
}

function line(on: Pen, x: number, y: number, toX: number, toY: number): void {
  on.beginPath();
  on.moveTo(x, y);
  on.lineTo(toX, toY);
  on.stroke();
}

/** What is cut off at one side of a tile is drawn at the other as well. */
function everySide(size: number, x: number, y: number, draw: (x: number, y: number) => void): void {
  draw(x, y);
  if (x > size - 8) draw(x - size, y);
  if (y > size - 8) draw(x, y - size);
}
