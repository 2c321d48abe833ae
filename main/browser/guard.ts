import type { IncomingMessage } from 'node:http';
import { sameSecret } from './secret.ts';

/** Why a request is turned away at the door. */
export interface Rejection {
  readonly status: 400 | 401 | 403 | 405 | 411 | 415 | 417 | 421;
  readonly message: string;
}

interface Own {
  readonly origin: string;
  readonly token: string;
}

const reject = (status: Rejection['status'], message: string): Rejection => ({ status, message });

/**
 * Any page in the browser can send requests to loopback: the host's exact name keeps out rebound DNS names, the origin
 * and what the browser says of the sender other pages, and the secret everything not started from the printed address.
 */
export function guard(request: IncomingMessage, api: boolean, own: Own): Rejection | undefined {
  return (
    guardForm(request) ??
    guardHost(request, own) ??
    guardSender(request, own) ??
    (api ? guardApi(request, own.token) : guardFile(request.method))
  );
}

/** What could be read in two ways, or by something between us and the page in another way than by us, is not read. */
const ONCE = ['host', 'origin', 'content-length', 'content-type', 'x-baize-token', 'x-baize-page', 'sec-fetch-site'];

function guardForm({ headers, headersDistinct, url, method }: IncomingMessage): Rejection | undefined {
  if (!url?.startsWith('/')) return reject(400, 'A request names a path alone.');
  if (ONCE.some((name) => (headersDistinct[name]?.length ?? 0) > 1)) return reject(400, 'A header was given twice.');
  if (headers.upgrade !== undefined) return reject(400, 'Nothing but HTTP is spoken here.');
  if (headers.expect !== undefined) return reject(417, 'Nothing can be expected beforehand.');
  if (headers['transfer-encoding'] !== undefined) return reject(411, 'The length of a request is told beforehand.');
  if (method !== 'POST' && Number(headers['content-length'] ?? 0) > 0)
    return reject(400, 'A file is asked for without a body.');
  return undefined;
}

/**
 * A ticket may be shown by a page of any origin, for the file that shows it has none; but only by opening it in a window, where
 * no other page can read what comes.
 */
export function guardTicket(request: IncomingMessage, own: Pick<Own, 'origin'>): Rejection | undefined {
  const { headers, method } = request;
  const rejection = guardForm(request) ?? guardHost(request, own);
  if (rejection) return rejection;
  if (method !== 'GET') return reject(405, 'A ticket is shown by opening it.');
  const [mode, dest] = [headers['sec-fetch-mode'] ?? 'navigate', headers['sec-fetch-dest'] ?? 'document'];
  if (headers.origin !== undefined || mode !== 'navigate' || dest !== 'document')
    return reject(403, 'A ticket is shown by opening it.');
  return undefined;
}

/** A page that comes back to its address knows no secret of this launch yet; in all else it is our own page. */
export const guardReturn = (request: IncomingMessage, own: Pick<Own, 'origin'>): Rejection | undefined =>
  guardForm(request) ?? guardHost(request, own) ?? guardSender(request, own) ?? guardPost(request);

const guardHost = ({ headers }: IncomingMessage, { origin }: Pick<Own, 'origin'>): Rejection | undefined =>
  `http://${headers.host}` === origin ? undefined : reject(421, 'This host answers to its own address alone.');

/** `none`: a person opened the address; `localhost` and other ports of this machine count as `same-site`, and stay out. */
function guardSender({ headers }: IncomingMessage, { origin }: Pick<Own, 'origin'>): Rejection | undefined {
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
