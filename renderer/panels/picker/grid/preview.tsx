import { useEffect } from 'preact/hooks';
import { findGame, isOwnId } from '../../../../engine/rules.ts';
import { fetchGoals, sayGoal } from '../../../words/fetched/goals.ts';
import { sayGame } from '../../../words/games.ts';
import { OwnSimilarGames } from '../../rules/own/own-page.tsx';
import type { PickerMatch } from '../choosing/chooser.ts';
import { GamePicture } from '../picture/picture.tsx';
import { factLines } from './tile.tsx';

/**
 * The focused or hovered game beside the tiles, where there is room: large, with its goal, or with what distinguishes a
 * game that players have made. Hidden from screen readers, which read the tile and the game's page.
 */
export function Preview({ found }: { readonly found: PickerMatch }) {
  const { id } = found.entry;
  const game = findGame(id);
  useEffect(() => void fetchGoals().catch(() => {}), []);
  if (!game) return null;
  const lines = factLines(game, found).slice(isOwnId(id) ? 1 : 0);
  return (
    <div class="preview" aria-hidden="true">
      <GamePicture key={`${id} ${found.way?.options}`} game={game} options={found.way?.options} />
      <h3>{found.way?.name ?? sayGame(id)}</h3>
      {isOwnId(id) ? <OwnSimilarGames id={id} /> : <p>{sayGoal(id)}</p>}
      {lines.map((line) => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
    </div>
  );
}
