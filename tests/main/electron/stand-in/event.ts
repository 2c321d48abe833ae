/** An event whose default effect a listener may prevent. */
export class PreventableEvent implements Pick<Electron.Event, 'preventDefault' | 'defaultPrevented'> {
  defaultPrevented = false;

  preventDefault = (): void => void (this.defaultPrevented = true);
}
