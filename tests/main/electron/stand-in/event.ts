/** An event whose usual effect a listener may prevent. */
export class PreventableEvent implements Pick<Electron.Event, 'preventDefault' | 'defaultPrevented'> {
  defaultPrevented = false;

  preventDefault = (): void => void (this.defaultPrevented = true);
}
