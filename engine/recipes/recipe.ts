/**
 * What may be chosen of a game with columns, each field with its answers by name. An id tells an answer by its place:
 * new answers go to the end of a field, new fields to the end of all.
 */
export const RECIPE_FIELDS = {
  packs: ['1', '2'],
  columns: ['4', '5', '6', '7', '8', '9', '10', '11', '12', '13'],
  /**
   * Cards in the columns: rising by one, so many rows, all of them, all of them on Yukon's rising columns, or all but
   * five rows, which the stock deals.
   */
  cards: ['stairs', '1', '2', '3', '4', '5', '6', '7', '8', 'all', 'yukon', 'five'],
  open: ['top', 'all', 'every-other'],
  ranks: ['down', 'up', 'both'],
  round: ['no', 'yes'],
  suits: ['alternate', 'same', 'colour', 'different', 'any'],
  start: ['any', 'kings', 'none'],
  /** What is carried together: cards built on each other, as many as cells allow, those in suit, one card, any. */
  lift: ['built', 'cells', 'suit', 'top', 'any'],
  stock: ['one', 'two', 'three', 'columns'],
  redeals: ['0', '1', '2', '3', 'endless'],
  cells: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
  back: ['yes', 'no'],
  /** What goes to the foundations: cards one by one, or whole runs from king to ace. */
  home: ['cards', 'runs'],
} as const;

export type RecipeField = keyof typeof RECIPE_FIELDS;

/** The rules of a game that a player makes: of each field one answer. */
export type Recipe = { readonly [F in RecipeField]: (typeof RECIPE_FIELDS)[F][number] };

const FIELD_NAMES = Object.keys(RECIPE_FIELDS) as readonly RecipeField[];

/** How the ids of games made by players begin; the figure says how the rest is read. */
const OWN = 'own-1-';

/** Whether an id is one of a game made by a player; whether it can be played `readRecipe` says. */
export const isOwnId = (id: string): boolean => id.startsWith(OWN);

/** The fields that there were at first: every id tells them. */
const FIRST_FIELDS = 13;

/**
 * The id says the rules, so the same rules are the same game everywhere, and a link or a save carries them. Of the
 * fields that came later those at the end with their first answer are left out.
 */
export function ownId(recipe: Recipe): string {
  const places = FIELD_NAMES.map((field) => (RECIPE_FIELDS[field] as readonly string[]).indexOf(recipe[field]));
  const signs = places.map((place) => place.toString(36)).join('');
  return OWN + signs.slice(0, FIRST_FIELDS) + signs.slice(FIRST_FIELDS).replace(/0+$/, '');
}

/** The answers that an id tells; undefined where it has another length or tells an answer that there is not. */
export function readRecipe(id: string): Recipe | undefined {
  const signs = id.slice(OWN.length);
  if (!isOwnId(id) || signs.length < FIRST_FIELDS || signs.length > FIELD_NAMES.length) return undefined;
  const answers = FIELD_NAMES.map((field, at) => [field, RECIPE_FIELDS[field][Number.parseInt(signs[at] ?? '0', 36)]]);
  return answers.every(([, answer]) => answer !== undefined) ? (Object.fromEntries(answers) as Recipe) : undefined;
}
