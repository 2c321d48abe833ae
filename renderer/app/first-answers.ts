import type { Bridge, Reply, RequestName, Requests } from '../../preload/api.ts';

type Answer<N extends RequestName> = Promise<Reply<Requests[N]['answer']>>;

/** The host's first answers, requested before anything can be shown. */
export interface FirstAnswers {
  readonly hello: Answer<'hello'>;
  readonly settings: Answer<'settings.read'>;
  readonly going: Answer<'play.list'>;
}

export const askFirst = (bridge: Bridge): FirstAnswers => ({
  hello: bridge.request('hello'),
  settings: bridge.request('settings.read'),
  going: bridge.request('play.list'),
});
