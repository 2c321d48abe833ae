import { Searcher } from './searcher.ts';
import type { WorkerMessage, WorkerTask } from './search-requests.ts';

/*
 * Runs off the main thread. Between two slices it sends a message to itself, which arrives after the messages that the
 * page has sent by then.
 */

const { port1, port2 } = new MessageChannel();
let next = (): void => {};
port1.addEventListener('message', () => next());
port1.start();

const searcher = new Searcher({
  post: (message: WorkerMessage) => postMessage(message),
  now: () => performance.now(),
  after: (then) => {
    next = then;
    port2.postMessage(undefined);
  },
});
addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => searcher.hear(data));
