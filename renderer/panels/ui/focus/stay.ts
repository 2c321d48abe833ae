/** Keeps the focus where it is on a click, so that Space goes on dealing instead of pressing the same button again. */
export const stay = (event: MouseEvent): void => event.preventDefault();
