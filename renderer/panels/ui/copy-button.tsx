import { useEffect, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { Icon } from './icons.tsx';

interface CopyButtonProps {
  readonly name: string;
  /** Gives whether it is on the clipboard. */
  readonly copy: () => Promise<boolean>;
  /** Changes with what is copied; the button then offers it anew. */
  readonly of?: unknown;
}

/** Copies something, and says so itself: the status bar is dimmed while a panel is open. */
export function CopyButton({ name, copy, of }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [of]);
  return (
    <button type="button" onClick={() => void copy().then(setCopied)}>
      <Icon name={copied ? 'won' : 'copy'} />
      <span aria-live="polite">{copied ? say('won.shared') : name}</span>
    </button>
  );
}
