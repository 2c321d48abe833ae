import { connect } from 'node:net';
import type { Hosted } from '../hosted.ts';

/*
 * The browser host attacked by raw sockets, as any program of this machine could; pages of a real browser do so in
 * tests/e2e/hosts/attack.spec.ts.
 */

export const PAGE = '0123456789abcdef';

/** Sends text as it is, and returns everything the host answers until it ends the connection. */
export async function send({ origin }: Pick<Hosted, 'origin'>, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
  // Being cut off while sending is an answer as well.
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

export const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
/** Returns the statuses of all answers in a text. */
export const statuses = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

/** Returns a valid request after `change` has altered its lines. */
export function request(
  { origin, token }: Hosted,
  body: string,
  change: (lines: string[]) => string[] = (same) => same,
) {
  const lines = [
    'POST /api/request HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    'Content-Type: application/json',
    `X-Baize-Token: ${token}`,
    `X-Baize-Page: ${PAGE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return head(...change(lines)) + body;
}

export const HELLO = '{"name":"hello","args":[]}';
/** Returns a change that replaces the lines that begin with `name` by others. */
export const replacing =
  (name: string, ...more: string[]) =>
  (lines: string[]) =>
    lines.flatMap((line) => (line.startsWith(name) ? more : [line]));
