import { fetchBook } from './books.ts';

/** The goal of a game in English, as its page tells it first; '' where it can't be reached. */
export async function goalOf(id: string): Promise<string> {
  const book = await fetchBook('en').catch(() => undefined);
  const goal = book?.pageOf(id)?.blocks.find((block) => block.kind === 'paragraph');
  return goal?.kind === 'paragraph' ? goal.runs.map(({ text }) => text).join('') : '';
}
