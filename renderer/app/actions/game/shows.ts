import type { Settings } from '../../../../preload/api.ts';
import type { Show } from '../../../board/motion/shows/show.ts';
import { SHOWS, type ShowName } from '../../../board/motion/shows/shows.ts';

/** The shows that may celebrate a win, by the family of the game. */
const SUITABLE: Readonly<Record<string, readonly ShowName[]>> = {
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

const OTHER_SHOWS: readonly ShowName[] = ['fountain', 'carousel', 'burst'];

interface ChosenShow {
  readonly name: ShowName;
  readonly show: Show;
}

/** Returns the show of the player's choice, or one of those that suit a family of games. */
export function chooseShow(finale: Settings['finale'], family: string | undefined): ChosenShow {
  const names = showsOf(finale, family);
  const name = names[Math.floor(Math.random() * names.length)] ?? 'fountain';
  return { name, show: SHOWS[name] };
}

/** Returns the shows of the player's choice, or those that suit a family of games. */
export const showsOf = (finale: Settings['finale'], family: string | undefined): readonly ShowName[] =>
  finale === 'any' ? suiting(family) : [finale];

const suiting = (family: string | undefined): readonly ShowName[] =>
  (family !== undefined && Object.hasOwn(SUITABLE, family) ? SUITABLE[family] : undefined) ?? OTHER_SHOWS;
