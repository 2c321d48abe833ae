/** A number whose groups of three digits are separated by a sign, as in any language of the program. */
const GROUPED = /^\d{1,3}(?:([ .,_'’])\d{3})(?:\1\d{3})*$/;
/** A number in Indian groups: two digits each, but three in the last. */
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$/;

/**
 * Returns the digits of a whole number as a person writes it: full-width digits, a `#` before them and groups of three
 * are read too. Returns undefined for anything else, such as `1.5`.
 */
export function digitsIn(text: string): string | undefined {
  // This also makes a plain blank of the narrow and the unbreakable ones.
  const plain = text.normalize('NFKC').trim().replace(/^#\s*/, '');
  if (/^\d+$/.test(plain)) return plain;
  return GROUPED.test(plain) || INDIAN.test(plain) ? plain.replaceAll(/\D/g, '') : undefined;
}
