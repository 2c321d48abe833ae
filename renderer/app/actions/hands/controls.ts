import { type Side, toward } from './toward.ts';

/** Controls that can be used without typing. */
const CONTROLS =
  'button:not([aria-disabled=true]), a[href], select, summary, [role=option], [role=gridcell], ' +
  'input:is([type=range], [type=radio], [type=checkbox], [type=file], [type=color])';

/** Returns the open menu, or the topmost open dialog. */
export const openCover = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('[role=menu]') ??
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);

/** Lists the controls outside the cards: toolbar, notes on the table, status bar. */
export const aroundTable = (): HTMLElement[] =>
  controlsIn(document.querySelector<HTMLElement>('.shell') ?? document.body);

/** Lists the controls in a part of the page that can be used now, even if they must be scrolled to. */
export const controlsIn = (part: HTMLElement): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);

function isUsable(control: HTMLElement): boolean {
  if (control.matches(':disabled, .table *') || control.closest('[inert], [aria-hidden=true]')) return false;
  return control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && control.offsetWidth > 0;
}

/** Returns the visible part of a control: a radio button or checkbox is drawn by its label. */
export const bodyOf = (control: HTMLElement): HTMLElement =>
  (control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : null) ?? control;

/** Moves the focus from its control to the next on a side; false if there is none. */
export function goToward(controls: readonly HTMLElement[], side: Side): boolean {
  const now = controls.find((control) => control === document.activeElement);
  const others = controls.filter((control) => control !== now);
  // The first control is the button that closes, which is skipped.
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

/** Clicks a control, or selects the next of its values. */
export function useControl(control: HTMLElement): void {
  if (!(control instanceof HTMLSelectElement)) return control.click();
  control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Moves a slider by one step; false for any other control. */
export function moveSlider(control: Element | null, side: Side): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'range') return false;
  if (side === 'up' || side === 'down') return false;
  if (side === 'left') control.stepDown();
  else control.stepUp();
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Closes a dialog or a menu, as Escape does. */
export function closeCover(cover: HTMLElement): void {
  const event =
    cover instanceof HTMLDialogElement
      ? new Event('cancel', { cancelable: true })
      : new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  cover.dispatchEvent(event);
}
