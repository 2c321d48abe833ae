/** British words, or beginnings of words, that occur in this program, and their American forms. */
const AMERICAN: Readonly<Record<string, string>> = {
  colour: 'color',
  favourite: 'favorite',
  neighbour: 'neighbor',
  honour: 'honor',
  centre: 'center',
  licence: 'license',
  learnt: 'learned',
  minimise: 'minimize',
  practised: 'practiced',
  towards: 'toward',
  pack: 'deck',
  packs: 'decks',
};

/**
 * Words that are matched only as a whole, because longer words that begin like them mean something else: a package is
 * not a deck.
 */
const WHOLE = new Set(['pack', 'packs']);

const WORDS = new RegExp(
  Object.keys(AMERICAN)
    .map((word) => `\\b${word}${WHOLE.has(word) ? '\\b' : ''}`)
    .join('|'),
  'gi',
);

/** Respells a British text in American English, keeping capitals. */
export const spellAmerican = (text: string): string =>
  text.replace(WORDS, (word) => {
    const american = AMERICAN[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american;
  });
