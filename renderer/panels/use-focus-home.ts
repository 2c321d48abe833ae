import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** When that which had the keyboard's focus goes off the page, `home` is called: the focus would be nowhere. */
export function useFocusHome(home: () => void): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    home();
  });
}
