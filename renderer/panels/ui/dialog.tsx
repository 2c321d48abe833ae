import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { Icon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly size?: 'small' | 'medium' | 'wide' | 'large' | 'largest' | 'whole' | 'fit' | 'grouped';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  /** The id of the text that screen readers read out when it opens. */
  readonly describedBy?: string;
  /** Handles keys that nothing in the panel has handled. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A panel over the table: the browser's own dialog, which keeps the focus and closes with Escape or a click outside it.
 */
export function Dialog({ title, size = 'medium', onClose, children, aside, describedBy, onKeyDown }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return undefined;
    dialog.showModal();
    // Without an autofocus field the browser focuses the first button, which is the one that closes.
    if (!dialog.querySelector('[autofocus]')) dialog.focus();
    // Closed before it is removed: only then does the browser return the focus to the element that had it before.
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${size}`}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...(onKeyDown && { onKeyDown })}
      onMouseDown={(event) => event.target === ref.current && onClose()}
    >
      <div class="dialog-page">
        <header>
          <h2 id={id}>{title}</h2>
          {aside}
          <button type="button" class="plain icon-only" aria-label={say('button.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
