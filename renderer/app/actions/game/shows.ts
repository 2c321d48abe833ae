import type { ShowName } from '../../../board/motion/shows/shows.ts';

/** How a win is celebrated, by the family of the game; in one of several ways where there are more. */
const SHOWS: Readonly<Record<string, readonly ShowName[]>> = {
  klondike: ['cascade', 'fountain'],
  forty: ['cascade', 'carousel'],
  yukon: ['cascade', 'fan'],
  freecell: ['fountain', 'carousel'],
  castle: ['fountain', 'fan'],
  fan: ['fan'],
  spider: ['spiral'],
  canfield: ['carousel', 'spiral'],
  foundation: ['carousel', 'burst'],
  'four-piles': ['carousel', 'burst'],
  heaps: ['carousel', 'burst'],
  picture: ['spiral', 'ripple'],
  pairs: ['pairs'],
  peaks: ['burst'],
  grid: ['ripple'],
  layout: ['ripple'],
  accordion: ['ripple'],
};

const OF_OTHERS: readonly ShowName[] = ['fountain', 'carousel', 'burst'];

/** Those that suit a family of games. */
export const showsOf = (family: string | undefined): readonly ShowName[] =>
  (family !== undefined && Object.hasOwn(SHOWS, family) ? SHOWS[family] : undefined) ?? OF_OTHERS;
