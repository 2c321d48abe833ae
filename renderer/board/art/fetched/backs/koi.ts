import { around, at, box, circle, fill, stroke } from '../../cards/pen.ts';

const INK = '#173a5e';
const WATER = 'rgb(200 226 240 / 20%)';
const WHITE = '#fbf4e8';
const RED = '#dd4a2b';
const BLACK = '#22262e';
const GOLD = '#e3b558';
const FIN = '#f3dccb';
const RAY = 'rgb(176 96 62 / 55%)';
const PAD = '#3f8f6b';
const DARK_PAD = '#2f7357';

/** Two koi that follow each other in a circle, and water lilies. */
function paintKoi(on: CanvasRenderingContext2D): void {
  paintWater(on);
  around(on, 2, () => paintPads(on));
  around(on, 2, () => paintFish(on));
  stroke(on, GOLD, 0.9, () => box(on, 42.2, 62.2, 2.4));
}

function paintWater(on: CanvasRenderingContext2D): void {
  stroke(on, WATER, 0.8, () => {
    for (let ring = 6; ring < 84; ring += 6) {
      on.moveTo(ring * 0.86, 0);
      on.ellipse(0, 0, ring * 0.86, ring, 0, 0, 2 * Math.PI);
    }
  });
}

/** A point on the fish's spine, from its nose at 0 to the root of its tail at 1, and half the fish's width there. */
function spineAt(part: number): {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly half: number;
} {
  const turn = ((-72 + 128 * part) * Math.PI) / 180;
  const half = 8.4 * Math.sin(Math.PI * (0.1 + 0.86 * part ** 0.72)) ** 0.8;
  return {
    x: 19 * Math.cos(turn),
    y: 37 * Math.sin(turn),
    angle: Math.atan2(37 * Math.cos(turn), -19 * Math.sin(turn)),
    half,
  };
}

function bodyPath(on: CanvasRenderingContext2D, share = 1): void {
  const sides = [1, -1].map((side) =>
    Array.from({ length: 41 }, (_, i) => {
      const { x, y, angle, half } = spineAt(i / 40);
      return [x - side * share * half * Math.sin(angle), y + side * share * half * Math.cos(angle)] as const;
    }),
  );
  const [left = [], right = []] = sides;
  for (const [i, [x, y]] of [...left, ...right.toReversed()].entries()) {
    if (i === 0) on.moveTo(x, y);
    else on.lineTo(x, y);
  }
  on.closePath();
}

/** Draws at a part of the spine, with the x-axis towards the tail. */
function atSpine(on: CanvasRenderingContext2D, part: number, draw: (half: number) => void): void {
  const { x, y, angle, half } = spineAt(part);
  at(on, { x, y, turn: (angle * 180) / Math.PI }, () => draw(half));
}

function paintFish(on: CanvasRenderingContext2D): void {
  atSpine(on, 1, () => {
    fill(on, FIN, 'M-3 0C4 -2 9 -9 17 -10C14 -5 13 -2 15 1C17 4 18 8 16 12C11 9 5 2 -3 0Z');
    stroke(on, RAY, 0.5, 'M0 0C6 -2 10 -5 14 -8M0 0C6 2 10 5 14 9M0 0C5 0 9 0 13 1');
  });
  for (const side of [-1, 1]) {
    atSpine(on, 0.27, (half) => {
      on.scale(1, side);
      fill(
        on,
        FIN,
        `M-1.6 ${half - 1}C1 ${half + 4} 6 ${half + 9} 12 ${half + 8}C11 ${half + 3} 8 ${half} 3 ${half - 1.4}Z`,
      );
      stroke(
        on,
        RAY,
        0.5,
        `M0 ${half}C3 ${half + 4} 6 ${half + 6} 10 ${half + 7}M2 ${half}C5 ${half + 2} 8 ${half + 4} 11 ${half + 6}`,
      );
    });
    atSpine(on, 0.66, (half) => {
      on.scale(1, side);
      fill(
        on,
        FIN,
        `M-1 ${half - 1}C1 ${half + 3} 4 ${half + 5} 8 ${half + 4}C7 ${half + 1} 5 ${half - 1} 2 ${half - 1.4}Z`,
      );
    });
  }
  on.save();
  on.beginPath();
  bodyPath(on);
  on.fillStyle = WHITE;
  on.fill();
  on.clip();
  atSpine(on, 0.13, () => fill(on, RED, () => on.ellipse(0.6, 0, 4.6, 5, 0, 0, 2 * Math.PI)));
  atSpine(on, 0.46, () => fill(on, RED, 'M-8 -10C-2 -3 -10 3 -3 12L7 12C3 4 10 -2 5 -12Z'));
  atSpine(on, 0.82, () => fill(on, RED, 'M-5 -8C-3 -2 -6 3 -2 8L5 8C3 2 6 -3 4 -8Z'));
  atSpine(on, 0.62, () => fill(on, BLACK, () => on.ellipse(1, 5, 3, 2.4, 0.3, 0, 2 * Math.PI)));
  atSpine(on, 0.33, () => fill(on, BLACK, () => on.ellipse(0, -6.6, 2.4, 2, 0.3, 0, 2 * Math.PI)));
  on.restore();
  stroke(on, RAY, 0.9, () => {
    for (let i = 0; i <= 20; i++) {
      const { x, y } = spineAt(0.36 + 0.021 * i);
      on.lineTo(x, y);
    }
  });
  for (const side of [-1, 1]) atSpine(on, 0.1, (half) => fill(on, BLACK, () => circle(on, 0, side * (half - 1), 1)));
}

/** Lily pads and a flower in one corner, and a pad in the next. */
function paintPads(on: CanvasRenderingContext2D): void {
  paintPad(on, -27, -49, 12, 120);
  paintPad(on, -37, -32, 6.5, 60);
  paintPad(on, 36, -55, 6, 220);
  at(on, { x: -25, y: -50 }, () => {
    around(on, 8, () => fill(on, '#f3b8c0', 'M0 0C-3.4 -3 -2.6 -6.4 0 -8C2.6 -6.4 3.4 -3 0 0Z'));
    around(on, 8, () =>
      at(on, { turn: 22.5, size: 0.72 }, () => fill(on, '#fde6e4', 'M0 0C-3.4 -3 -2.6 -6.4 0 -8C2.6 -6.4 3.4 -3 0 0Z')),
    );
    fill(on, GOLD, () => circle(on, 0, 0, 1.8));
  });
}

function paintPad(on: CanvasRenderingContext2D, x: number, y: number, radius: number, notch: number): void {
  at(on, { x, y, turn: notch }, () => {
    fill(on, PAD, () => {
      on.moveTo(0, 0);
      on.arc(0, 0, radius, 0.25, 2 * Math.PI - 0.25);
    });
    for (let vein = 1; vein < 9; vein++)
      at(on, { turn: vein * 40 }, () => stroke(on, DARK_PAD, 0.6, `M0 0L${radius * 0.86} 0`));
  });
}

export const KOI = { ink: INK, paint: paintKoi } as const;
