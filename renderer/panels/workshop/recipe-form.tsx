import { answersFor, type Recipe, type RecipeField, unusedFields } from '../../../engine/index.ts';
import type { Describing } from '../../words/fetched/described.ts';
import { PickRow } from '../ui/fields.tsx';
import { sayFieldName, sayRule } from '../rules/own/say-answer.ts';

interface RecipeFormProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
  readonly onChange: (recipe: Recipe) => void;
}

/** The fields as they are asked: what kind of game, what is dealt where, what is built, what goes home. */
const IN_ORDER: readonly RecipeField[] = [
  ...(['home', 'pairs', 'goal', 'packs', 'columns', 'cards', 'open', 'sunk', 'reserve', 'shown'] as const),
  ...(['cells', 'filled', 'ranks', 'suits', 'round', 'room', 'lift', 'start', 'stock', 'redeals'] as const),
  ...(['shuffles', 'first', 'laid', 'rising', 'back'] as const),
];

/** Every rule that may be changed, with what it says now; those that have nothing to say are left out. */
export function RecipeForm({ recipe, describing, onChange }: RecipeFormProps) {
  const unused = unusedFields(recipe);
  const fields = IN_ORDER.filter((field) => !unused.has(field));
  return (
    <div class="stack">
      {fields.map((field) => (
        <PickRow
          key={field}
          label={sayFieldName(describing, recipe, field)}
          values={answersFor(recipe, field).map((answer) => ({
            value: answer,
            label: sayRule(describing, recipe, field, answer),
          }))}
          value={recipe[field]}
          onChange={(answer) => onChange({ ...recipe, [field]: answer })}
        />
      ))}
    </div>
  );
}
