import { answersFor, type Recipe, type RecipeField, unusedFields } from '../../../engine/index.ts';
import type { DescribedWord, Describing } from '../../words/fetched/described.ts';
import { PickRow } from '../ui/fields.tsx';
import { sayFieldName, sayRule } from '../rules/own/say-answer.ts';

interface RecipeFormProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
  readonly onChange: (recipe: Recipe) => void;
}

/** The fields as they are asked, each part under its heading, which is that of the rules at a glance. */
const PARTS: readonly { readonly part: string; readonly fields: readonly RecipeField[] }[] = [
  { part: 'goal', fields: ['home', 'pairs', 'goal'] },
  { part: 'deal', fields: ['packs', 'columns', 'cards', 'open', 'sunk', 'reserve', 'shown', 'cells', 'filled'] },
  { part: 'tableau', fields: ['start', 'ranks', 'suits', 'round', 'lift', 'room'] },
  { part: 'stock', fields: ['stock', 'redeals', 'shuffles'] },
  { part: 'foundation', fields: ['first', 'laid', 'rising', 'back'] },
];

/** Fields whose name alone leaves open what they are. */
const HINTS: Readonly<Partial<Record<RecipeField, DescribedWord>>> = {
  cells: 'recipe.cells-hint',
  reserve: 'recipe.reserve-hint',
};

/** Every rule that may be changed, with what it says now; those that have nothing to say are left out. */
export function RecipeForm({ recipe, describing, onChange }: RecipeFormProps) {
  const unused = unusedFields(recipe);
  return PARTS.map(({ part, fields }) => {
    const asked = fields.filter((field) => !unused.has(field));
    if (asked.length === 0) return null;
    // Where cards leave to the waste, that is what they are built on.
    const name = part === 'tableau' && recipe.home === 'waste' ? 'waste' : part;
    return (
      <fieldset key={part} class="stack">
        <legend>{describing.say('glance.part', { part: name, count: 2 })}</legend>
        {asked.map((field) => (
          <FieldRow key={field} {...{ recipe, describing, field, onChange }} />
        ))}
      </fieldset>
    );
  });
}

function FieldRow({ recipe, describing, field, onChange }: RecipeFormProps & { readonly field: RecipeField }) {
  const hint = HINTS[field];
  return (
    <PickRow
      label={sayFieldName(describing, recipe, field)}
      values={answersFor(recipe, field).map((answer) => ({
        value: answer,
        label: sayRule(describing, recipe, field, answer),
      }))}
      value={recipe[field]}
      onChange={(answer) => onChange({ ...recipe, [field]: answer })}
      {...(hint && { hint: describing.say(hint) })}
    />
  );
}
