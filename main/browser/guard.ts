import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is turned away at the door. */
export interface Rejection {
  readonly status: 401 | 403 | 405 | 415 | 421;
  readonly message: string;
}

const reject = (status: Rejection['status'], message: string): Rejection => ({ status, message });

/**
 * Any page in the browser can send requests to loopback: the host's exact name keeps out rebound DNS names, the origin
 * other pages, and the secret everything that was not started from the printed address.
 */
export function guard({ headers, method }: IncomingMessage, api: boolean, origin: string, token: string) {
  if (`http://${headers.host}` !== origin) return reject(421, 'This host answers to its own address alone.');
  if (headers.origin !== undefined && headers.origin !== origin)
    return reject(403, 'Another page may not ask this host.');
  if (api) return guardApi(headers, method, token);
  return method === 'GET' || method === 'HEAD' ? undefined : reject(405, 'Files can only be read.');
}

function guardApi(headers: IncomingMessage['headers'], method: string | undefined, token: string) {
  if (method !== 'POST') return reject(405, 'Requests are sent by POST.');
  if (!/^application\/json(;|$)/.test(headers['content-type'] ?? '')) return reject(415, 'Requests are JSON.');
  if (!sameSecret(headers['x-baize-token'], token))
    return reject(401, 'Open the address that was printed at the start.');
  return undefined;
}

function sameSecret(given: unknown, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
