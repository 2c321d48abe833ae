import { parseMove, loggedWords } from '../../../engine/rules.ts';
import type { Review, Slip } from '../../../engine/search.ts';
import { type PastGame, sessionAt } from '../../app/actions/analysis/reviews.ts';
import { sayMoves } from '../../app/services/speech/moves.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';
import { MovesTable } from './moves-table.tsx';

interface SlipsProps {
  readonly past: PastGame;
  readonly review: Review;
  /** Plays on from the position after this many of the player's moves. */
  readonly onPlay: (moves: number) => void;
}

/** The costliest moves, each with a better one and a button to play on from before it. */
export function Slips({ past, review, onPlay }: SlipsProps) {
  const { slips } = review;
  if (slips.length === 0) return <p class="empty">{sayExtra('review.no-slips')}</p>;
  return (
    <MovesTable label={sayExtra('review.slips')}>
      {slips.map((slip) => (
        <Line key={`${slip.at}${slip.wins ? '' : ' lost'}`} slip={slip} {...{ past, review, onPlay }} />
      ))}
    </MovesTable>
  );
}

function Line({ past, review, slip, onPlay }: SlipsProps & { readonly slip: Slip }) {
  const { at, better, wins } = slip;
  const lost = wins ? at + 1 : review.known.indexOf('lost');
  const move = lost === at + 1 ? sayInteger(lost) : sayExtra('review.moves', { from: at + 1, to: lost });
  return (
    <tr>
      <th scope="row">{move}</th>
      <td data-head={sayExtra('review.played')}>
        {lost === at + 1 ? sayPlayed(past, at) : sayExtra('review.one-of-them')}
      </td>
      <td class="better" data-head={sayExtra('review.better')}>
        {sayBetter(past, at, better)}
      </td>
      <td data-head={sayExtra('review.cost')}>
        {wins ? sayExtra('review.cost-games', wins) : sayExtra('review.cost-win')}
      </td>
      <td>
        <button
          type="button"
          class={wins ? '' : 'first'}
          aria-label={sayExtra('review.play-before', { move: at + 1 })}
          onClick={() => onPlay(at)}
        >
          {sayExtra('review.play')}
        </button>
      </td>
    </tr>
  );
}

/** Says the player's move at this position. */
export function sayPlayed(past: PastGame, at: number): string {
  const session = sessionAt(past, at);
  const move = session && parseMove(loggedWords(past.saved.moves)[session.save().at] ?? '');
  return session && move !== undefined ? sayMoves(session, [move]) : '';
}

/** Says the better moves at this position. */
export function sayBetter(past: PastGame, at: number, better: Slip['better']): string {
  const session = sessionAt(past, at);
  return session ? sayMoves(session, better) : '';
}
