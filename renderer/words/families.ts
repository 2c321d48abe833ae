import { hasWord, say } from './say.ts';

/** Returns the name of a family of games; without a message, the name used in its pages of rules. */
export const sayFamily = (family: string): string => {
  const name = `family.${family}`;
  return hasWord(name) ? say(name) : family;
};

/** Returns what the games of a family have in common; '' without a message. */
export const sayFamilyAbout = (family: string): string => {
  const name = `family.${family}-about`;
  return hasWord(name) ? say(name) : '';
};
