import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/*
 * Finds what is wrong with the message of a commit. `.github/hooks/commit-msg` calls it with the file of the message.
 */

const MAX_SUBJECT_CHARACTERS = 72;

/** Words with which no imperative begins. */
const NOT_VERBS = new Set(
  'a an all another any as at both but by each every for from he her his how i if in it its more most my new no nobody none not nothing of on once one only our she so some that the their there these they this those to two we what when where whether which who why with you your'.split(
    ' ',
  ),
);
/** Imperatives that end like a noun, a past tense, a participle or a third person. */
const VERBS = new Set(
  'address assess bias bless bring bypass cross discuss dismiss dress embed exceed express feed focus guess miss need pass ping press process progress proceed redress seed shed speed spring stress string succeed suppress swing trespass toss witness'.split(
    ' ',
  ),
);
/** Subjects that Git writes itself. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|Reapply "|fixup! |squash! |amend! )/;

/** Explains what is wrong with a commit message; undefined if nothing is. */
export function faultIn(message: string): string | undefined {
  const lines = message.split(/\r?\n/).filter((line) => !line.startsWith('#'));
  const subject = lines[0] ?? '';
  if (WRITTEN_BY_GIT.test(subject)) return undefined;
  if (subject.trim() === '') return 'Write a subject.';
  const { length } = Array.from(subject);
  if (length > MAX_SUBJECT_CHARACTERS)
    return `Shorten the subject from ${length} to at most ${MAX_SUBJECT_CHARACTERS} characters.`;
  if (/[.;]\s*$|;/.test(subject)) return 'Write one sentence without a full stop or a semicolon.';
  if ((lines[1] ?? '').trim() !== '') return 'Leave the second line empty.';
  const word = /^[A-Z][a-z]+(?![\w:(])/.exec(subject)?.[0].toLowerCase();
  if (word === undefined) return 'Begin with a capital letter and without a prefix.';
  const isImperative = VERBS.has(word) || !(NOT_VERBS.has(word) || /(?:ed|ing|s)$/.test(word));
  return isImperative ? undefined : `Begin with an imperative such as "Add" or "Draw", not with "${word}".`;
}

const [, program = '', file] = process.argv;
if (file !== undefined && import.meta.url === pathToFileURL(program).href) {
  const fault = faultIn(readFileSync(file, 'utf8'));
  if (fault !== undefined) {
    console.error(`${fault}\nExample: Draw three cards at a time in Whitehorse`);
    process.exitCode = 1;
  }
}
