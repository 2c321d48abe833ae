import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isTooLong, MOST_BYTES, readJson } from './browser/body.ts';
import { guard, guardTicket } from './browser/guard.ts';
import type { Rejection } from './browser/guard.ts';
import { Allowance, LIMITS, serverOptions } from './browser/limits.ts';
import type { Limits } from './browser/limits.ts';
import { Listeners } from './browser/listeners.ts';
import { leadTo } from './browser/lead.ts';
import { newSecret } from './browser/secret.ts';
import { Tickets } from './browser/tickets.ts';
import { dispatch, refuse } from './dispatch.ts';
import { makeHost } from './handlers.ts';
import type { Host } from './handlers.ts';
import { helloOf } from './hello.ts';
import type { Log } from './log.ts';
import { readStatic, SAFE_HEADERS } from './static.ts';
import type { Store } from './store/store.ts';

export interface Serving {
  readonly store: Store;
  readonly log?: Log;
  /** The folder of the built renderer. */
  readonly root: string;
  readonly version: string;
  /** 0: any that is free. */
  readonly port?: number;
  /** What a page's `window.quit` does. */
  readonly quit?: () => void;
  readonly limits?: Partial<Limits>;
}

export interface BrowserHost {
  /** With the secret in its fragment, which no browser sends anywhere. */
  readonly address: string;
  readonly origin: string;
  readonly token: string;
  /** An address without the secret that opens the page once; `used` is called when it has. */
  ticket(used: () => void): string;
  /** Lets the pages save what they have, then ends every connection. The store is not closed. */
  close(): Promise<void>;
}

/** How long the pages have for their last save when the host ends. */
const PATIENCE = 1000;

/** Serves the game on loopback, to pages that know this launch's secret. */
export async function serve({
  store,
  log,
  root,
  version,
  port = 0,
  quit = () => {},
  limits,
}: Serving): Promise<BrowserHost> {
  const bounds = { ...LIMITS, ...limits };
  const host = makeHost({
    store,
    ...(log && { log }),
    hello: helloOf('browser', version, process.platform),
    window: { fullScreen: () => {}, quit, menu: () => {} },
  });
  const listeners = new Listeners(host.claims, bounds.pages);
  const [token, tickets] = [newSecret(), new Tickets()];
  const server = createServer(serverOptions(bounds));
  server.maxConnections = bounds.connections;
  const origin = await listen(server, port);
  const [known, strange] = [new Allowance(bounds.known), new Allowance(bounds.strange)];
  const door: Door = { host, listeners, root, origin, token, tickets, known, strange };
  const answerAll = (request: IncomingMessage, response: ServerResponse): void => {
    answer(door, request, response).catch(() => response.destroy());
  };
  server.on('request', answerAll);
  // Without this, Node would ask for the body before anybody has looked at the head.
  server.on('checkContinue', answerAll);
  const close = async (): Promise<void> => {
    await listeners.close(PATIENCE);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const ticket = (used: () => void): string => origin + tickets.issue(used);
  return { address: `${origin}/#t=${token}`, origin, token, ticket, close };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}

interface Door {
  readonly host: Host;
  readonly listeners: Listeners;
  readonly root: string;
  readonly origin: string;
  readonly token: string;
  readonly tickets: Tickets;
  readonly known: Allowance;
  readonly strange: Allowance;
}

async function answer(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (ENDED.has(request.socket)) return;
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  if (Tickets.isAt(path)) return takeTicket(door, path, request, response);
  const api = path.startsWith('/api/');
  const rejection = guard(request, api, door);
  if (rejection) return turnAway(door, response, rejection);
  if (!door.known.take())
    return sendLast(response, 429, refuse('failed', 'That is more than Baize can do at once.', { because: 'crowded' }));
  if (!api) return sendFile(door.root, path, request, response);
  if (path === '/api/events') return openStream(door, request, response);
  if (path === '/api/request') return answerRequest(door, request, response);
  return sendLast(
    response,
    404,
    refuse('malformed', 'There is nothing at this address.', { because: 'unheard-of', text: path }),
  );
}

/** Leads on to the page from an address of our own: our door is open to no other. */
function takeTicket(door: Door, path: string, request: IncomingMessage, response: ServerResponse): void {
  const rejection = guardTicket(request, door);
  if (rejection) return turnAway(door, response, rejection);
  if (!door.tickets.take(path))
    return turnAway(door, response, { status: 403, message: 'Open the address that was printed at the start.' });
  const body = leadTo(`/#t=${door.token}`);
  response.writeHead(200, {
    ...SAFE_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** Whoever knocks all the time gets no answer any more. */
function turnAway({ strange }: Door, response: ServerResponse, { status, message }: Rejection): void {
  if (!strange.take()) return void response.destroy();
  sendLast(response, status, refuse('stranger', message));
}

async function sendFile(root: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = await readStatic(root, path);
  response.writeHead(file.status, {
    ...SAFE_HEADERS,
    'Content-Type': file.type,
    'Content-Length': Buffer.byteLength(file.body),
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function openStream({ listeners }: Door, request: IncomingMessage, response: ServerResponse): void {
  const id = pageOf(request);
  if (id === undefined)
    return sendLast(
      response,
      400,
      refuse('malformed', 'The page gave no name of its own.', { because: 'absent', text: 'x-baize-page' }),
    );
  if (Number(request.headers['content-length'] ?? 0) > 0)
    return sendLast(
      response,
      400,
      refuse('malformed', 'Who listens sends nothing.', { because: 'too-long', text: 'events' }),
    );
  if (!listeners.hasRoom(id))
    return sendLast(response, 429, refuse('failed', 'Baize is open in too many windows.', { because: 'windows' }));
  request.resume();
  response.writeHead(200, { ...SAFE_HEADERS, 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  return listeners.listen(id, response);
}

async function answerRequest(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isTooLong(request))
    return sendLast(
      response,
      413,
      refuse('malformed', `A request has at most ${MOST_BYTES} bytes.`, { because: 'too-long', text: 'request' }),
    );
  const body = await readJson(request);
  if (body === 'unreadable')
    return sendJson(response, 400, refuse('malformed', 'This is no JSON.', { because: 'wrong', text: 'request' }));
  const { name, args } = asCall(body.json);
  const page = door.listeners.page(pageOf(request) ?? '');
  if (!page) return sendJson(response, 409, refuse('stranger', 'The page asked before it listened for events.'));
  return sendJson(response, 200, await dispatch(door.host, page, name, args));
}

const asCall = (json: unknown): { name?: unknown; args?: unknown } => (typeof json === 'object' && json ? json : {});

function pageOf({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-baize-page'];
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/** Connections that have had their last answer: Node may have read one more request from them by then. */
const ENDED = new WeakSet<Socket>();

/** Nothing more is read from this connection: neither what is left of the request nor another one behind it. */
function sendLast(response: ServerResponse, status: number, reply: unknown): void {
  ENDED.add(response.req.socket);
  response.setHeader('Connection', 'close');
  sendJson(response, status, reply);
}

function sendJson(response: ServerResponse, status: number, reply: unknown): void {
  const headers = { ...SAFE_HEADERS, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers);
  response.end(JSON.stringify(reply));
}
