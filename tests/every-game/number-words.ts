/** Numbers written out as in pages of rules, by word; several words may mean the same number. */
type NumberWords = ReadonlyMap<string, number>;
type Counted = readonly [word: string, number: number];

/** Numbers words upwards from `first`. */
const counted = (words: string, first = 1): Counted[] => words.split(' ').map((word, at) => [word, at + first]);

/** Yields tens from twenty on, and each with the numbers under it, as `join` writes them. */
function* withTens(tens: string, under: readonly Counted[], join: (ten: string, one: string) => string[]) {
  for (const [ten, by] of counted(tens, 2)) {
    yield [ten, by * 10] as const;
    yield* joined([ten, by * 10], under, join);
  }
}

function* joined([ten, base]: Counted, under: readonly Counted[], join: (ten: string, one: string) => string[]) {
  for (const [one, value] of under) for (const word of join(ten, one)) yield [word, base + value] as const;
}

function english(): NumberWords {
  const ones = counted('one two three four five six seven eight nine');
  const teens = counted('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10);
  const tens = withTens('twenty thirty forty fifty sixty seventy eighty ninety', ones, (ten, one) => [`${ten}-${one}`]);
  return new Map([...ones, ...teens, ...tens]);
}

function german(): NumberWords {
  const ones = counted('ein zwei drei vier fünf sechs sieben acht neun');
  const teens = counted('zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 10);
  const tens = withTens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', ones, (ten, one) => [
    `${one}und${ten}`,
  ]);
  return new Map([['eine', 1], ['einer', 1], ['eins', 1], ...ones, ...teens, ...tens]);
}

function french(): NumberWords {
  const ones: readonly Counted[] = [['une', 1], ...counted('un deux trois quatre cinq six sept huit neuf')];
  const teens = counted('dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf', 10);
  const join = (ten: string, one: string): string[] => [`${ten}-${one}`, `${ten} et ${one}`];
  const tens = withTens('vingt trente quarante cinquante soixante', ones, join);
  const late = [...joined(['soixante', 60], teens, join), ...joined(['quatre-vingt', 80], [...ones, ...teens], join)];
  return new Map([...ones, ...teens, ...tens, ['quatre-vingts', 80], ...late]);
}

/** The number words of each language. */
export const NUMBER_WORDS: Readonly<Record<'en' | 'de' | 'fr', NumberWords>> = {
  en: english(),
  de: german(),
  fr: french(),
};
