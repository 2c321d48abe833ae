import { type Card, FACE_DOWN, isRed, type Session } from '../../../engine/rules.ts';
import type { RealTable } from '../../../engine/text.ts';
import { signOf } from '../../app/services/speech/card-sign.ts';
import { MINI_CARD, LEGIBLE_STEPS, type Mini, miniatureOfTable } from '../picker/picture/miniature.ts';
import type { Entry } from './entry.ts';

const MARGIN = 0.3;
const RADIUS = 0.1;

interface RealPictureProps {
  /** A deal of the game. */
  readonly session: Session;
  readonly real: RealTable;
  readonly entry: Entry;
  readonly onPlace: (place: number) => void;
}

/**
 * The table with the cards entered so far. A press on a place chooses it. The text beside the picture says what it
 * shows.
 */
export function RealPicture({ session, real, entry, onPlace }: RealPictureProps) {
  const { shapes, table } = session;
  const placeOf = ({ pile, index }: Pick<Mini, 'pile' | 'index'>): number =>
    real.places.findIndex((place) => place.pile === pile && place.index === index);
  const picture = miniatureOfTable({ shapes, table }, LEGIBLE_STEPS);
  const [width, height] = [picture.width + 2 * MARGIN, picture.height + 2 * MARGIN];
  return (
    <svg class="small-table entering" viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`} aria-hidden="true">
      {picture.cards.map((mini, i) => {
        const place = placeOf(mini);
        const asked = place >= 0 && real.places[place]?.card === undefined;
        const current = asked && real.places[entry.at]?.pile === mini.pile && isAt(real, entry.at, mini, picture.cards);
        return (
          <RealCard
            key={i}
            mini={mini}
            card={asked ? entry.known[place] : mini.card}
            {...{ asked, current }}
            onPress={() => onPlace(place)}
          />
        );
      })}
    </svg>
  );
}

/** Whether a card shown stands for a place: a heap shows only its top card, which stands for all of its cards. */
const isAt = ({ places }: RealTable, at: number, mini: Mini, cards: readonly Mini[]): boolean =>
  places[at]?.index === mini.index || cards.filter(({ pile }) => pile === mini.pile).length === 1;

interface RealCardProps {
  readonly mini: Mini;
  readonly card: Card | undefined;
  readonly asked: boolean;
  readonly current: boolean;
  readonly onPress: () => void;
}

function RealCard({ mini: { x, y, kind }, card, asked, current, onPress }: RealCardProps) {
  const look = asked && card === undefined && kind === 'up' ? 'open' : kind;
  const shown = kind === 'empty' || card === undefined ? undefined : card & ~FACE_DOWN;
  const isShown = shown !== undefined && (kind === 'up' || asked);
  return (
    <g transform={`translate(${x} ${y})`} class={current ? 'current' : ''} onClick={asked ? onPress : undefined}>
      <rect class={look} width={MINI_CARD.width} height={MINI_CARD.height} rx={RADIUS} />
      {isShown && (
        <text class={kind === 'down' ? 'on-back' : isRed(shown) ? 'red' : 'black'} x={0.08} y={0.29}>
          {signOf(shown)}
        </text>
      )}
    </g>
  );
}
