import { connect } from 'node:net';
import type { Hosted } from '../hosted.ts';

/*
 * The browser host attacked by raw sockets, as any program of this machine could; pages of a real browser do so in
 * tests/e2e/attack.spec.ts.
 */

export const PAGE = '0123456789abcdef';

/** Everything the host answers to text sent as it is, until it ends the connection. */
export async function tell({ origin }: Pick<Hosted, 'origin'>, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
  // That it is cut off in the midst of sending is an answer as well.
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

export const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
/** The statuses of the answers that stand in a text. */
export const statuses = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

/** The head of a request that is right in every way, and what `change` makes of its lines. */
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
/** In place of the lines that begin so, these. */
export const instead =
  (name: string, ...more: string[]) =>
  (lines: string[]) =>
    lines.flatMap((line) => (line.startsWith(name) ? more : [line]));
