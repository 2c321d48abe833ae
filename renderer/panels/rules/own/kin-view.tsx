import { kinOf, type Recipe } from '../../../../engine/index.ts';
import type { Describing } from '../../../words/fetched/described.ts';
import { sayGame } from '../../../words/games.ts';
import { sayField } from './say-answer.ts';

interface KinViewProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
}

/** Which game of the catalogue this is, or is like, and what differs. */
export function KinView({ recipe, describing }: KinViewProps) {
  const { id, differs } = kinOf(recipe);
  const game = sayGame(id);
  if (differs.length === 0) return <p>{describing.say('recipe.kin-same', { game })}</p>;
  return (
    <div>
      <p>{describing.say('recipe.kin-like', { game })}</p>
      <ul class="kin">
        {differs.map((field) => (
          <li key={field}>{sayField(describing, recipe, field)}</li>
        ))}
      </ul>
    </div>
  );
}
