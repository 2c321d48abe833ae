import { useEffect, useLayoutEffect } from 'preact/hooks';

/**
 * Calls `home` when the element with the keyboard's focus is removed from the page, which would leave the focus
 * nowhere.
 */
export function useFocusHome(home: () => void): void {
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    // Captured before any other listener: after a press of the mouse, a removed card takes no focus with it.
    const forget = (): void => void (last = null);
    const look = (): void => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // Nothing under an open panel can have the focus: the panel returns it when it closes.
      if (document.querySelector('dialog[open]')) return;
      last = null;
      home();
    };
    // A MutationObserver reports removals before the page is painted.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [home]);
}

/**
 * Moves the focus from the tools when a game is won: otherwise, a key meant for the cards would press a tool and deal
 * again.
 */
export function useFocusAtWin(won: boolean, home: () => void): void {
  // As soon as the win is on the page: the next key may come before the paint.
  useLayoutEffect(() => {
    const held = document.activeElement;
    if (won && held instanceof HTMLButtonElement && !held.closest('dialog')) home();
  }, [won]);
}
