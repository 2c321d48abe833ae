import type { Focus } from './keyboard-play.ts';
import type { Spot } from '../../model/table/spots.ts';

/** Returns the id of a spot's cell in the spoken table. */
export const cellId = ({ pile, index }: Spot): string => `card-${pile}-${index}`;

/** Returns the spot of the cell that an event came from. */
export function spotOf(target: EventTarget | null): Spot | undefined {
  const cell = target instanceof Element ? target.closest('[role="gridcell"][id]') : null;
  const parts = /^card-(\d+)-(\d+)$/.exec(cell?.id ?? '');
  return parts ? { pile: Number(parts[1]), index: Number(parts[2]) } : undefined;
}

/** Makes a spot's cell the one that the Tab key reaches, and gives it the page's focus, or takes the focus away. */
export function standOn(spot: Spot, focus: Focus): void {
  const cell = document.getElementById(cellId(spot));
  for (const other of document.querySelectorAll<HTMLElement>('.spoken [tabindex="0"]')) other.tabIndex = -1;
  if (cell) cell.tabIndex = 0;
  if (focus !== 'none') cell?.focus({ preventScroll: true });
  else if (spotOf(document.activeElement) && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}
