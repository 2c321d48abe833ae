import { isExtra, sayExtra } from './extra-words.ts';

/** Returns the name of a family of games; without a message, the name used in its pages of rules. */
export const sayFamily = (family: string): string => {
  const name = `family.${family}`;
  return isExtra(name) ? sayExtra(name) : family;
};

/** Returns what the games of a family have in common; '' without a message. */
export const sayFamilyAbout = (family: string): string => {
  const name = `family.${family}-about`;
  return isExtra(name) ? sayExtra(name) : '';
};
