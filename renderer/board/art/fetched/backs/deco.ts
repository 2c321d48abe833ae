import { around, at, box, circle, fill, mirrored, polar, stroke } from '../../cards/pen.ts';

const INK = '#12211f';
const GOLD = '#d8b45c';
const PALE = '#f1dfae';
const SHADE = '#1e3d38';

/** Rays of a fan, in degrees from straight up. */
const RAYS = [0, 13, 26, 39, 52, 65];
/** How far the scallops of a fan are from its centre, to the side and up. */
const FAN_REACH = { x: 36, y: 45 } as const;

/** Two fans that rise from a lozenge, between quarter fans in the corners: gold on black. */
function paintDeco(on: CanvasRenderingContext2D): void {
  around(on, 2, () => {
    paintFan(on);
    mirrored(on, () => paintCorner(on));
    paintChevrons(on);
  });
  paintLozenge(on);
  stroke(on, GOLD, 1.2, () => box(on, 42.2, 62.2, 2));
  stroke(on, GOLD, 0.6, () => box(on, 40.4, 60.4, 1));
}

const edgeOf = (ray: number): readonly [x: number, y: number] => {
  const [x, y] = polar(1, ray);
  return [x * FAN_REACH.x, y * FAN_REACH.y];
};

/** Rays that end in an arch of scallops. */
function paintFan(on: CanvasRenderingContext2D): void {
  fill(on, SHADE, () => {
    on.moveTo(0, 0);
    for (let ray = -71.5; ray <= 71.5; ray += 6.5) on.lineTo(...edgeOf(ray));
  });
  mirrored(on, () => {
    for (const ray of RAYS) {
      const [x, y] = edgeOf(ray);
      stroke(on, GOLD, ray % 26 === 0 ? 1.2 : 0.7, `M${x * 0.3} ${y * 0.3}L${x} ${y}`);
    }
    for (const ray of RAYS) {
      const [x, y] = edgeOf(ray + 6.5);
      at(on, { x, y, turn: (ray + 6.5) * 0.9 }, () => paintScallop(on));
    }
  });
  // A gem over the middle of the arch.
  at(on, { y: -FAN_REACH.y - 8.4 }, () => {
    fill(on, GOLD, 'M0 -4.6L3.4 0L0 4.6L-3.4 0Z');
    fill(on, INK, 'M0 -2.6L1.9 0L0 2.6L-1.9 0Z');
    mirrored(on, () => stroke(on, GOLD, 0.7, 'M5 0L13 0M5 -2.2L10 -2.2M5 2.2L10 2.2'));
  });
}

function paintScallop(on: CanvasRenderingContext2D): void {
  fill(on, GOLD, 'M-4.9 0A4.9 4.9 0 0 1 4.9 0Z');
  fill(on, INK, 'M-3.5 0A3.5 3.5 0 0 1 3.5 0Z');
  fill(on, PALE, 'M-1.7 0A1.7 1.7 0 0 1 1.7 0Z');
}

/** A quarter fan that fills the upper right corner. */
function paintCorner(on: CanvasRenderingContext2D): void {
  at(on, { x: 40.4, y: -60.4 }, () => {
    for (const radius of [7.5, 15.5, 18]) {
      stroke(on, GOLD, radius === 15.5 ? 0.7 : 1.1, () => on.arc(0, 0, radius, Math.PI / 2, Math.PI));
    }
    for (let ray = 15; ray < 90; ray += 15) {
      const [[x, y], [farX, farY]] = [polar(7.5, 180 + ray), polar(15.5, 180 + ray)];
      stroke(on, GOLD, 0.7, `M${x} ${y}L${farX} ${farY}`);
    }
    fill(on, GOLD, () => {
      on.moveTo(0, 0);
      on.arc(0, 0, 4.4, Math.PI / 2, Math.PI);
    });
  });
}

/** Chevrons beside the lozenge, on the right. */
function paintChevrons(on: CanvasRenderingContext2D): void {
  for (const [x, half] of [
    [32, 6.2],
    [35.2, 4.2],
    [38.4, 2.2],
  ] as const)
    stroke(on, GOLD, 0.9, `M${x - half * 0.8} ${-half}L${x} 0L${x - half * 0.8} ${half}`);
}

function paintLozenge(on: CanvasRenderingContext2D): void {
  for (const [size, colour] of [
    [1, GOLD],
    [0.89, INK],
    [0.75, GOLD],
    [0.68, INK],
  ] as const)
    at(on, { size }, () => fill(on, colour, 'M0 -17L27 0L0 17L-27 0Z'));
  around(on, 2, () => fill(on, PALE, 'M0 -9L2.2 -2.2L0 0L-2.2 -2.2Z'));
  around(on, 2, () => at(on, { turn: 90 }, () => fill(on, PALE, 'M0 -14.5L2.2 -2.2L0 0L-2.2 -2.2Z')));
  fill(on, GOLD, () => circle(on, 0, 0, 2.6));
}

export const DECO = { ink: INK, paint: paintDeco } as const;
