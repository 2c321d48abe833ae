import type { TextBlock, Run } from './book/markdown.ts';

/** Opens the glossary at a term; `from` is the element pressed. */
export type OnTerm = (term: string, from: HTMLElement) => void;

interface BlockProps {
  readonly block: TextBlock;
  /** Without it terms are text like any other. */
  readonly onTerm?: OnTerm | undefined;
}

/** A heading, paragraph or list of a page: plain text with links from terms to the glossary. */
export function BlockView({ block, onTerm }: BlockProps) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{runsOf(block.runs, onTerm)}</p>;
  return (
    <ul>
      {block.items.map((item, i) => (
        <li key={i}>{runsOf(item, onTerm)}</li>
      ))}
    </ul>
  );
}

const runsOf = (runs: readonly Run[], onTerm: OnTerm | undefined) =>
  runs.map((run, i) => {
    const { term, text } = run;
    const mark = markOf(runs[i + 1]);
    const word =
      term === undefined || !onTerm ? (
        text.slice(onTerm && runs[i - 1]?.term !== undefined ? markOf(run).length : 0)
      ) : (
        <span class="with-mark">
          <TermLink term={term} text={text} onTerm={onTerm} />
          {mark}
        </span>
      );
    return run.bold ? <strong key={i}>{word}</strong> : word;
  });

/**
 * Returns the punctuation at the start of a run, which belongs to the word before it: after a button it could begin a
 * line.
 */
const markOf = (run: Run | undefined): string =>
  (run?.term === undefined && /^[\p{Pe}\p{Pf}.,;:!?…]+/u.exec(run?.text ?? '')?.[0]) || '';

function TermLink({ term, text, onTerm }: { readonly term: string; readonly text: string; readonly onTerm: OnTerm }) {
  return (
    <button type="button" class="term" onClick={(event) => onTerm(term, event.currentTarget)}>
      {text}
    </button>
  );
}
