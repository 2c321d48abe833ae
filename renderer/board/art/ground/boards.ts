type Random = () => number;

/** Boards in a tile. */
const BOARDS = 5;
/** CSS pixels per sample of the rings; coarse samples suffice, because rings are soft and smoothed when enlarged. */
const SAMPLE = 2;

/** Paints boards with the rings of a tree that was sawn along, pores, and a joint between two boards. */
export function paintBoards(on: CanvasRenderingContext2D, size: number, density: number, random: Random): void {
  paintRings(on, size, Math.round(size / density / SAMPLE), random);
  for (let board = 0; board < BOARDS; board++) {
    const [top, height] = [(board * size) / BOARDS, size / BOARDS];
    on.fillStyle = `rgb(${random() < 0.5 ? '255 206 150' : '20 8 0'} / ${random() * 9}%)`;
    on.fillRect(0, top, size, height);
    paintPores(on, { top, size, height }, density, random);
    paintJoint(on, top, size, density);
  }
}

/** A board, in pixels from the tile's top; it is as wide as the tile, whose side is `size`. */
interface Board {
  readonly top: number;
  readonly size: number;
  readonly height: number;
}

/** Paints dark rings, darkest at their outer edge; a tile continues where it ends. */
function paintRings(on: CanvasRenderingContext2D, size: number, side: number, random: Random): void {
  const small = document.createElement('canvas');
  small.width = side;
  small.height = side;
  const pen = small.getContext('2d');
  if (!pen) return;
  const image = pen.createImageData(side, side);
  const boards = Array.from({ length: BOARDS }, () => ringsOf(side, random));
  for (let y = 0; y < side; y++) {
    const across = (y * BOARDS) / side;
    const row = boards[Math.floor(across)]?.(across % 1) ?? [];
    for (const [x, ring] of row.entries()) {
      const at = 4 * (y * side + x);
      image.data.set(RING, at);
      image.data[at + 3] = 56 * darkness(ring % 1);
    }
  }
  pen.putImageData(image, 0, 0);
  on.drawImage(small, 0, 0, size, size);
}

/** The colour of a ring: red, green and blue. */
const RING = [34, 14, 2];

/** Returns how dark a ring is, from its inner edge at 0 to its outer at 1, where it fades over a few pixels. */
const darkness = (part: number): number => part * part * Math.min(1, (1 - part) / 0.14);

/** Returns a function that returns the rings along a board, in `side` samples, by a share across it, from 0 to 1. */
function ringsOf(side: number, random: Random): (across: number) => Float32Array {
  const heart = -0.3 + 1.6 * random();
  const count = 7 + 5 * random();
  const phases = Array.from({ length: 5 }, () => random() * 2 * Math.PI);
  const waves = phases.map((phase, i) => {
    const turns = [1, 3, 1, 2, 9][i] ?? 1;
    return Float32Array.from({ length: side }, (_, x) => Math.sin((2 * Math.PI * turns * x) / side + phase));
  });
  const [slow, quick, deep, deeper, ripples] = waves as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  // Where the saw cut deeper, a ring is farther out: this closes rings into flames.
  const depths = deep.map((wave, x) => (0.16 * (1 + wave) + 0.03 * deeper[x]!) ** 2 + 0.02);
  const bends = slow.map((wave, x) => 0.07 * wave + 0.025 * quick[x]! - heart);
  return (across) =>
    bends.map((bend, x) => {
      const away = across + bend;
      return count * (Math.sqrt(away * away + depths[x]!) + 0.012 * ripples[x]!) + 1;
    });
}

/** Strokes drawn at once. */
const BUNDLE = 20;

/** Paints short fine lines along the board. */
function paintPores(on: CanvasRenderingContext2D, { top, size, height }: Board, density: number, random: Random): void {
  on.lineWidth = 0.7 * density;
  for (let bundle = 0; bundle < 16; bundle++) {
    on.strokeStyle = bundle % 4 === 3 ? 'rgb(255 214 160 / 7%)' : `rgb(30 12 0 / ${8 + 3 * (bundle % 4)}%)`;
    on.beginPath();
    for (let pore = 0; pore < BUNDLE; pore++) {
      const [x, y] = [random() * size, top + random() * height];
      const long = (5 + random() * 26) * density;
      for (const from of x + long > size ? [x, x - size] : [x]) {
        on.moveTo(from, y);
        on.lineTo(from + long, y);
      }
    }
    on.stroke();
  }
}

function paintJoint(on: CanvasRenderingContext2D, top: number, size: number, density: number): void {
  on.fillStyle = 'rgb(0 0 0 / 9%)';
  on.fillRect(0, top, size, 3 * density);
  on.fillStyle = 'rgb(0 0 0 / 34%)';
  on.fillRect(0, top, size, density);
  on.fillStyle = 'rgb(255 230 200 / 9%)';
  on.fillRect(0, top + density, size, density);
}
