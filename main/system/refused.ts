import type { RefusalFacts, Refusal } from '../../preload/api.ts';

/** A refusal, which `dispatch` turns into a reply. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], message: string, about?: RefusalFacts) {
    super(message);
    this.refusal = { code, message, ...(about && { about }) };
  }
}

/** Returns the refusal of work that its requester has stopped. */
export const stopped = (): Refused => new Refused('stopped', 'It was stopped, and nothing was changed.');
