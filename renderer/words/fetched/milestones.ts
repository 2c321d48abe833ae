import { isExtra, sayExtra } from './extra-words.ts';
import { sayFamily } from './families.ts';

const FAMILY = 'family-';

/** Describes a milestone in a few words; `of`: how much it requires. */
export function sayMilestone({ name, of }: { readonly name: string; readonly of: number }): string {
  if (name.startsWith(FAMILY)) return sayExtra('milestones.family', { family: sayFamily(name.slice(FAMILY.length)) });
  const word = `milestones.${name}`;
  return isExtra(word) ? sayExtra(word, { of }) : name;
}
