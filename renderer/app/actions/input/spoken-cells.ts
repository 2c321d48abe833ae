import type { Focus } from './keyboard-play.ts';
import type { Spot } from '../../model/table/spots.ts';

/** What the cell of a spot is called in the spoken table. */
export const cellId = ({ pile, index }: Spot): string => `card-${pile}-${index}`;

/** The spot of the cell that an event came from. */
export function spotOf(target: EventTarget | null): Spot | undefined {
  const cell = target instanceof Element ? target.closest('[role="gridcell"][id]') : null;
  const parts = /^card-(\d+)-(\d+)$/.exec(cell?.id ?? '');
  return parts ? { pile: Number(parts[1]), index: Number(parts[2]) } : undefined;
}

/** Makes its cell the one that the Tab key comes to, and gives it the focus of the page, or takes that away. */
export function standOn(spot: Spot, focus: Focus): void {
  const cell = document.getElementById(cellId(spot));
  for (const other of document.querySelectorAll<HTMLElement>('.spoken [tabindex="0"]')) other.tabIndex = -1;
  if (cell) cell.tabIndex = 0;
  if (focus !== 'none') cell?.focus({ preventScroll: true });
  else if (spotOf(document.activeElement) && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}
