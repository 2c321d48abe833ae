import type { IncomingMessage } from 'node:http';
import { sameSecret } from './secret.ts';

/** Why a request is refused before anything of it is done: an HTTP status and a sentence. */
export interface Rejection {
  readonly status: 400 | 401 | 403 | 405 | 411 | 415 | 417 | 421;
  readonly message: string;
}

/** This host's own address and the secret of this launch. */
interface HostIdentity {
  readonly origin: string;
  readonly token: string;
}

const reject = (status: Rejection['status'], message: string): Rejection => ({ status, message });

/**
 * Checks a request before it is answered; returns why it is refused, undefined when it is not. Any page in the browser
 * can send requests to loopback. A wrong Host header means a DNS name that was rebound to this machine; a foreign
 * Origin or Sec-Fetch-Site means another page; a missing token means a page that was not opened by the address printed
 * at the start.
 */
export function guard(request: IncomingMessage, api: boolean, own: HostIdentity): Rejection | undefined {
  return (
    guardForm(request) ??
    guardHost(request, own) ??
    guardSender(request, own) ??
    (api ? guardApi(request, own.token) : guardFile(request.method))
  );
}

/** Headers that may occur only once: of two, a proxy might use one and this host the other. */
const SINGLE_HEADERS = [
  'host',
  'origin',
  'content-length',
  'content-type',
  'x-baize-token',
  'x-baize-page',
  'sec-fetch-site',
];

function guardForm({ headers, headersDistinct, url, method }: IncomingMessage): Rejection | undefined {
  if (!url?.startsWith('/')) return reject(400, 'A request names a path alone.');
  if (SINGLE_HEADERS.some((name) => (headersDistinct[name]?.length ?? 0) > 1))
    return reject(400, 'A header was given twice.');
  if (headers.upgrade !== undefined) return reject(400, 'Nothing but HTTP is spoken here.');
  if (headers.expect !== undefined) return reject(417, 'Nothing can be expected beforehand.');
  if (headers['transfer-encoding'] !== undefined) return reject(411, 'The length of a request is told beforehand.');
  if (method !== 'POST' && Number(headers['content-length'] ?? 0) > 0)
    return reject(400, 'A file is asked for without a body.');
  return undefined;
}

/**
 * Checks a request that shows a ticket. It may come from anywhere, because the file on disk that leads here has no
 * origin. But it must be a navigation of a window, so that no other page can read the answer.
 */
export function guardTicket(request: IncomingMessage, own: Pick<HostIdentity, 'origin'>): Rejection | undefined {
  const { headers, method } = request;
  const rejection = guardForm(request) ?? guardHost(request, own);
  if (rejection) return rejection;
  if (method !== 'GET') return reject(405, 'A ticket is shown by opening it.');
  const [mode, dest] = [headers['sec-fetch-mode'] ?? 'navigate', headers['sec-fetch-dest'] ?? 'document'];
  if (headers.origin !== undefined || mode !== 'navigate' || dest !== 'document')
    return reject(403, 'A ticket is shown by opening it.');
  return undefined;
}

/**
 * Checks a request of a page that was open before this launch: it cannot know the token yet, and must pass every other
 * check.
 */
export const guardReturn = (request: IncomingMessage, own: Pick<HostIdentity, 'origin'>): Rejection | undefined =>
  guardForm(request) ?? guardHost(request, own) ?? guardSender(request, own) ?? guardPost(request);

const guardHost = ({ headers }: IncomingMessage, { origin }: Pick<HostIdentity, 'origin'>): Rejection | undefined =>
  `http://${headers.host}` === origin ? undefined : reject(421, 'This host answers to its own address alone.');

/**
 * Checks the sender. `none`: the user opened the address; `localhost` and other ports of this machine count as
 * `same-site`, and are refused.
 */
function guardSender({ headers }: IncomingMessage, { origin }: Pick<HostIdentity, 'origin'>): Rejection | undefined {
  const site = headers['sec-fetch-site'] ?? 'none';
  if ((headers.origin ?? origin) !== origin || (site !== 'none' && site !== 'same-origin'))
    return reject(403, 'Another page may not ask this host.');
  return undefined;
}

const guardFile = (method: string | undefined): Rejection | undefined =>
  method === 'GET' || method === 'HEAD' ? undefined : reject(405, 'Files can only be read.');

function guardPost({ headers, method }: IncomingMessage): Rejection | undefined {
  if (method !== 'POST') return reject(405, 'Requests are sent by POST.');
  if (!/^application\/json(;|$)/.test(headers['content-type'] ?? '')) return reject(415, 'Requests are JSON.');
  return undefined;
}

function guardApi(request: IncomingMessage, token: string): Rejection | undefined {
  const rejection = guardPost(request);
  if (rejection) return rejection;
  if (!sameSecret(request.headers['x-baize-token'], token))
    return reject(401, 'Open the address that was printed at the start.');
  return undefined;
}
