/* Names and what is typed to find them, so that both come out the same however they are written. */

const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ONES = `zero one two three four five six seven eight nine ${TEENS}`.split(' ');
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Letters that taking their accents off leaves as they are. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** How a letter with two dots is written where there is none. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** How a saint is written before a name, in the languages of the program; all of them are one. */
const SAINTS = new Set('st ste saint sainte san santa sta santo sto sao sankt sint swieta swiety'.split(' '));

/** Small words that are left out or put in at will, in the languages of the program. */
const SMALL = new Set(
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
  ].flatMap((words) => words.split(' ')),
);

/** What every game is, in the languages of the program: people say it behind a name that has it not. */
const GAME = new Set(
  'patience patiencen game games card cards solitaire solitaer solitar spiel karten jeu cartes reussite solitario solitarios juego cartas gioco carte paciencia jogo geduld spel patiens pasjans gra'.split(
    ' ',
  ),
);

/** Letters that what is left of a text without small words needs, to mean anything. */
const LEAST = 3;

/** Names of games have numbers of no more than two figures; longer ones stay. */
function inWords(figures: string): string {
  const number = Number(figures);
  if (figures.length > 2) return figures;
  const [tens, ones] = [TENS[Math.floor(number / 10)] ?? '', number % 10];
  return ONES[number] ?? (ones > 0 ? `${tens}${ONES[ones]}` : tens);
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’‘`´]/gu, '')
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\d+/g, inWords);

/**
 * The words of a text in every way it may be meant, without case, accents and apostrophes, figures as words: `&` and
 * `+` as `and` and as `und`, `ü` as `u` and as `ue`.
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
 * Such words as they are meant: every saint alike, without the small words and those for any game; undefined where that
 * is no other text, or hardly one.
 */
export function loosely(words: readonly string[]): readonly string[] | undefined {
  const meant = words
    .filter((word) => !SMALL.has(word) && !GAME.has(word))
    .map((word) => (SAINTS.has(word) ? 'saint' : word));
  const letters = meant.join('');
  return letters.length < LEAST || letters === words.join('') ? undefined : meant;
}
