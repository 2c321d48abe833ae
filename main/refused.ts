import type { Refusal } from '../preload/api.ts';

/** A handler's way to say no; `dispatch` makes a reply of it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], message: string) {
    super(message);
    this.refusal = { code, message };
  }
}
