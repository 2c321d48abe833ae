import { type SimilarGame, gamesToName, type Recipe } from '../../../../engine/rules.ts';
import type { Describing } from '../../../words/fetched/description-words.ts';
import { sayGame } from '../../../words/games.ts';
import { WELL_KNOWN_GAMES } from '../book/well-known.ts';
import { sayField } from './say-answer.ts';

interface SimilarGamesProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
}

/** Which games of the catalogue this one equals or resembles, and how it differs. */
export const SimilarGames = ({ recipe, describing }: SimilarGamesProps) => (
  <div>
    {gamesToName(recipe, WELL_KNOWN_GAMES).map((similar) => (
      <OneSimilarGame key={similar.id} {...{ recipe, describing, similar }} />
    ))}
  </div>
);

function OneSimilarGame({
  recipe,
  describing,
  similar: { id, differs },
}: SimilarGamesProps & { readonly similar: SimilarGame }) {
  const game = sayGame(id);
  if (differs.length === 0) return <p>{describing.say('recipe.kin-same', { game })}</p>;
  return (
    <>
      <p>{describing.say('recipe.kin-like', { game })}</p>
      <ul class="similar-differences">
        {differs.map((field) => (
          <li key={field}>{sayField(describing, recipe, field)}</li>
        ))}
      </ul>
    </>
  );
}
