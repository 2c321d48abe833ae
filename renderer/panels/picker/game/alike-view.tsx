import { useMemo } from 'preact/hooks';
import { games } from '../../../../engine/rules.ts';
import { sayGame } from '../../../words/games.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { alikeOf } from '../choosing/alike.ts';

interface AlikeProps {
  readonly id: string;
  /** Opens the page of a game. */
  readonly onLook: (id: string) => void;
}

const IDS = games.map(({ id }) => id);

/** Games similar to this page's, each leading to its own page. */
export function AlikeView({ id, onLook }: AlikeProps) {
  // Memoized, because the page beside the table is rendered with every move.
  const alike = useMemo(() => alikeOf(id, IDS), [id]);
  if (alike.length === 0) return null;
  return (
    <>
      <h3>{sayExtra('picker.alike')}</h3>
      <ul class="alike">
        {alike.map((other) => (
          <li key={other.id}>
            <button type="button" class="chip" onClick={() => onLook(other.id)}>
              {sayGame(other.id)}
              {other.than && <span class="than">{sayExtra(`picker.${other.than}`)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
