/**
 * What may be chosen of a game, each field with its answers by name. An id tells an answer by its place: new answers go
 * to the end of a field, new fields to the end of all.
 */
export const RECIPE_FIELDS = {
  packs: ['1', '2', '3'],
  /** Of a pyramid: its rows. */
  columns: [
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '3',
    '14',
    '15',
    '16',
    '17',
    '18',
    '20',
    '24',
    '26',
    '35',
  ],
  /**
   * Cards in the columns: `stairs` rise by one, a number is so many rows, `all` deals every card, `yukon` too, on
   * columns as Yukon's, `five` all but five rows, which the stock deals. Or the cards cover one another in a `pyramid`,
   * a `triangle`, which is a pyramid on its head, or `peaks`.
   */
  cards: [
    'stairs',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    'all',
    'yukon',
    'five',
    '9',
    '10',
    '11',
    '12',
    'pyramid',
    'triangle',
    'peaks',
  ],
  open: ['top', 'all', 'every-other', 'two', 'three'],
  ranks: ['down', 'up', 'both'],
  /** Whether king and ace are neighbours; `kingsLast`: nothing goes on a king. */
  round: ['no', 'yes', 'kingsLast'],
  suits: ['alternate', 'same', 'colour', 'different', 'any'],
  /**
   * What an empty column takes; a pile that is named fills it at once, `wasteOnly`: the reserve at once, and once that
   * is gone cards of the waste alone go there.
   */
  start: ['any', 'kings', 'none', 'reserve', 'wasteOnly', 'waste', 'stock'],
  /**
   * What is carried together: `built` cards built on each other, `cells` as many of them as cells allow, `suit` and
   * `colour` those of one suit or colour, `top` one card, `any` cards, `whole` one card or the whole column.
   */
  lift: ['built', 'cells', 'suit', 'top', 'any', 'whole', 'colour'],
  /**
   * What a click does: turns so many cards, or deals one to each column: at any time (`columns`), once none is empty
   * (`filled`), or once kings have filled what they can (`kings`).
   */
  stock: ['one', 'two', 'three', 'columns', 'filled', 'kings'],
  redeals: ['0', '1', '2', '3', 'endless'],
  cells: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'],
  back: ['yes', 'no', 'butFirst'],
  /**
   * What leaves the table: cards one by one to foundations, whole runs from king to ace, cards next to that of the
   * waste, pairs.
   */
  home: ['cards', 'runs', 'waste', 'pairs'],
  /** How often what lies in the columns is shuffled and dealt anew. */
  shuffles: ['0', '1', '2', '3', 'endless'],
  /** Whether the cells are dealt the cards that are left over, and whether they take any later. */
  filled: ['no', 'dealt', 'once'],
  reserve: ['0', '4', '5', '6', '7', '8', '10', '11', '12', '13', '16', '20', '24', '26'],
  shown: ['top', 'all'],
  /** A foundation's first card; `dealt`: its rank is that of a card dealt there, `chosen`: of the first to come. */
  first: ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'dealt', 'chosen'],
  /** Whether the first cards lie there from the start. */
  laid: ['no', 'yes'],
  /** The suits of neighbours on a foundation. */
  rising: ['same', 'alternate', 'colour', 'any'],
  /** Most cards in a column. */
  room: ['endless', '3', '4', '5', '6', '8'],
  /** Whether kings go to the bottom of their columns when they are dealt. */
  sunk: ['no', 'yes'],
  /** Two cards that leave together: ranks that make so many, of one rank, next to each other. */
  pairs: ['thirteen', 'fourteen', 'same', 'next'],
  /** What is to be cleared. */
  goal: ['columns', 'all'],
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
  const told = { ...recipe, stock: isOldStock(recipe) ? 'one' : recipe.stock };
  const places = FIELD_NAMES.map((field) => (RECIPE_FIELDS[field] as readonly string[]).indexOf(told[field]));
  const signs = places.map((place) => place.toString(36)).join('');
  return OWN + signs.slice(0, FIRST_FIELDS) + signs.slice(FIRST_FIELDS).replace(/0+$/, '');
}

/** The answers that an id tells; undefined where it has another length or tells an answer that there is not. */
export function readRecipe(id: string): Recipe | undefined {
  const signs = id.slice(OWN.length);
  if (!isOwnId(id) || signs.length < FIRST_FIELDS || signs.length > FIELD_NAMES.length) return undefined;
  const answers = FIELD_NAMES.map((field, at) => [field, RECIPE_FIELDS[field][Number.parseInt(signs[at] ?? '0', 36)]]);
  if (answers.some(([, answer]) => answer === undefined)) return undefined;
  const recipe = Object.fromEntries(answers) as Recipe;
  return recipe.home === 'runs' && recipe.stock === 'one' ? { ...recipe, stock: 'filled' } : recipe;
}

/** The usual stock of whole runs, which their ids don't name: there was no other at first. */
const isOldStock = ({ home, stock }: Recipe): boolean => home === 'runs' && stock === 'filled';
