import type { Bridge } from '../../../preload/api.ts';
import { connect } from '../../../renderer/app/services/host/connect.ts';
import type { Waiting } from '../../../renderer/app/model/waiting.ts';

/* The part of a page between its table and its host, and nothing else: the test plays in place of a person. */

export interface TorturedPage {
  readonly request: Bridge['request'];
  /** Why something is not saved yet, as the page reports it. */
  waits: Waiting | undefined;
  /** How often the page has reconnected to a host and sent it everything that it may send. */
  returns: number;
}

declare global {
  interface Window {
    torture?: TorturedPage;
  }
}

const { outbox } = connect();
if (!outbox) throw new Error('This page is for the browser host.');
const page: TorturedPage = { request: outbox.request.bind(outbox), waits: undefined, returns: 0 };
let choices = 0;
outbox.watch({
  choose: () => Promise.resolve((choices += 1) % 2 === 0 ? 'here' : 'there'),
  // The same name for all games of a deal, as games have that are set aside within a minute.
  nameOf: ({ game, deal }) => `${game} ${deal}`,
  waits: (why) => (page.waits = why),
  taken: () => {},
  changed: () => {},
  refused: ({ message }) => console.error(message),
  back: () => (page.returns += 1),
});
window.torture = page;
