import { answersFor, type Recipe, type RecipeField, unusedFields } from '../../../engine/rules.ts';
import type { DescribedWord, Describing } from '../../words/fetched/description-words.ts';
import { PickRow } from '../ui/fields.tsx';
import { sayFieldName, sayRule } from '../rules/own/say-answer.ts';

interface RecipeFormProps {
  readonly recipe: Recipe;
  readonly describing: Describing;
  /** Called with the one answer that is new. */
  readonly onChange: (answer: Partial<Recipe>) => void;
}

interface Part {
  /** Its heading, the same as in the rules at a glance. */
  readonly part: string;
  readonly fields: readonly RecipeField[];
}

/** The fields in the order asked, part by part. */
const PARTS: readonly Part[] = [
  { part: 'goal', fields: ['home', 'pairs', 'goal'] },
  { part: 'deal', fields: ['packs', 'columns', 'cards', 'open', 'sunk', 'reserve', 'shown', 'cells', 'filled'] },
  { part: 'tableau', fields: ['start', 'ranks', 'suits', 'round', 'lift', 'room'] },
  { part: 'stock', fields: ['stock', 'redeals', 'shuffles'] },
  { part: 'foundation', fields: ['first', 'laid', 'rising', 'back'] },
];

/** The rules of building on the waste, in games where cards leave to it. */
const WASTE: Part = { part: 'waste', fields: ['laid', 'ranks', 'suits', 'round'] };

const partsOf = ({ home }: Recipe): readonly Part[] =>
  home === 'waste'
    ? PARTS.flatMap((one) => (one.part === 'tableau' ? [WASTE] : one.part === 'foundation' ? [] : [one]))
    : PARTS;

/** Hints for fields whose name does not explain them. */
const HINTS: Readonly<Partial<Record<RecipeField, DescribedWord>>> = {
  cells: 'recipe.cells-hint',
  reserve: 'recipe.reserve-hint',
};

/** Every rule that can be changed, with its present value; fields without effect are left out. */
export function RecipeForm({ recipe, describing, onChange }: RecipeFormProps) {
  const unused = unusedFields(recipe);
  return partsOf(recipe).map(({ part, fields }) => {
    const shownFields = fields.filter((field) => !unused.has(field));
    if (shownFields.length === 0) return null;
    return (
      <fieldset key={part} class="stack">
        <legend>{describing.say('glance.part', { part, count: 2 })}</legend>
        {shownFields.map((field) => (
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
      onChange={(answer) => onChange({ [field]: answer })}
      {...(hint && { hint: describing.say(hint) })}
    />
  );
}
