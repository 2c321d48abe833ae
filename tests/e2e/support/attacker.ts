import { createServer } from 'node:http';

/** The knowledge of an attacking page: the address of the host, and the value that it uses as the secret. */
export interface Knowledge {
  readonly host: string;
  readonly secret: string;
}

/**
 * A server of another program's page on this machine, under every name that leads here; `heard`: what browsers have
 * sent to it.
 */
export interface Attacker {
  readonly port: number;
  readonly heard: readonly string[];
  close(): Promise<void>;
}

export async function startAttacker(): Promise<Attacker> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.url} ${JSON.stringify(request.rawHeaders)}`);
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Another page</title><body>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, heard, close };
}

/** A kind of fetch; `header`: whether it sends the secret where the host looks for it. */
export interface Fetching {
  readonly name: string;
  readonly path: string;
  readonly init: {
    readonly method?: 'POST' | 'PUT';
    readonly mode?: 'no-cors';
    readonly keepalive?: boolean;
    readonly credentials?: 'include';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly header?: boolean;
}

const json = { 'content-type': 'application/json' };
const body = '{"name":"settings.change","args":[{"theme":"dark"}]}';
const ask = '/api/request';

export const FETCHES: readonly Fetching[] = [
  { name: 'fetch of the page', path: '/', init: {} },
  { name: 'fetch of the page, no-cors', path: '/', init: { mode: 'no-cors' } },
  { name: 'fetch of the page with credentials', path: '/', init: { credentials: 'include' } },
  { name: 'fetch to ask, JSON', path: ask, init: { method: 'POST', headers: json, body }, header: true },
  { name: 'fetch to ask, text, no-cors', path: ask, init: { method: 'POST', mode: 'no-cors', body } },
  { name: 'fetch to ask by GET, no-cors', path: `${ask}?name=hello`, init: { mode: 'no-cors' } },
  { name: 'fetch to ask, kept alive', path: ask, init: { method: 'POST', keepalive: true, mode: 'no-cors', body } },
  { name: 'fetch to ask, PUT', path: ask, init: { method: 'PUT', headers: json, body }, header: true },
  { name: 'fetch to listen', path: '/api/events', init: { method: 'POST', headers: json }, header: true },
  { name: 'fetch to listen, no-cors', path: '/api/events', init: { method: 'POST', mode: 'no-cors' } },
];

/** Runs in the attacking page. */
export async function attackByFetch([{ host, secret }, { path, init, header }]: readonly [Knowledge, Fetching]) {
  const given = header ? { 'x-baize-token': secret, 'x-baize-page': 'attacking-page' } : {};
  try {
    const answer = await fetch(host + path, { ...init, headers: { ...init.headers, ...given } });
    return answer.type === 'opaque' ? 'nothing to be read' : `got ${answer.status}`;
  } catch (error) {
    return String(error);
  }
}

export const ELEMENTS = ['script', 'module', 'img', 'style', 'iframe', 'object', 'embed', 'video', 'prefetch'] as const;
type Element = (typeof ELEMENTS)[number];

/**
 * Runs in the attacking page: adds an element that loads something from the host, and waits until that has come or not.
 */
export async function attackByElement([{ host, secret }, kind]: readonly [Knowledge, Element]) {
  const tags: Readonly<Record<string, string>> = { module: 'script', style: 'link', prefetch: 'link' };
  const made = document.createElement(tags[kind] ?? kind);
  const address = `${host}/?t=${secret}#t=${secret}`;
  const set = (values: Readonly<Record<string, string>>): void => void Object.assign(made, values);
  if (kind === 'object') set({ data: address, type: 'text/html' });
  else if (tags[kind] === 'link') set({ rel: kind === 'style' ? 'stylesheet' : 'prefetch', href: address });
  else set({ src: address, ...(kind === 'module' ? { type: 'module' } : {}) });
  return new Promise<string>((resolve) => {
    made.addEventListener('error', () => resolve('an error'));
    // A frame whose page refuses to be framed loads an error page too, which is of no origin.
    made.addEventListener('load', () => {
      const inside =
        made instanceof HTMLIFrameElement || made instanceof HTMLObjectElement ? made.contentDocument : null;
      resolve(inside === null ? 'nothing to be read' : `got ${inside.body.innerText}`);
    });
    document.body.append(made);
    setTimeout(() => resolve('nothing came'), 3000);
  });
}

export const OTHERS = [
  'form',
  'form as text',
  'beacon',
  'EventSource',
  'WebSocket',
  'Worker',
  'import',
  'window.open',
] as const;
type Other = (typeof OTHERS)[number];

/** Runs in the attacking page: tries everything else that a page can send anywhere. */
export async function attackOtherwise([{ host, secret }, kind]: readonly [Knowledge, Other]) {
  const text = '{"name":"settings.change","args":[{"theme":"dark"}]}';
  const failed = (of: EventTarget): Promise<string> =>
    new Promise((resolve) => {
      of.addEventListener('error', () => resolve('an error'));
      of.addEventListener('open', () => resolve('got a connection'));
      of.addEventListener('message', () => resolve('got a message'));
      setTimeout(() => resolve('nothing came'), 3000);
    });
  const sendForm = (type: string): Promise<string> => {
    const frame = Object.assign(document.createElement('iframe'), { name: `frame${Math.random()}` });
    const form = Object.assign(document.createElement('form'), { method: 'POST', action: `${host}/api/request` });
    Object.assign(form, { enctype: type, target: frame.name });
    form.append(Object.assign(document.createElement('input'), { name: text.slice(0, -1), value: `"}` }));
    document.body.append(frame, form);
    return new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(frame.contentDocument === null ? 'nothing to be read' : 'a blank'));
      form.submit();
      setTimeout(() => resolve('nothing came'), 3000);
    });
  };
  try {
    if (kind === 'form') return await sendForm('application/x-www-form-urlencoded');
    if (kind === 'form as text') return await sendForm('text/plain');
    if (kind === 'beacon') return navigator.sendBeacon(`${host}/api/request`, text) ? 'nothing to be read' : 'not sent';
    if (kind === 'EventSource') return await failed(new EventSource(`${host}/api/events?t=${secret}`));
    if (kind === 'WebSocket')
      return await failed(new WebSocket(`${host.replace('http', 'ws')}/api/events`, secret || []));
    if (kind === 'Worker') return await failed(new Worker(`${host}/index.js`));
    if (kind === 'import') return `got ${Object.keys((await import(`${host}/index.js`)) as object).join()}`;
    const opened = window.open(`${host}/?t=${secret}#t=${secret}`);
    // While it is loading, the window is still ours; then it is another origin's, or cut off from us.
    for (let turn = 0; turn < 60 && opened?.location.href === 'about:blank'; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return opened?.closed ? 'a window that is out of reach' : `got ${opened?.document.body.innerText}`;
  } catch (error) {
    return String(error);
  }
}
