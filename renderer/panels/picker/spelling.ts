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
 * The words of a text in every way it may be meant, without case, accents and apostrophes, figures as words: `&` and `+` as `and` and
 * as `und`, `ü` as `u` and as `ue`.
 */
export function spellingsOf(text: string): readonly (readonly string[])[] {
  const small = text.normalize('NFC').toLowerCase();
  const spelt = [small, small.replaceAll(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)];
  const joined = spelt.flatMap((one) =>
    /[&+]/.test(one) ? ['and', 'und'].map((and) => one.replaceAll(/[&+]/g, ` ${and} `)) : [one],
  );
  return [...new Set(joined.map(bare))].map((one) => one.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''));
}
