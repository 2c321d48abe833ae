import { type Recipe, RECIPE_FIELDS, type RecipeField, unusedFields } from '../../../engine/index.ts';
import type { Describing } from '../../words/described.ts';
import { PickRow } from '../ui/fields.tsx';
import { sayRule } from './say-answer.ts';

interface RecipeFormProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
  readonly onChange: (recipe: Recipe) => void;
}

/** Every rule that may be changed, with what it says now; those that have nothing to say are left out. */
export function RecipeForm({ recipe, describing, onChange }: RecipeFormProps) {
  const unused = unusedFields(recipe);
  const fields = (Object.keys(RECIPE_FIELDS) as RecipeField[]).filter((field) => !unused.has(field));
  return (
    <div class="stack">
      {fields.map((field) => (
        <PickRow
          key={field}
          label={describing.say('recipe.field', { field })}
          values={RECIPE_FIELDS[field].map((answer) => ({ value: answer, label: sayRule(describing, field, answer) }))}
          value={recipe[field]}
          onChange={(answer) => onChange({ ...recipe, [field]: answer })}
        />
      ))}
    </div>
  );
}
