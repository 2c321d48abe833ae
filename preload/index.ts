import { contextBridge, ipcRenderer } from 'electron';
import {
  type EventName,
  type Events,
  LANGUAGES_ARGUMENT,
  type Reply,
  type RequestName,
  type Requests,
  type WindowBridge,
} from './api.ts';

type Listener<N extends EventName> = (detail: Events[N]) => void;

/** Requests of the page that have no answer yet. */
const asked = new Set<Promise<unknown>>();
/** Whether part of the last save failed: its answer may come before anybody waits for it. */
let lost = false;

async function request<N extends RequestName>(
  name: N,
  ...args: Requests[N]['args']
): Promise<Reply<Requests[N]['answer']>> {
  const answer = ipcRenderer.invoke('baize:request', name, args) as Promise<Reply<Requests[N]['answer']>>;
  asked.add(answer);
  try {
    const reply = await answer;
    lost ||= isLost(reply);
    return reply;
  } catch {
    lost = true;
    return {
      ok: false,
      refusal: { code: 'failed', about: { because: 'silent' }, message: 'Baize itself did not answer.' },
    };
  } finally {
    asked.delete(answer);
  }
}

function on<N extends EventName>(name: N, listener: Listener<N>): () => void {
  const listen = (_event: unknown, event: EventName, detail: Events[N]): void => {
    if (event === name) listener(detail);
  };
  ipcRenderer.on('baize:event', listen);
  return () => void ipcRenderer.off('baize:event', listen);
}

const languages = process.argv.find((argument) => argument.startsWith(LANGUAGES_ARGUMENT)) ?? '';
const bridge: WindowBridge = {
  request,
  on,
  languages: languages.slice(LANGUAGES_ARGUMENT.length).split(',').filter(Boolean),
};
contextBridge.exposeInMainWorld('baize', bridge);

// Delayed by one turn, until the page's own listeners have requested their last save.
on('closing', () => {
  lost = false;
  setTimeout(() => void Promise.allSettled(asked).then(() => ipcRenderer.send('baize:flushed', !lost)), 0);
});

/** Whether the host failed to do what was asked, as with a full disk; other refusals lose nothing. */
function isLost(reply: Reply<unknown>): boolean {
  return !reply.ok && reply.refusal.code === 'failed';
}
