import { letterOf } from '../../../app/actions/input/key-bindings.ts';

/** Inputs that take no letters. */
const WITHOUT_LETTERS = 'input:is([type=radio], [type=checkbox], [type=range], [type=color], [type=file])';

/**
 * Moves the focus to a search field when a key is meant for it: a letter or Backspace, which are typed there, or Ctrl+F
 * or the slash, which are not. Fields and lists keep their letters.
 */
export function focusByKey(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const { target } = event;
  const isFind =
    (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f' && !event.altKey && !event.shiftKey;
  const isTaken =
    target instanceof Element && target.matches('input, select, textarea') && !target.matches(WITHOUT_LETTERS);
  if (isFind || (event.key === '/' && !isTaken)) {
    event.preventDefault();
    field?.focus();
    field?.select();
  } else if (!isTaken && (letterOf(event) !== undefined || event.key === 'Backspace')) field?.focus();
}
