import { say } from '../../../words/say.ts';
import { bodyOf, closeCover, focusOn, useControl } from './controls.ts';
import type { ScanChoice } from './scanning.ts';
import { joinFacts } from '../../../words/joins.ts';

/** The CSS class of the highlighted control. */
const SCANNED = 'scanned';

/**
 * Groups controls into visible rows, and each row into its controls; for a panel adds choices to scroll it and to leave
 * it.
 */
export function controlsToScan(controls: readonly HTMLElement[], cover?: HTMLElement): ScanChoice[] {
  const rows = rowsOf(controls.filter((control) => isInSight(control, cover)));
  return [
    ...rows.map((row) => {
      const each = row.map(choiceOf);
      const [one, ...more] = each;
      if (one && more.length === 0) return one;
      const name = joinFacts(each.map((choice) => choice.name));
      return { name, show: () => mark(row.map(bodyOf)), use: () => each };
    }),
    ...(cover ? waysOn(cover) : []),
  ];
}

/** Removes the highlight. */
export const unmark = (): void => mark([]);

function mark(bodies: readonly HTMLElement[]): void {
  for (const marked of document.querySelectorAll(`.${SCANNED}`)) marked.classList.remove(SCANNED);
  for (const body of bodies) body.classList.add(SCANNED);
}

const choiceOf = (control: HTMLElement): ScanChoice => ({
  name: nameOf(control),
  show: () => {
    mark([bodyOf(control)]);
    focusOn(control);
  },
  use: () => useControl(control),
});

const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ?? bodyOf(control).innerText.trim().split('\n')[0] ?? '';

function waysOn(cover: HTMLElement): ScanChoice[] {
  const body = cover.querySelector<HTMLElement>('.dialog-body');
  const leave = { name: say('scan.back'), show: () => mark([cover]), use: () => closeCover(cover) };
  if (!body || body.scrollHeight <= body.clientHeight) return [leave];
  // At its end it returns to the top.
  const atEnd = body.scrollTop + body.clientHeight >= body.scrollHeight - 1;
  const on = (): void => body.scrollTo({ top: atEnd ? 0 : body.scrollTop + body.clientHeight * PAGE });
  return [{ name: say('scan.on'), show: () => mark([body]), use: on }, leave];
}

/** A panel is scrolled by this share of its visible height. */
const PAGE = 0.8;

function isInSight(control: HTMLElement, cover: HTMLElement | undefined): boolean {
  const body = cover?.querySelector('.dialog-body');
  if (!body?.contains(control)) return true;
  const { top, bottom } = body.getBoundingClientRect();
  const middle = middleOf(control);
  return middle >= top && middle <= bottom;
}

function middleOf(control: HTMLElement): number {
  const { top, bottom } = bodyOf(control).getBoundingClientRect();
  return (top + bottom) / 2;
}

/** Groups controls that are side by side, from the top. */
function rowsOf(controls: readonly HTMLElement[]): HTMLElement[][] {
  const rows: { readonly bottom: number; readonly row: HTMLElement[] }[] = [];
  for (const control of controls.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = rows.at(-1);
    if (last && middleOf(control) < last.bottom) last.row.push(control);
    else rows.push({ bottom: bodyOf(control).getBoundingClientRect().bottom, row: [control] });
  }
  return rows.map(({ row }) =>
    row.toSorted((a, b) => bodyOf(a).getBoundingClientRect().left - bodyOf(b).getBoundingClientRect().left),
  );
}
