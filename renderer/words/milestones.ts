import { sayFamily } from './families.ts';
import { hasWord, say } from './say.ts';

const FAMILY = 'family-';

/** Describes a milestone in a few words; `of`: how much it requires. */
export function sayMilestone({ name, of }: { readonly name: string; readonly of: number }): string {
  if (name.startsWith(FAMILY)) return say('milestones.family', { family: sayFamily(name.slice(FAMILY.length)) });
  const word = `milestones.${name}`;
  return hasWord(word) ? say(word, { of }) : name;
}
