import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * A noun in a message: returns its words in a form; '' is the form used in lists. Each language has its own forms: its
 * words for ranks, suits and piles are selected by `form`, and a message asks for a form in the argument's name, as
 * `{card_acc}` for `{card}` in the accusative, or `{pile_gender}` for the gender that an adjective has to agree with.
 */
export type Noun = (form: string) => string;

export type Values = Readonly<Record<string, string | number | Noun>>;

/** An argument that asks for a form of a noun. */
export interface NounForm {
  readonly argument: string;
  readonly noun: string;
  readonly form: string;
}

/** Lists the arguments of a message that ask for a form. */
export const formsIn = (elements: readonly MessageFormatElement[]): NounForm[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const [, noun = '', form] = /^([a-zA-Z]+)_([a-z]+)$/.exec(element.value) ?? [];
    const own = form === undefined ? [] : [{ argument: element.value, noun, form }];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return own;
    return [...own, ...Object.values(element.options).flatMap(({ value }) => formsIn(value))];
  });

/**
 * Returns the final values for a message. Nouns for which it does not ask a form take the form that is asked of the
 * message itself.
 */
export function writtenValues(values: Values, formed: readonly NounForm[]): Record<string, string | number> {
  const own = String(values['form'] ?? '');
  const put = (value: string | number | Noun, form: string): string | number =>
    typeof value === 'function' ? value(form) : value;
  const plain = Object.entries(values).map(([name, value]) => [name, put(value, own)] as const);
  const nounForms = formed.map(({ argument, noun, form }) => [argument, put(values[noun] ?? '', form)] as const);
  return { form: own, ...Object.fromEntries([...plain, ...nounForms]) };
}
