type Random = () => number;

/** The width of a pebble in CSS pixels. */
const PEBBLE = 7.4;
/** How wide the crease between two pebbles is, as a share of their width. */
const CREASE = 0.3;

/** Paints pebbles close together: bright above, dark below, with creases between them. */
export function paintHide(on: CanvasRenderingContext2D, size: number, density: number, random: Random): void {
  const across = Math.round(size / density / PEBBLE);
  const spots = Float32Array.from({ length: 2 * across * across }, () => 0.1 + 0.8 * random());
  const image = on.createImageData(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const shade = shadeAt((x * across) / size, (y * across) / size, across, spots);
      const at = 4 * (y * size + x);
      if (shade > 0) image.data.set(LIGHT, at);
      image.data[at + 3] = 255 * Math.abs(shade);
    }
  }
  on.putImageData(image, 0, 0);
}

/** The colour of what is lit: red, green and blue; the rest is black. */
const LIGHT = [255, 226, 196];

/**
 * Returns how much brighter, or if negative darker, the hide is at a point, in pebbles from the tile's corner; `spots`
 * has where each pebble's middle is within its square.
 */
function shadeAt(x: number, y: number, across: number, spots: Float32Array): number {
  let [nearest, next, under] = [9, 9, 0];
  const [squareX, squareY] = [Math.floor(x), Math.floor(y)];
  for (let row = squareY - 1; row <= squareY + 1; row++) {
    for (let column = squareX - 1; column <= squareX + 1; column++) {
      const spot = 2 * (((row + across) % across) * across + ((column + across) % across));
      const dx = x - column - spots[spot]!;
      const dy = y - row - spots[spot + 1]!;
      const away = dx * dx + dy * dy;
      if (away < nearest) {
        next = nearest;
        nearest = away;
        under = dy;
      } else if (away < next) next = away;
    }
  }
  const crease = Math.max(0, 1 - (Math.sqrt(next) - Math.sqrt(nearest)) / CREASE);
  return -0.1 * under * (1 - crease) - 0.13 * crease * crease;
}
