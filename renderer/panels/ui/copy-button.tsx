import { useEffect, useState } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Icon } from './icons.tsx';

interface CopyButtonProps {
  readonly name: string;
  /** Copies, and returns whether that succeeded. */
  readonly copy: () => Promise<boolean>;
  /** Identifies what is copied; when it changes, the button offers to copy again. */
  readonly of?: unknown;
}

/** Copies something, and says so on the button itself: the status bar is dimmed while a panel is open. */
export function CopyButton({ name, copy, of }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [of]);
  return (
    <button type="button" onClick={() => void copy().then(setCopied)}>
      <Icon name={copied ? 'won' : 'copy'} />
      <span aria-live="polite">{copied ? sayExtra('won.shared') : name}</span>
    </button>
  );
}
