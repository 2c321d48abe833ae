import { type MessageFormatElement, parse, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { walk } from './arguments.ts';

type Texts = Readonly<Record<string, string>>;

/** Numbers from 0 on that reach every category that whole numbers have. */
const COUNTED = 200;

/** Returns the numbers of each plural category of a locale, by the category. */
function numbersBy(locale: string, type: Intl.PluralRuleType): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(locale, { type });
  const numbers = new Map<string, number[]>();
  for (let number = 0; number < COUNTED; number += 1) {
    const category = rules.select(number);
    const same = numbers.get(category) ?? [];
    same.push(number);
    numbers.set(category, same);
  }
  return numbers;
}

/** Whether a case writes the number that the plural counts. */
function writes(elements: readonly MessageFormatElement[], argument: string): boolean {
  let found = false;
  walk(elements, (element) => {
    found ||= element.type === TYPE.pound || (element.type === TYPE.number && element.value === argument);
  });
  return found;
}

/** Returns the plurals of a message. */
function pluralsIn(message: string): PluralElement[] {
  const found: PluralElement[] = [];
  walk(parse(message), (element) => {
    if (element.type === TYPE.plural) found.push(element);
  });
  return found;
}

/** Whether English has words for one of what an argument counts; where it has none, there are always several. */
const hasOne = (english: string, argument: string): boolean =>
  pluralsIn(english).some(({ value, options }) => value === argument && ('one' in options || '=1' in options));

/**
 * Lists the plurals that lack a category which whole numbers reach in the locale, as `status.moves lacks few of
 * {value}`. A plural that writes its number, and has words for a category, needs them for all; with `other` alone it
 * says that no word agrees with the number. `other` stands in for `many` where whole numbers don't reach it.
 */
export function lackingPlurals(own: Texts, english: Texts, locale: string): string[] {
  const numbersOf = { cardinal: numbersBy(locale, 'cardinal'), ordinal: numbersBy(locale, 'ordinal') };
  return Object.entries(own).flatMap(([id, text]) =>
    pluralsIn(text).flatMap(({ options, value, pluralType = 'cardinal' }) => {
      const numbers = numbersOf[pluralType];
      const has = Object.keys(options).filter((name) => !name.startsWith('='));
      if (has.length === 1 || !Object.values(options).some((each) => writes(each.value, value))) return [];
      const isLacking = ([name, those]: readonly [string, readonly number[]]): boolean => {
        if (has.includes(name) || those.every((number) => `=${number}` in options)) return false;
        if (name === 'many') return numbers.has('other');
        return name !== 'one' || hasOne(english[id] ?? '', value);
      };
      const lacking = [...numbers].filter(isLacking).map(([name]) => name);
      return lacking.length > 0 ? [`${id} lacks ${lacking.join(', ')} of {${value}}`] : [];
    }),
  );
}
