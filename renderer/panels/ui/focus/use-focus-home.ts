import { useEffect, useLayoutEffect } from 'preact/hooks';

/** When that which had the keyboard's focus goes off the page, `home` is called: the focus would be nowhere. */
export function useFocusHome(home: () => void): void {
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    // Before any other listener: the mouse has taken over, and a card that goes takes no focus with it.
    const forget = (): void => void (last = null);
    const look = (): void => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // What is under an open panel can't have the focus: the panel gives it back when it closes.
      if (document.querySelector('dialog[open]')) return;
      last = null;
      home();
    };
    // It hears of what has gone before the page is painted.
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
 * A game that is won takes the focus from the tools: a key meant for the cards that are gone would press one, and deal
 * anew.
 */
export function useFocusAtWin(won: boolean, home: () => void): void {
  // As soon as the win is on the page: the next key may come before it is painted.
  useLayoutEffect(() => {
    const held = document.activeElement;
    if (won && held instanceof HTMLButtonElement && !held.closest('dialog')) home();
  }, [won]);
}
