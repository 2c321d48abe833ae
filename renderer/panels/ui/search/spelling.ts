/* Spells names and search texts alike, however they are written. */

const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const UNIT_NUMBERS = `zero one two three four five six seven eight nine ${TEENS}`.split(' ');
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Letters that removing accents does not reduce. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  // The sign of a long vowel in Japanese.
  ー: '',
};

/** How a letter with two dots is written without them. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** How a saint is written before a name, in the program's languages; all count as the same word. */
const SAINTS = new Set('st ste saint sainte san santa sta santo sto sao sankt sint swieta swiety'.split(' '));

/** Small words that people leave out or add at will, in the program's languages. */
const SMALL_WORDS = new Set(
  [
    'a an and at by for in of on or the to with',
    'am auf das dem den der des die ein eine im mit und von zu zum zur',
    'au aux de du en et l la le les sur un une',
    'al con del e el los las y una',
    'da dal della delle di gli i il lo nel o',
    'as do das dos na no os um uma',
    'bij een het naar op te van',
    'av det och pa ett',
    'na nad pod w we z ze',
    'a do na s u v z',
    'bir ile ve',
    'в во для и из на по с у',
    'в для з и из і на по та у',
  ].flatMap((words) => words.split(' ')),
);

/** Words for any game of patience, in the program's languages: people add them to names without them. */
const GAME = new Set(
  'patience patiencen game games card cards solitaire solitaer solitar spiel karten jeu cartes reussite solitario solitarios juego cartas gioco carte paciencia jogo geduld spel patiens pasjans gra pasians oyunu kart пасьянс пасьянсы пасьянси солитер игра карты гра карти'.split(
    ' ',
  ),
);

/** The least number of letters that a text needs after its small words are removed. */
const MIN_LETTERS = 3;

/** Writes out numbers of one or two digits; names of games have none longer. */
function inWords(figures: string): string {
  const number = Number(figures);
  if (figures.length > 2) return figures;
  const [tens, ones] = [TENS[Math.floor(number / 10)] ?? '', number % 10];
  return UNIT_NUMBERS[number] ?? (ones > 0 ? `${tens}${UNIT_NUMBERS[ones]}` : tens);
}

/** Whether a text is the tens of the larger number that a name begins with: 40 is not 49. */
export const isPartOfNumber = (text: string, [tens, ones = '']: readonly string[]): boolean =>
  text !== '' && text === tens && TENS.includes(text) && UNIT_NUMBERS.slice(1, 10).includes(ones);

/** How far a letter of katakana is from the same in hiragana. */
const TO_HIRAGANA = 0x60;

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’‘`´]/gu, '')
    .replaceAll(/[ßæœøłđðþıー]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - TO_HIRAGANA))
    .replaceAll(/\d+/g, inWords);

/**
 * Returns the words of a text in every way it may be meant, without case, accents and apostrophes, with numbers written
 * out: `&` and `+` as `and` and as `und`, `ü` as `u` and as `ue`. Katakana becomes hiragana, and a Korean syllable its
 * consonants and vowels.
 */
export function spellingsOf(text: string): readonly (readonly string[])[] {
  const small = text.normalize('NFC').toLowerCase();
  const spelt = [small, small.replaceAll(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)];
  const joined = spelt.flatMap((one) =>
    /[&+]/.test(one) ? ['and', 'und'].map((and) => one.replaceAll(/[&+]/g, ` ${and} `)) : [one],
  );
  return [...new Set(joined.map(bare))].map((one) => one.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''));
}

/**
 * Returns the words with every saint alike and without small words and words for any game; undefined where nothing
 * changes or too little is left.
 */
export function withoutSmallWords(words: readonly string[]): readonly string[] | undefined {
  const kept = words
    .filter((word) => !SMALL_WORDS.has(word) && !GAME.has(word))
    .map((word) => (SAINTS.has(word) ? 'saint' : word));
  const letters = kept.join('');
  return letters.length < MIN_LETTERS || letters === words.join('') ? undefined : kept;
}
