import type { About, Refusal } from '../../preload/api.ts';

/** A way to say no; `dispatch` makes a reply of it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], message: string, about?: About) {
    super(message);
    this.refusal = { code, message, ...(about && { about }) };
  }
}

/** Work that whoever asked for it has stopped. */
export const stopped = (): Refused => new Refused('stopped', 'It was stopped, and nothing was changed.');
