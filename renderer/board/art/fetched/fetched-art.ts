import type { BackPattern, FetchedArt } from '../../model/look.ts';
import { AUTUMN } from './backs/autumn.ts';
import { BOTANICAL } from './backs/botanical.ts';
import { COMPASS } from './backs/compass.ts';
import { DECO } from './backs/deco.ts';
import { ENGRAVED } from './backs/engraved.ts';
import { KOI } from './backs/koi.ts';
import { PEACOCK } from './backs/peacock.ts';
import { WINTER } from './backs/winter.ts';
import { HISTORIC } from './historic/historic.ts';
import { centred } from '../cards/pen.ts';
import { paintMinimal, paintModern } from './sets/flat-art.ts';

const FLAT_COLOURS = ['#1f2733', '#d42e3f', '#d42e3f', '#1f2733'];

/** A back drawn around its middle, with a frame of its own. */
const framed = ({
  ink,
  paint,
}: {
  readonly ink: string;
  readonly paint: (on: CanvasRenderingContext2D) => void;
}): BackPattern => ({
  ink,
  paint: centred(paint),
  isFramed: true,
});

/** The card sets and backs that are fetched when a look uses one. */
export const FETCHED_ART: FetchedArt = {
  sets: {
    modern: { colours: FLAT_COLOURS, paint: paintModern },
    minimal: { colours: FLAT_COLOURS, paint: paintMinimal },
    historic: HISTORIC,
  },
  backs: {
    engraved: framed(ENGRAVED),
    peacock: framed(PEACOCK),
    deco: framed(DECO),
    koi: framed(KOI),
    compass: framed(COMPASS),
    botanical: framed(BOTANICAL),
    winter: framed(WINTER),
    autumn: framed(AUTUMN),
  },
};
