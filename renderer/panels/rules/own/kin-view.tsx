import { type Kin, namedKinsOf, type Recipe } from '../../../../engine/rules.ts';
import type { Describing } from '../../../words/fetched/description-words.ts';
import { sayGame } from '../../../words/games.ts';
import { WELL_KNOWN_GAMES } from '../book/well-known.ts';
import { sayField } from './say-answer.ts';

interface KinViewProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
}

/** Which games of the catalogue this one equals or resembles, and how it differs. */
export const KinView = ({ recipe, describing }: KinViewProps) => (
  <div>
    {namedKinsOf(recipe, WELL_KNOWN_GAMES).map((kin) => (
      <OneKin key={kin.id} {...{ recipe, describing, kin }} />
    ))}
  </div>
);

function OneKin({ recipe, describing, kin: { id, differs } }: KinViewProps & { readonly kin: Kin }) {
  const game = sayGame(id);
  if (differs.length === 0) return <p>{describing.say('recipe.kin-same', { game })}</p>;
  return (
    <>
      <p>{describing.say('recipe.kin-like', { game })}</p>
      <ul class="kin">
        {differs.map((field) => (
          <li key={field}>{sayField(describing, recipe, field)}</li>
        ))}
      </ul>
    </>
  );
}
