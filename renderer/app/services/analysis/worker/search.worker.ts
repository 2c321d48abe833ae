import { type WorkerTask, Searcher, type WorkerMessage } from './searcher.ts';

/*
 * Off the main thread. Between two slices a message goes round once, behind those of the page that have come meanwhile.
 */

const { port1, port2 } = new MessageChannel();
let next = (): void => {};
port1.addEventListener('message', () => next());
port1.start();

const searcher = new Searcher({
  tell: (told: WorkerMessage) => postMessage(told),
  now: () => performance.now(),
  after: (then) => {
    next = then;
    port2.postMessage(undefined);
  },
});
addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => searcher.hear(data));
