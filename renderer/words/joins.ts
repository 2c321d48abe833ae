import { say } from './say.ts';

/*
 * Joins texts as the language in use does: with spaces, commas, or neither. Parts that are '', false or undefined are
 * left out.
 */

type Part = string | false | undefined;

const joinedBy =
  (word: 'join.sentences' | 'join.list' | 'join.facts') =>
  (parts: readonly Part[]): string =>
    parts.reduce<string>((before, next) => (before && next ? say(word, { before, next }) : before || next || ''), '');

/** Joins sentences to a paragraph. */
export const joinSentences = joinedBy('join.sentences');
/** Joins names or clauses: `Klondike, Canfield`. */
export const joinList = joinedBy('join.list');
/** Joins short facts of one line: `Two packs · 10 minutes`. */
export const joinFacts = joinedBy('join.facts');

/** Says what stands before a list, or the rest of a clause. */
export const joinHead = (head: string, rest: string): string => (rest === '' ? head : say('join.head', { head, rest }));

/** Ends a clause as a sentence. */
export const endSentence = (text: string): string => say('join.end', { text });
