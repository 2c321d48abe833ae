import type { Knowable, Luck, Mistake } from '../../../engine/search.ts';
import type { PastGame } from '../../app/actions/analysis/reviews.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger, sayWhole } from '../../words/say.ts';
import { MovesTable } from './moves-table.tsx';
import { sayBetter, sayPlayed } from './slips.tsx';

interface TurnsProps {
  readonly past: PastGame;
  readonly knowable: Knowable;
  /** Plays on from the position after this many of the player's moves. */
  readonly onPlay: (moves: number) => void;
}

/** The most turns shown; those that mattered least are left out. */
const MAX_TURNS = 8;

/** Mistakes and strokes of luck, judging by the cards that the player had seen, in the order of the game. */
export function Turns({ past, knowable, onPlay }: TurnsProps) {
  const turns = turnsOf(knowable);
  if (turns.length === 0) return <p class="empty">{sayExtra('trainer.no-turns')}</p>;
  return (
    <MovesTable label={sayExtra('trainer.turns')}>
      {turns.map((turn) => (
        <Line key={`${turn.at} ${'by' in turn}`} turn={turn} past={past} onPlay={onPlay} />
      ))}
    </MovesTable>
  );
}

type Turn = Mistake | Luck;

const weightOf = (turn: Turn): number =>
  'by' in turn ? Math.abs(turn.by) : (turn.wins.better - turn.wins.played) / Math.max(1, turn.wins.of);

/** Returns the turns that mattered most, a mistake before the luck of its own cards. */
const turnsOf = ({ mistakes, luck }: Knowable): readonly Turn[] =>
  [...mistakes, ...luck]
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MAX_TURNS)
    .toSorted((a, b) => a.at - b.at || Number('by' in a) - Number('by' in b));

type LineProps = Omit<TurnsProps, 'knowable'> & { readonly turn: Turn };

function Line({ turn, past, onPlay }: LineProps) {
  const { at } = turn;
  return (
    <tr class={kindOf(turn)}>
      <th scope="row">{sayInteger(at + 1)}</th>
      <td data-head={sayExtra('review.played')}>{sayPlayed(past, at)}</td>
      <td class="better" data-head={sayExtra('review.better')}>
        {'by' in turn ? sayExtra('trainer.nothing-better') : sayBetter(past, at, turn.better)}
      </td>
      <td data-head={sayExtra('review.cost')}>
        <strong>{sayExtra(`trainer.${kindOf(turn)}`)}</strong> {sayCost(turn)}
      </td>
      <td>
        <button type="button" aria-label={sayExtra('review.play-before', { move: at + 1 })} onClick={() => onPlay(at)}>
          {sayExtra('review.play')}
        </button>
      </td>
    </tr>
  );
}

const kindOf = (turn: Turn): 'mistake' | 'bad-luck' | 'good-luck' =>
  !('by' in turn) ? 'mistake' : turn.by < 0 ? 'bad-luck' : 'good-luck';

function sayCost(turn: Turn): string {
  if ('by' in turn)
    return sayExtra(turn.by < 0 ? 'trainer.luck-cost' : 'trainer.luck-brought', { share: sayWhole(Math.abs(turn.by)) });
  const { better, played, of, by } = turn.wins;
  if (by === 'way')
    return sayExtra('trainer.cost-way', { better: sayWhole(better / of), played: sayWhole(played / of) });
  if (by === 'play') return sayExtra('trainer.cost-games', { better, played, of });
  return of === 1 ? sayExtra('review.cost-win') : sayExtra('trainer.cost-orders', { better, played, of });
}
