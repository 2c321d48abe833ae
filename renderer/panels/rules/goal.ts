import { pageOf } from './pages.ts';

/** The goal of a game, as its page tells it first. */
export function goalOf(id: string): string {
  const blocks = pageOf(id)?.blocks ?? [];
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Goal');
  const goal = blocks[at + 1];
  return goal?.kind === 'paragraph' ? goal.runs.map(({ text }) => text).join('') : '';
}
