import { around, at, box, circle, fill, HALF, mirrored, polar, stroke } from '../../cards/pen.ts';

const INK = '#8a1c2c';
const LINE = 'rgb(255 244 226 / 90%)';
const FINE = 'rgb(255 244 226 / 26%)';

/** Scrolls and rosettes of fine lines, as on banknotes and on the backs of old packs. */
function paintEngraved(on: CanvasRenderingContext2D): void {
  paintGround(on);
  paintBraid(on);
  around(on, 2, () => mirrored(on, () => paintScrolls(on)));
  around(on, 2, () => paintPalmette(on));
  paintRosette(on, 19, { petals: 12, curves: 6 });
  paintHeart(on);
}

/** Wavy lines so close together that they look like a tint. */
function paintGround(on: CanvasRenderingContext2D): void {
  stroke(on, FINE, 0.4, () => {
    for (let y = -HALF.height; y <= HALF.height; y += 2) {
      on.moveTo(-HALF.width, y);
      for (let x = -HALF.width; x <= HALF.width; x += 1.5) on.lineTo(x, y + 1.2 * Math.sin((x * Math.PI) / 7.5));
    }
  });
}

/** The line in the middle of the frame: half its sides. */
const [WIDE, HIGH] = [38.4, 58.4];
/** Half the width of the frame. */
const BAND = 3.8;

/** Three strands woven into a frame, and a rosette on each corner. */
function paintBraid(on: CanvasRenderingContext2D): void {
  on.fillStyle = INK;
  on.beginPath();
  box(on, HALF.width, HALF.height);
  box(on, WIDE - BAND, HIGH - BAND, 2);
  on.fill('evenodd');
  for (const strand of [0, 1, 2]) {
    const [across, down] = [wave(strand, 2 * WIDE, 8), wave(strand, 2 * HIGH, 12)];
    around(on, 2, () =>
      stroke(on, LINE, 0.65, () => {
        trace(
          on,
          across.map(([along, swing]) => [along - WIDE, HIGH + swing]),
        );
        trace(
          on,
          down.map(([along, swing]) => [WIDE + swing, along - HIGH]),
        );
      }),
    );
  }
  stroke(on, LINE, 0.9, () => box(on, WIDE + BAND, HIGH + BAND, 2.5));
  stroke(on, LINE, 0.9, () => box(on, WIDE - BAND, HIGH - BAND, 1.5));
  around(on, 2, () =>
    mirrored(on, () =>
      at(on, { x: WIDE, y: HIGH }, () => {
        fill(on, INK, () => circle(on, 0, 0, 6.2));
        paintRosette(on, 5.4, { petals: 8, curves: 3 });
      }),
    ),
  );
}

type Point = readonly [x: number, y: number];

/** Returns points of a wave: how far along, and how far to the side. */
const wave = (strand: number, long: number, turns: number): Point[] =>
  Array.from({ length: turns * 12 + 1 }, (_, i) => [
    (long * i) / (turns * 12),
    2.4 * Math.sin((i / 12 + strand / 3) * 2 * Math.PI),
  ]);

function trace(on: CanvasRenderingContext2D, points: readonly Point[]): void {
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) on.moveTo(x, y);
    else on.lineTo(x, y);
  }
}

/** Paints crossing curves with petals between two circles. */
function paintRosette(
  on: CanvasRenderingContext2D,
  radius: number,
  { petals, curves }: { readonly petals: number; readonly curves: number },
): void {
  fill(on, INK, () => circle(on, 0, 0, radius));
  stroke(on, LINE, 0.45, () => {
    for (let curve = 0; curve < curves; curve++) {
      const points = Array.from({ length: 181 }, (_, step) => {
        const swing = Math.cos((step * 2 * petals * Math.PI) / 180 + (curve * 2 * Math.PI) / curves);
        return polar(radius * (0.73 + 0.22 * swing), step * 2);
      });
      trace(on, points);
    }
  });
  stroke(on, LINE, 0.8, () => circle(on, 0, 0, radius));
}

/** A flower of eight petals in the middle of the rosette. */
function paintHeart(on: CanvasRenderingContext2D): void {
  fill(on, INK, () => circle(on, 0, 0, 9.4));
  stroke(on, LINE, 0.8, () => circle(on, 0, 0, 9.4));
  around(on, 8, () => fill(on, LINE, 'M0 -1.4C2.6 -3.4 2.6 -6.4 0 -8C-2.6 -6.4 -2.6 -3.4 0 -1.4Z'));
}

/** A leaf with its base at the origin, pointing up and bending to the right. */
const LEAF = 'M0 0C-2.6 -2.6 -2.2 -6.4 2.6 -8.6C1.8 -6.8 3 -3 0 0Z';

/** A straight leaf that points up. */
const FROND = 'M0 0C-1.6 -4 -1.4 -8 0.4 -11.4C2.2 -8 1.6 -4 0 0Z';

/** Scrolls with leaves in the upper right quarter. */
function paintScrolls(on: CanvasRenderingContext2D): void {
  paintScroll(on, { x: 18.5, y: -37.5, radius: 12.5, from: 205, turns: 1.45 });
  paintScroll(on, { x: 25.8, y: -11.5, radius: 7, from: 350, turns: -1.2 });
  stroke(on, LINE, 1, 'M0 -22C5 -22 10 -24 13 -26M19 -5C22 -1 29 -1.2 32 -6');
  at(on, { x: 32.4, y: -52.4 }, () => {
    for (const [turn, size] of [
      [195, 0.6],
      [225, 0.8],
      [255, 0.6],
    ] as const)
      at(on, { turn, size }, () => fill(on, LINE, FROND));
  });
}

interface Scroll {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Where it begins, in degrees clockwise from straight up. */
  readonly from: number;
  /** Clockwise, or if negative the other way. */
  readonly turns: number;
}

/** Paints a spiral that ends in a bud, with leaves on its outer side. */
function paintScroll(on: CanvasRenderingContext2D, { x, y, radius, from, turns }: Scroll): void {
  at(on, { x, y }, () => {
    const steps = 60;
    const spot = (part: number): Point => polar(radius * (1 - 0.8 * part ** 0.85), from + 360 * turns * part);
    for (let step = 0; step < steps; step++) {
      stroke(on, LINE, 1.5 - (0.8 * step) / steps, () => {
        on.lineCap = 'round';
        on.moveTo(...spot(step / steps));
        on.lineTo(...spot((step + 1) / steps));
      });
    }
    fill(on, LINE, () => circle(on, ...spot(1), radius * 0.17));
    for (let leaf = 0; leaf < 7; leaf++) {
      const part = 0.03 + leaf * 0.078;
      const [leafX, leafY] = spot(part);
      const heading = from + 360 * turns * part + (turns > 0 ? 48 : -48);
      at(on, { x: leafX, y: leafY, turn: heading, size: (radius / 12.5) * (0.8 - leaf * 0.04) }, () => {
        if (turns < 0) on.scale(-1, 1);
        fill(on, LINE, LEAF);
      });
    }
  });
}

/** A palm leaf on the axis above the rosette. */
function paintPalmette(on: CanvasRenderingContext2D): void {
  at(on, { y: -24 }, () => {
    mirrored(on, () => {
      for (const [turn, size] of [
        [62, 0.75],
        [38, 1],
        [17, 1.25],
      ] as const)
        at(on, { turn, size }, () => fill(on, LINE, FROND));
    });
    fill(on, LINE, 'M0 0C-2 -6 -1.8 -13 0 -19C1.8 -13 2 -6 0 0Z');
    fill(on, LINE, () => circle(on, 0, -22.4, 1.4));
  });
}

export const ENGRAVED = { ink: INK, paint: paintEngraved } as const;
