import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** When that which had the keyboard's focus goes off the page, `home` is called: the focus would be nowhere. */
export function useFocusHome(home: () => void): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    // Before any other listener: the mouse has taken over, and a card that goes takes no focus with it.
    const forget = (): void => void (last.current = null);
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    home();
  });
}

/** A game that is won takes the focus from the tools: a key meant for the cards that are gone would press one, and deal anew. */
export function useFocusAtWin(won: boolean, home: () => void): void {
  useEffect(() => {
    const held = document.activeElement;
    if (won && held instanceof HTMLButtonElement && !held.closest('dialog')) home();
  }, [won]);
}
