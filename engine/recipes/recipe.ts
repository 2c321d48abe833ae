/**
 * The choices of a recipe, each field with the names of its answers. An id encodes an answer by its index: new answers
 * go to the end of a field, new fields to the end of all.
 */
export const RECIPE_FIELDS = {
  packs: ['1', '2', '3'],
  /** In a pyramid, its rows. */
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
   * Cards in the columns: `stairs` rise by one, a number is the height of all, `all` deals every card, `yukon` too, in
   * columns shaped as Yukon's, `five` all but five rows, which the stock deals. Or the cards cover one another in a
   * `pyramid`, a `triangle`, which is a pyramid upside down, or `peaks`.
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
   * The cards that an empty column takes. A pile that is named fills it at once. `wasteOnly`: the reserve fills it at
   * once; after the reserve is empty, only cards of the waste go there.
   */
  start: ['any', 'kings', 'none', 'reserve', 'wasteOnly', 'waste', 'stock'],
  /**
   * What moves together: `built` cards built on each other, `cells` as many of those as empty cells allow, `suit` and
   * `colour` those of one suit or colour, `top` one card, `any` face-up cards, `whole` one card or the whole column.
   */
  lift: ['built', 'cells', 'suit', 'top', 'any', 'whole', 'colour'],
  /**
   * The effect of a click on the stock: it turns that many cards, or deals one to each column at any time (`columns`),
   * once none is empty (`filled`), or once kings have filled what they can (`kings`).
   */
  stock: ['one', 'two', 'three', 'columns', 'filled', 'kings'],
  redeals: ['0', '1', '2', '3', 'endless'],
  cells: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'],
  back: ['yes', 'no', 'butFirst'],
  /**
   * How cards leave the table: one by one to foundations, as whole runs from king to ace, one by one to the waste where
   * they are next in rank to its top card, or in pairs.
   */
  home: ['cards', 'runs', 'waste', 'pairs'],
  /** How often the cards in the columns may be shuffled and dealt again. */
  shuffles: ['0', '1', '2', '3', 'endless'],
  /** Whether the cells are dealt the cards left over, and if so whether they take cards later. */
  filled: ['no', 'dealt', 'once'],
  reserve: ['0', '4', '5', '6', '7', '8', '10', '11', '12', '13', '16', '20', '24', '26'],
  shown: ['top', 'all'],
  /**
   * A foundation's first card; `dealt`: of the rank of the card dealt there, `chosen`: of the rank of the first card
   * put there.
   */
  first: ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'dealt', 'chosen'],
  /** Whether the first cards lie on the foundations from the start. */
  laid: ['no', 'yes'],
  /** The suits of neighbours on a foundation. */
  rising: ['same', 'alternate', 'colour', 'any'],
  /** Most cards in a column. */
  room: ['endless', '3', '4', '5', '6', '8'],
  /** Whether kings go to the bottom of their columns when they are dealt. */
  sunk: ['no', 'yes'],
  /** Which pairs leave: ranks that add up to thirteen or fourteen, equal ranks, or neighbouring ranks. */
  pairs: ['thirteen', 'fourteen', 'same', 'next'],
  /** The cards that must be cleared to win. */
  goal: ['columns', 'all'],
} as const;

export type RecipeField = keyof typeof RECIPE_FIELDS;

/** The rules of a game made by a player: one answer for each field. */
export type Recipe = { readonly [F in RecipeField]: (typeof RECIPE_FIELDS)[F][number] };

const FIELD_NAMES = Object.keys(RECIPE_FIELDS) as readonly RecipeField[];

/** The prefix of ids of games made by players; the number is the version of the encoding. */
const OWN_PREFIX = 'own-1-';

/** Whether an id has the form of a game made by a player. `readRecipe` checks whether it can be played. */
export const isOwnId = (id: string): boolean => id.startsWith(OWN_PREFIX);

/** The number of fields in the first version: every id has at least these. */
const MIN_FIELDS = 13;

/**
 * Encodes a recipe as an id, so that the same rules are the same game everywhere and a link or a save carries them.
 * Later fields at the end that have their first answer are left out.
 */
export function ownId(recipe: Recipe): string {
  const encoded = { ...recipe, stock: isOldStock(recipe) ? 'one' : recipe.stock };
  const places = FIELD_NAMES.map((field) => (RECIPE_FIELDS[field] as readonly string[]).indexOf(encoded[field]));
  const signs = places.map((place) => place.toString(36)).join('');
  return OWN_PREFIX + signs.slice(0, MIN_FIELDS) + signs.slice(MIN_FIELDS).replace(/0+$/, '');
}

/** Decodes an id; undefined when it has a wrong length or an unknown answer. */
export function readRecipe(id: string): Recipe | undefined {
  const signs = id.slice(OWN_PREFIX.length);
  if (!isOwnId(id) || signs.length < MIN_FIELDS || signs.length > FIELD_NAMES.length) return undefined;
  const answers = FIELD_NAMES.map((field, at) => [field, RECIPE_FIELDS[field][Number.parseInt(signs[at] ?? '0', 36)]]);
  if (answers.some(([, answer]) => answer === undefined)) return undefined;
  const recipe = Object.fromEntries(answers) as Recipe;
  return recipe.home === 'runs' && recipe.stock === 'one' ? { ...recipe, stock: 'filled' } : recipe;
}

/**
 * Whether the stock is the one that games of whole runs have by default. Ids encode it as `one`, because at first there
 * was no other.
 */
const isOldStock = ({ home, stock }: Recipe): boolean => home === 'runs' && stock === 'filled';
