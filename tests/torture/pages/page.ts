import type { Bridge } from '../../../preload/api.ts';
import { connect } from '../../../renderer/app/services/host/connect.ts';
import type { Waiting } from '../../../renderer/app/model/waiting.ts';

/* What a page has between its table and its host, and nothing else: the torturer plays in place of a person. */

export interface TorturedPage {
  readonly request: Bridge['request'];
  /** Why something is not kept yet, as the page says it. */
  waits: Waiting | undefined;
  /** How often a host was found again and brought everything that this page may bring. */
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
let asked = 0;
outbox.watch({
  choose: () => Promise.resolve((asked += 1) % 2 === 0 ? 'here' : 'there'),
  // Of all games of a deal the same, as those have that are set aside within a minute.
  nameOf: ({ game, deal }) => `${game} ${deal}`,
  waits: (why) => (page.waits = why),
  taken: () => {},
  changed: () => {},
  refused: ({ message }) => console.error(message),
  back: () => (page.returns += 1),
});
window.torture = page;
