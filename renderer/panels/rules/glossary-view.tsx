import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { tongue } from '../../words/say.ts';
import { BlockView } from './blocks.tsx';
import type { Book } from './book/book.ts';
import type { GlossaryTerm } from './book/glossary.ts';
import { Icon } from '../ui/icons.tsx';

interface GlossaryProps {
  readonly book: Book;
  /** The term asked for; '' for the beginning of the glossary. */
  readonly at: string;
  readonly onTerm: (term: string) => void;
  readonly onBack: () => void;
}

/** The terms of the rules, and what each of them means. */
export function Glossary({ book, at, onTerm, onBack }: GlossaryProps) {
  const linked = useMemo(
    () => book.glossary.map((term) => ({ ...term, blocks: book.linkTerms(term.blocks, [term.name]) })),
    [book],
  );
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const target = section.current?.querySelector<HTMLElement>('[data-asked]');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <section class="glossary" ref={section} aria-label={sayExtra('glossary.title')}>
      <div class="way-back">
        <button type="button" onClick={onBack}>
          <Icon name="back" />
          {sayExtra('glossary.back')}
        </button>
      </div>
      <h3 tabIndex={-1} data-asked={at === '' || undefined}>
        {sayExtra('glossary.title')}
      </h3>
      <p>{sayExtra('glossary.text')}</p>
      {book.language !== tongue() && <p class="hint">{sayExtra('glossary.language')}</p>}
      <dl lang={book.language}>
        {linked.map((term) => (
          <Entry key={term.name} term={term} asked={term.name === at} onTerm={onTerm} />
        ))}
      </dl>
    </section>
  );
}

interface EntryProps {
  readonly term: GlossaryTerm;
  readonly asked: boolean;
  readonly onTerm: (term: string) => void;
}

function Entry({ term: { name, blocks }, asked, onTerm }: EntryProps) {
  return (
    <div>
      <dt tabIndex={-1} data-asked={asked || undefined}>
        {name}
      </dt>
      <dd>
        {blocks.map((block, i) => (
          <BlockView key={i} block={block} onTerm={onTerm} />
        ))}
      </dd>
    </div>
  );
}
