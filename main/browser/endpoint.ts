import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { dispatch, refuse } from '../requests/dispatch.ts';
import type { Host } from '../requests/host.ts';
import { readStatic, SAFE_HEADERS } from '../requests/static-files.ts';
import type { Crowd } from './crowd.ts';
import { isTooLong, MAX_BODY_BYTES, readJson } from './body.ts';
import { guard, guardReturn, guardTicket, type Rejection } from './guard.ts';
import type { HostHome } from './host-home.ts';
import { redirectPage } from './redirect-page.ts';
import type { Allowance } from './limits.ts';
import type { Listeners } from './listeners.ts';
import { nameOf, pageKey, seal } from './returning.ts';
import { Tickets } from './tickets.ts';

/** One address of the browser host, with everything that it needs to answer there. */
export interface Endpoint {
  readonly host: Host;
  readonly listeners: Listeners;
  readonly root: string;
  readonly origin: string;
  readonly token: string;
  readonly home: Pick<HostHome, 'key'>;
  readonly tickets: Tickets;
  readonly allowances: Readonly<Record<'known' | 'files' | 'returns' | 'strange', Allowance>>;
  readonly crowd: Crowd;
}

/** Answers whatever comes to this address. */
export async function answer(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (ENDED_SOCKETS.has(request.socket)) return;
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  if (Tickets.isAt(path)) return takeTicket(endpoint, path, request, response);
  if (path === '/api/return') return answerReturn(endpoint, request, response);
  const api = path.startsWith('/api/');
  const rejection = guard(request, api, endpoint);
  if (rejection) return turnAway(endpoint, response, rejection);
  if (api) endpoint.crowd.know(request.socket);
  if (!endpoint.allowances[api ? 'known' : 'files'].take())
    return sendLast(response, 429, refuse('failed', 'That is more than Baize can do at once.', { because: 'crowded' }));
  if (!api) return sendFile(endpoint.root, path, request, response);
  if (path === '/api/events') return openStream(endpoint, request, response);
  if (path === '/api/request') return answerRequest(endpoint, request, response);
  return sendLast(
    response,
    404,
    refuse('malformed', 'There is nothing at this address.', { because: 'unheard-of', text: path }),
  );
}

/** Answers a valid ticket with a page that leads on to the game. */
function takeTicket(endpoint: Endpoint, path: string, request: IncomingMessage, response: ServerResponse): void {
  const rejection = guardTicket(request, endpoint);
  if (rejection) return turnAway(endpoint, response, rejection);
  if (!endpoint.tickets.take(path))
    return turnAway(endpoint, response, { status: 403, message: 'Open the address that was printed at the start.' });
  const body = redirectPage(`/#t=${endpoint.token}`);
  response.writeHead(200, {
    ...SAFE_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** Sends the new token to a page that was open before this launch, encrypted with a key that only that page has. */
async function answerReturn(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const rejection = guardReturn(request, endpoint);
  if (rejection) return turnAway(endpoint, response, rejection);
  if (!endpoint.allowances.returns.take()) return void response.destroy();
  const page = pageOf(request);
  const body = isTooLong(request) ? 'unreadable' : await readJson(request);
  const nonce = body === 'unreadable' ? undefined : nonceIn(body.json);
  if (page === undefined || nonce === undefined)
    return sendLast(
      response,
      400,
      refuse('malformed', 'A page that returns gives its name and a question.', { because: 'wrong', text: 'return' }),
    );
  return sendJson(response, 200, seal(endpoint.home.key, page, { origin: endpoint.origin, nonce }, endpoint.token));
}

function nonceIn(json: unknown): string | undefined {
  const nonce = typeof json === 'object' && json && 'nonce' in json ? json.nonce : undefined;
  return typeof nonce === 'string' && /^[\w-]{16,64}$/.test(nonce) ? nonce : undefined;
}

/** Refuses a request; above the limit for strangers it closes the connection without an answer. */
function turnAway({ allowances }: Endpoint, response: ServerResponse, { status, message }: Rejection): void {
  if (!allowances.strange.take()) return void response.destroy();
  sendLast(response, status, refuse('stranger', message));
}

async function sendFile(root: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = await readStatic(root, path);
  response.writeHead(file.status, { ...file.headers, 'Content-Length': Buffer.byteLength(file.body) });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function openStream({ listeners, home }: Endpoint, request: IncomingMessage, response: ServerResponse): void {
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
  response.writeHead(200, {
    ...SAFE_HEADERS,
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'X-Baize-Home': nameOf(home.key),
    'X-Baize-Key': pageKey(home.key, id).toString('base64url'),
  });
  return listeners.listen(id, response);
}

async function answerRequest(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isTooLong(request))
    return sendLast(
      response,
      413,
      refuse('malformed', `A request has at most ${MAX_BODY_BYTES} bytes.`, { because: 'too-long', text: 'request' }),
    );
  const body = await readJson(request);
  if (body === 'unreadable')
    return sendJson(response, 400, refuse('malformed', 'This is no JSON.', { because: 'wrong', text: 'request' }));
  const { name, args } = asCall(body.json);
  const page = endpoint.listeners.page(pageOf(request) ?? '');
  if (!page) return sendJson(response, 409, refuse('stranger', 'The page asked before it listened for events.'));
  return sendJson(response, 200, await dispatch(endpoint.host, page, name, args));
}

const asCall = (json: unknown): { name?: unknown; args?: unknown } => (typeof json === 'object' && json ? json : {});

function pageOf({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-baize-page'];
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/**
 * Connections that have had their last answer. Node may already have read another request from them; it gets no answer.
 */
const ENDED_SOCKETS = new WeakSet<Socket>();

/** Answers and closes the connection: the rest of the request and any other behind it are not read. */
function sendLast(response: ServerResponse, status: number, reply: unknown): void {
  ENDED_SOCKETS.add(response.req.socket);
  response.setHeader('Connection', 'close');
  sendJson(response, status, reply);
}

function sendJson(response: ServerResponse, status: number, reply: unknown): void {
  const headers = { ...SAFE_HEADERS, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers);
  response.end(JSON.stringify(reply));
}
