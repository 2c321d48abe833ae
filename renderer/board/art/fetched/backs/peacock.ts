import { around, at, box, circle, fill, mirrored, polar, stroke } from '../../cards/pen.ts';

const INK = '#0c3340';
const BLUE = '#2463c4';
const DEEP_BLUE = '#153f92';
const PALE_BLUE = '#6ba3ea';
const GREEN = '#1c7264';
const PALE_GREEN = '#5fae86';
const GOLD = '#dcae52';
const BRONZE = '#b07a35';
const NIGHT = '#131f52';

/** Two peacocks that spread their tails, one up and one down. */
function paintPeacock(on: CanvasRenderingContext2D): void {
  around(on, 2, () => paintTail(on));
  around(on, 2, () => paintBody(on));
  stroke(on, GOLD, 0.9, () => box(on, 42.2, 62.2, 2.4));
  around(on, 2, () => mirrored(on, () => paintCorner(on)));
}

/** The rows of eyes in a tail, from the outermost. The turns are degrees from straight up. */
const ROWS = [
  { far: 52, turns: [0, 17.5, 35, 52.5, 70, 87.5], size: 1.12 },
  { far: 41.5, turns: [8.75, 26.25, 43.75, 61.25, 78.75], size: 0.98 },
  { far: 31.5, turns: [0, 17.5, 35, 52.5, 70, 87.5], size: 0.76 },
] as const;

function paintTail(on: CanvasRenderingContext2D): void {
  on.save();
  on.beginPath();
  on.rect(-42, -62, 84, 62);
  on.clip();
  for (const { far, turns, size } of ROWS) {
    mirrored(on, () => {
      for (const turn of turns.toReversed()) {
        const [x, y] = polar(far, turn);
        at(on, { x: x * 0.745, y: y - 2.6, turn: turn * 0.92, size }, () => paintFeather(on, far / size));
      }
    });
  }
  on.restore();
}

/** Paints the eye of a feather, around the origin, and its quill. */
function paintFeather(on: CanvasRenderingContext2D, long: number): void {
  stroke(on, GREEN, 0.8, `M0 0L0 ${long * 0.42}`);
  fill(on, GREEN, 'M0 13C-5 6 -7.2 2 -7.1 -2C-7 -6.4 -3.6 -8.6 0 -8.6C3.6 -8.6 7 -6.4 7.1 -2C7.2 2 5 6 0 13Z');
  fill(
    on,
    PALE_GREEN,
    'M0 8.4C-3.6 4.6 -5.5 1.6 -5.4 -1.4C-5.3 -5 -2.8 -6.9 0 -6.9C2.8 -6.9 5.3 -5 5.4 -1.4C5.5 1.6 3.6 4.6 0 8.4Z',
  );
  fill(on, BRONZE, () => on.ellipse(0, -1.2, 4.2, 4.5, 0, 0, 2 * Math.PI));
  fill(on, PALE_BLUE, () => on.ellipse(0, -1, 3.1, 3.3, 0, 0, 2 * Math.PI));
  fill(
    on,
    NIGHT,
    'M0 -2.4C0.7 -3.7 2.5 -3.3 2.5 -1.3C2.5 0.6 1 1.6 0 2C-1 1.6 -2.5 0.6 -2.5 -1.3C-2.5 -3.3 -0.7 -3.7 0 -2.4Z',
  );
}

/** A body seen from the front: neck, head and crest. */
function paintBody(on: CanvasRenderingContext2D): void {
  mirrored(on, () => {
    for (const turn of [0, 20, 40])
      at(on, { y: -27, turn }, () => {
        stroke(on, GOLD, 0.6, 'M0 0.4L0 -5.4');
        fill(on, PALE_BLUE, () => circle(on, 0, -6.2, 1.2));
      });
    fill(
      on,
      BLUE,
      'M0 1C7 1 10.4 -3.4 9.4 -8.8C8.2 -14 3.8 -15 3 -19.4C2.8 -21 3.9 -21.8 3.9 -24C3.9 -26.8 2.2 -28.2 0 -28.2Z',
    );
    fill(on, DEEP_BLUE, 'M9.6 -6.8C9.4 -2 6.4 1 0 1L0 -2C4.6 -2 8 -3.6 9.6 -6.8Z');
    stroke(on, '#eef4ff', 0.7, 'M0.8 -26C1.8 -26.4 2.8 -26.2 3.4 -25.4M1 -23.4C1.8 -23 2.8 -23.2 3.4 -23.8');
    fill(on, NIGHT, () => circle(on, 2.2, -24.6, 0.8));
    stroke(on, PALE_BLUE, 0.7, 'M0 -7C2.4 -7 3.6 -8.2 4.2 -10M0 -11.4C1.6 -11.4 2.6 -12.4 3 -14M0 -15.4L1.6 -16.6');
  });
  fill(on, GOLD, 'M-1.2 -23L1.2 -23L0 -19.6Z');
}

/** A spray of three leaves in the upper right corner. */
function paintCorner(on: CanvasRenderingContext2D): void {
  at(on, { x: 38.6, y: -58.6 }, () => {
    for (const turn of [198, 225, 252])
      at(on, { turn, size: turn === 225 ? 1 : 0.8 }, () =>
        fill(on, GOLD, 'M0 0C-1.8 -3 -1.6 -7 0 -10C1.6 -7 1.8 -3 0 0Z'),
      );
    fill(on, GOLD, () => circle(on, 0, 0, 1.5));
  });
}

export const PEACOCK = { ink: INK, paint: paintPeacock } as const;
