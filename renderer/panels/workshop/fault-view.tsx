import { mendingOf, recipeFault, type Recipe } from '../../../engine/rules.ts';
import type { Describing } from '../../words/fetched/description-words.ts';
import { sayField, sayFieldName } from '../rules/own/say-answer.ts';

interface FaultViewProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
  readonly onChange: (answer: Partial<Recipe>) => void;
}

/** Says why rules make no game, with a button that changes the answer at fault. */
export function FaultView({ recipe, describing, onChange }: FaultViewProps) {
  const fault = recipeFault(recipe);
  if (!fault) return null;
  const mending = mendingOf(recipe);
  const label = sayFieldName(describing, recipe, fault.field);
  return (
    <>
      <p role="alert">{describing.say(`recipe.${fault.why}`, { ...fault, label })}</p>
      {mending && (
        <button
          type="button"
          class="advice"
          onClick={() => onChange({ [mending.field]: mending.recipe[mending.field] })}
        >
          {sayField(describing, mending.recipe, mending.field)}
        </button>
      )}
    </>
  );
}
