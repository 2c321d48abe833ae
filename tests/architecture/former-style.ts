/**
 * Phrases of the former style: nobody acts, or the topic comes last. "Can't be told apart" and "one of which" are
 * standard English.
 */
const FORMER_STYLE = new RegExp(
  [
    String.raw`\b(?:is|are|was|were|be|been|being) told\b(?! apart)`,
    String.raw`\b(?:gone on|but for|as ever|to be had|comes? of|whereupon|whoever)\b`,
    String.raw`(?<!\b(?:all|both|each|half|most|none|one|some) )\bof (?:which|whom)\b`,
    String.raw`(?<!-)\banew\b`,
    // A noun phrase in place of a topic; a question is none.
    String.raw`^what (?:are|comes|has|have|is|lies|there|was|were)\b(?!.*\?$)`,
    String.raw`^of (?![^.]*,)`,
  ].join('|'),
  'i',
);

/** Returns the first phrase of the former style in a text; undefined if there is none. */
export const formerStyleIn = (text: string): string | undefined => FORMER_STYLE.exec(text)?.[0];
