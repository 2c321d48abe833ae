import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';

interface AskProps {
  readonly about: string;
  readonly question: string;
  readonly yes: string;
  readonly disabled?: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** A question within a panel, before something that no key can undo. */
export function Ask({ about, question, yes, disabled = false, onNo, onYes }: AskProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div class="ask" role="group" aria-label={about}>
      <p role="alert">{question}</p>
      <div class="row">
        <button ref={no} type="button" onClick={onNo}>
          {say('button.cancel')}
        </button>
        <button type="button" class="first danger" disabled={disabled} onClick={onYes}>
          {yes}
        </button>
      </div>
    </div>
  );
}
