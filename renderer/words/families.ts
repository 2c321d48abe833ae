import { hasWord, say } from './say.ts';

/** The name of a family of games; one that has no word is called as its pages of rules call it. */
export const sayFamily = (family: string): string => {
  const name = `family.${family}`;
  return hasWord(name) ? say(name) : family;
};
