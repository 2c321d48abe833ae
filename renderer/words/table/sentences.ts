/** Splits a text into its sentences. */
export const sentencesIn = (text: string): string[] =>
  text === '' ? [] : text.split(/(?<=[.!?])\s+(?=\P{Ll})|(?<=[。！？])/u);
