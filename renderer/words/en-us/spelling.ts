/** What British English writes in this program, as words or beginnings of words, and what American English writes. */
const AMERICAN: Readonly<Record<string, string>> = {
  colour: 'color',
  favourite: 'favorite',
  neighbour: 'neighbor',
  honour: 'honor',
  centre: 'center',
  licence: 'license',
  learnt: 'learned',
  practised: 'practiced',
  towards: 'toward',
  pack: 'deck',
  packs: 'decks',
};

/** Words that only begin like one of them have another meaning: a package is no deck. */
const WHOLE = new Set(['pack', 'packs']);

const WORDS = new RegExp(
  Object.keys(AMERICAN)
    .map((word) => `\\b${word}${WHOLE.has(word) ? '\\b' : ''}`)
    .join('|'),
  'gi',
);

/** A text in British English as an American writes it; capitals stay. */
export const spellAmerican = (text: string): string =>
  text.replace(WORDS, (word) => {
    const american = AMERICAN[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american;
  });
