import type { LessonPoint } from '../../../engine/search.ts';
import { say } from '../say.ts';
import { capital } from './cards.ts';
import { sayFirstRules, sayPoints, sayRest, type Taught } from './lesson.ts';
import { sentencesIn } from './sentences.ts';
import { endSentence, joinSentences } from '../joins.ts';

/** One caption of a lesson. `step`: the step whose moves are made while it is shown; undefined: none. */
export interface LessonPage {
  readonly caption: string;
  readonly step?: number;
}

/** A caption has at most this many letters and sentences, so that players read it. A single sentence may be longer. */
const MAX_LETTERS = 160;
const MAX_SENTENCES = 2;

/**
 * Returns the captions of a lesson: the goal, the special rules, each step with the rules that it shows, the rules that
 * no step showed, and the end.
 */
export function sayLesson(points: readonly LessonPoint[], goal: string, taught: Taught): LessonPage[] {
  const first = sayFirstRules(taught);
  const steps = sayPoints(points, taught);
  const [rest, ...others] = sayRest(points, steps.flat(), taught);
  return [
    { caption: say('lesson.goal', { goal }) },
    ...captionsOf([first]).map((caption) => ({ caption })),
    ...steps.flatMap((said, step) =>
      captionsOf(said).map((caption, nth) => (nth === 0 ? { caption, step } : { caption })),
    ),
    ...captionsOf(rest === undefined ? [] : [say('lesson.also', { rules: rest }), ...others]).map((caption) => ({
      caption,
    })),
    { caption: say('lesson.ended') },
  ];
}

/** Distributes sentences among captions that can be read. */
function captionsOf(said: readonly string[]): string[] {
  const captions: { text: string; sentences: number }[] = [];
  for (const { text, sentences } of said.flatMap(unitsOf)) {
    const last = captions.at(-1);
    const joined = joinSentences([last?.text, text]);
    if (last && last.sentences + sentences <= MAX_SENTENCES && joined.length <= MAX_LETTERS)
      captions[captions.length - 1] = { text: joined, sentences: last.sentences + sentences };
    else captions.push({ text, sentences });
  }
  return captions.map(({ text }) => text);
}

/** Splits a rule into sentences, and long ones into clauses, unless it can be read in one caption. */
function unitsOf(rule: string): { text: string; sentences: number }[] {
  const sentences = sentencesIn(rule);
  if (sentences.length > 0 && sentences.length <= MAX_SENTENCES && rule.length <= MAX_LETTERS)
    return [{ text: rule, sentences: sentences.length }];
  return sentences.flatMap(clausesOf).map((text) => ({ text, sentences: 1 }));
}

/** Splits a sentence that is too long into its clauses, each a sentence. */
function clausesOf(sentence: string): string[] {
  if (sentence.length <= MAX_LETTERS) return [sentence];
  const clauses = sentence.split(/\s?;\s|；/u);
  return clauses.map((clause, nth) => capital(nth + 1 < clauses.length ? endSentence(clause) : clause));
}
