import { fetchBook } from './books.ts';

/** Returns the goal of a game in English, the first paragraph of its page; '' where it cannot be fetched. */
export async function goalOf(id: string): Promise<string> {
  const book = await fetchBook('en').catch(() => undefined);
  const goal = book?.pageOf(id)?.blocks.find((block) => block.kind === 'paragraph');
  return goal?.kind === 'paragraph' ? goal.runs.map(({ text }) => text).join('') : '';
}
