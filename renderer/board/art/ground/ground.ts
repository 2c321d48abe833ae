import type { PaintedLook } from '../../model/look.ts';
import { BLACK, type Colour, colourOf, contrastOf, greyOf, luminanceOf, mixColours, WHITE } from './colour.ts';

/** The colours of a table, from its bright middle to its rim. */
export interface TableGround {
  readonly light: Colour;
  readonly middle: Colour;
  readonly edge: Colour;
}

/** How things on the table itself are drawn: signs in chalk or in ink, and lights that may need a dark outline. */
export interface Inks {
  readonly colour: Colour;
  /** The opacity of a sign, from 0 to 1. */
  readonly strength: number;
  /** The table is so bright that lights need a dark outline. */
  readonly contour: boolean;
}

type Hex = readonly [light: string, middle: string, edge: string];
type Painted = Exclude<PaintedLook['table'], 'colour' | 'own'>;

const GROUNDS: Readonly<Record<Painted, { readonly day: Hex; readonly night: Hex }>> = {
  baize: { day: ['#2c8157', '#206b46', '#10442a'], night: ['#1d573b', '#16452e', '#0c2b1c'] },
  wood: { day: ['#8a5a34', '#754827', '#4d2d16'], night: ['#553720', '#452b18', '#29180c'] },
  slate: { day: ['#56687a', '#455566', '#2c3845'], night: ['#323c48', '#28313b', '#171d24'] },
  wine: { day: ['#8b2c45', '#732036', '#481020'], night: ['#5b1f30', '#491825', '#2c0d16'] },
  midnight: { day: ['#2c4f86', '#21406f', '#122746'], night: ['#1f3656', '#182b46', '#0d192b'] },
  leather: { day: ['#6b4a3a', '#57392b', '#36221a'], night: ['#45312a', '#37261f', '#211612'] },
  linen: { day: ['#e4dcca', '#d8cfba', '#bfb49c'], night: ['#5c574c', '#4c483f', '#332f29'] },
};

/** The least contrast between a table and the signs on it. */
export const LEAST_CONTRAST = 3;
/** The least opacity of a sign. */
const USUAL_STRENGTH = 0.57;
/** The luminance of a table above which lights need an outline. */
const OUTLINE_LUMINANCE = 0.2;
/** A picture is bright enough for ink if nine tenths of it have at least this luminance. */
const INK_LUMINANCE = 0.36;
const VEILED_INK_LUMINANCE = 0.17;

export function groundOf({
  table,
  tableColour,
  dark,
  pictures,
}: Omit<PaintedLook, 'cardSet' | 'back' | 'letters'>): TableGround {
  if (table === 'colour') return ownGround(colourOf(tableColour), dark);
  if (table === 'own') {
    const veil = 1 - veilOf(pictures.table, dark);
    const [bright, deep] = [pictures.table?.bright ?? 0.1, pictures.table?.dark ?? 0.02];
    const [light, edge] = [bright, deep].map((luminance) => mixColours(BLACK, greyOf(luminance), veil)) as [
      Colour,
      Colour,
    ];
    return { light, middle: mixColours(light, edge, 0.5), edge };
  }
  const [light, middle, edge] = GROUNDS[table][dark ? 'night' : 'day'].map(colourOf) as [Colour, Colour, Colour];
  return { light, middle, edge };
}

/** Only a little brighter in the middle and darker at the rim, because signs have to be visible everywhere. */
function ownGround(chosen: Colour, dark: boolean): TableGround {
  const middle = dark ? mixColours(chosen, BLACK, 0.42) : chosen;
  return { light: mixColours(middle, WHITE, 0.07), middle, edge: mixColours(middle, BLACK, 0.22) };
}

/**
 * Returns the opacity, from 0 to 1, of the black laid over a picture so that signs are visible on it; 0 by day where
 * the picture is bright all over.
 */
export function veilOf(picture: PaintedLook['pictures']['table'], dark: boolean): number {
  if (!picture || (!dark && picture.dark >= INK_LUMINANCE)) return 0;
  const most = dark ? VEILED_INK_LUMINANCE / 2 : VEILED_INK_LUMINANCE;
  const [now] = greyOf(picture.bright);
  const [then] = greyOf(Math.min(most, picture.bright));
  return now === 0 ? 0 : 1 - then / now;
}

/** Returns chalk or ink, whichever is visible on all of the table at the lower opacity. */
export function lineColours({ light, edge }: TableGround): Inks {
  const strengthOf = (colour: Colour): number => {
    for (let strength = USUAL_STRENGTH; strength < 1; strength += 0.03)
      if ([light, edge].every((ground) => isSeen(colour, ground, strength))) return strength;
    return 1;
  };
  const [chalk, ink] = [strengthOf(WHITE), strengthOf(BLACK)];
  const contour = luminanceOf(light) > OUTLINE_LUMINANCE;
  return chalk <= ink ? { colour: WHITE, strength: chalk, contour } : { colour: BLACK, strength: ink, contour };
}

const isSeen = (colour: Colour, ground: Colour, strength: number): boolean =>
  contrastOf(luminanceOf(mixColours(ground, colour, strength)), luminanceOf(ground)) >= LEAST_CONTRAST;
