import { type Side, toward } from './toward.ts';

/** What can be pressed or set without letters. */
const CONTROLS =
  'button:not([aria-disabled=true]), a[href], select, summary, [role=option], [role=gridcell], ' +
  'input:is([type=range], [type=radio], [type=checkbox], [type=file], [type=color])';

/** The menu or the topmost of the dialogs that are open. */
export const openCover = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('[role=menu]') ??
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);

/** What can be pressed beside the cards: tools, notes on the table, the status bar. */
export const aroundTable = (): HTMLElement[] =>
  controlsIn(document.querySelector<HTMLElement>('.shell') ?? document.body);

/** The controls in a part of the page that can be used now, those that must be scrolled to as well. */
export const controlsIn = (part: HTMLElement): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);

function isUsable(control: HTMLElement): boolean {
  if (control.matches(':disabled, .table *') || control.closest('[inert], [aria-hidden=true]')) return false;
  return control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && control.offsetWidth > 0;
}

/** What is seen of a control: a radio or a switch is drawn by its label. */
export const bodyOf = (control: HTMLElement): HTMLElement =>
  (control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : null) ?? control;

/** Goes from the control that has the focus to the next on a side; false where there is none. */
export function goToward(controls: readonly HTMLElement[], side: Side): boolean {
  const now = controls.find((control) => control === document.activeElement);
  const others = controls.filter((control) => control !== now);
  // Not to the button that closes, which comes first.
  if (!now) return focusOn(others.find((control) => control.closest('.dialog-body')) ?? others[0]);
  const boxes = others.map((control) => bodyOf(control).getBoundingClientRect());
  const next = toward(bodyOf(now).getBoundingClientRect(), boxes, side);
  return next !== undefined && focusOn(others[next]);
}

export function focusOn(control: HTMLElement | undefined): boolean {
  control?.focus({ preventScroll: true });
  if (control) bodyOf(control).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return control !== undefined;
}

/** Does what a click does, or sets the next of several values. */
export function use(control: HTMLElement): void {
  if (!(control instanceof HTMLSelectElement)) return control.click();
  control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets a slider a step further; false for anything else. */
export function slide(control: Element | null, side: Side): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'range') return false;
  if (side === 'up' || side === 'down') return false;
  if (side === 'left') control.stepDown();
  else control.stepUp();
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Closes a dialog or a menu, as Escape does. */
export function close(cover: HTMLElement): void {
  const event =
    cover instanceof HTMLDialogElement
      ? new Event('cancel', { cancelable: true })
      : new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  cover.dispatchEvent(event);
}
