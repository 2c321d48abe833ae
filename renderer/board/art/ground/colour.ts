/** An opaque colour: red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const BLACK: Colour = [0, 0, 0];
export const WHITE: Colour = [255, 255, 255];

/** Returns the colour of `#rrggbb`. */
export const colourOf = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** Returns a colour as a CSS value; `alpha` from 0 to 1. */
export const cssColour = ([red, green, blue]: Colour, alpha = 1): string =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${Math.round(alpha * 100)}%)`;

/** Returns a mixture of two colours: `share`, from 0 to 1, is how much of the second covers the first. */
export const mixColours = (under: Colour, over: Colour, share: number): Colour => [
  under[0] + (over[0] - under[0]) * share,
  under[1] + (over[1] - under[1]) * share,
  under[2] + (over[2] - under[2]) * share,
];

/** Returns a colour's relative luminance as WCAG 2 defines it, from 0 to 1. */
export function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two luminances, from 1 to 21: WCAG asks 3 for signs, 4.5 for text. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the grey of this luminance. */
export function greyOf(luminance: number): Colour {
  const share = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  return [share * 255, share * 255, share * 255];
}
