/**
 * A noun in a message: its words in the form that is asked for, '' as it stands in a list. Which forms a language has
 * is its own affair: its words for ranks, suits and piles are selected by `form`, and a message asks for one by the
 * argument's name, as `{card_acc}` for `{card}` in the accusative or `{pile_gender}` for what an adjective has to agree
 * with.
 */
export type Noun = (form: string) => string;

export type Values = Readonly<Record<string, string | number | Noun>>;

/** An argument that is a noun in some form. */
export interface Formed {
  readonly argument: string;
  readonly noun: string;
  readonly form: string;
}

/** The arguments of a message that ask for a form. */
export const formsIn = (message: string): Formed[] =>
  [...message.matchAll(/\{(([a-zA-Z]+)_([a-z]+))\b/g)].map(([, argument = '', noun = '', form = '']) => ({
    argument,
    noun,
    form,
  }));

/** What a message is written with. Its other nouns stand in the form that was asked of itself. */
export function writtenValues(values: Values, formed: readonly Formed[]): Record<string, string | number> {
  const own = String(values['form'] ?? '');
  const put = (value: string | number | Noun, form: string): string | number =>
    typeof value === 'function' ? value(form) : value;
  const plain = Object.entries(values).map(([name, value]) => [name, put(value, own)] as const);
  const asked = formed.map(({ argument, noun, form }) => [argument, put(values[noun] ?? '', form)] as const);
  return { form: own, ...Object.fromEntries([...plain, ...asked]) };
}
