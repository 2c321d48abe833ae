import type { Block, Run } from './markdown.ts';

/** A heading, paragraph or list of a page, as text and nothing else. */
export function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.runs.map(run)}</p>;
  return (
    <ul>
      {block.items.map((item, i) => (
        <li key={i}>{item.map(run)}</li>
      ))}
    </ul>
  );
}

const run = ({ text, bold }: Run, i: number) => (bold ? <strong key={i}>{text}</strong> : text);
