import { describe, expect, test } from 'vitest';
import { hosted, type Hosted, KEPT, visit } from '../hosted.ts';
import { head, HELLO, replacing, PAGE, request, statuses, send } from './raw.ts';

const RESET = '{"name":"statistics.reset","args":[null]}';
const without = (name: string) => (lines: string[]) => lines.filter((line) => !line.startsWith(`${name}:`));
const plus =
  (...more: string[]) =>
  (lines: string[]) => [...lines, ...more];

describe('a raw request', () => {
  test.each<[string, number, (lines: string[]) => string[]]>([
    ['no host', 400, without('Host')],
    ['two hosts', 400, plus('Host: evil.example')],
    ['a host of another name', 421, replacing('Host', 'Host: evil.example')],
    ['a host of another port', 421, replacing('Host', 'Host: 127.0.0.1:1')],
    ['a host with a user before it', 421, (lines) => lines.map((line) => line.replace('Host: ', 'Host: me@'))],
    ['a host with a dot behind it', 421, (lines) => lines.map((line) => line.replace('127.0.0.1:', '127.0.0.1.:'))],
    ['the origin null', 403, plus('Origin: null')],
    ['an origin of another port', 403, plus('Origin: http://127.0.0.1:1')],
    ['an origin by another name', 403, plus('Origin: http://localhost:1')],
    ['two origins', 400, plus('Origin: http://127.0.0.1:1', 'Origin: http://127.0.0.1:2')],
    ['a sender of another site', 403, plus('Sec-Fetch-Site: cross-site')],
    ['a sender of another port', 403, plus('Sec-Fetch-Site: same-site')],
    ['no secret', 401, without('X-Baize-Token')],
    ['a guessed secret', 401, replacing('X-Baize-Token', `X-Baize-Token: ${'A'.repeat(32)}`)],
    ['the secret and a guess', 400, plus(`X-Baize-Token: ${'A'.repeat(32)}`)],
    ['the secret cut short', 401, (lines) => lines.map((line) => line.replace(/(Token: .{8}).*/, '$1'))],
    ['the secret as a cookie', 401, (lines) => lines.map((line) => line.replace('X-Baize-Token: ', 'Cookie: t='))],
    ['a body that says it is text', 415, replacing('Content-Type', 'Content-Type: text/plain')],
    [
      'a body that says it is a form',
      415,
      replacing('Content-Type', 'Content-Type: application/x-www-form-urlencoded'),
    ],
    ['no type of its body', 415, without('Content-Type')],
    ['another method', 400, replacing('POST', 'PUT /api/request HTTP/1.1')],
    ['a method nobody knows', 400, replacing('POST', 'JUMP /api/request HTTP/1.1')],
    ['a method to see what is allowed', 400, replacing('POST', 'OPTIONS /api/request HTTP/1.1')],
    ['a method put over it', 400, replacing('POST', 'GET /api/request HTTP/1.1', 'X-HTTP-Method-Override: POST')],
    ['a whole address for a path', 400, replacing('POST', 'POST http://evil.example/api/request HTTP/1.1')],
    ['a star for a path', 400, replacing('POST', 'OPTIONS * HTTP/1.1')],
    ['an address that is not there', 404, replacing('POST', 'POST /api/door HTTP/1.1')],
    ['two lengths that differ', 400, plus('Content-Length: 4')],
    ['a negative length', 400, replacing('Content-Length', 'Content-Length: -1')],
    ['a length in hexadecimal', 400, replacing('Content-Length', 'Content-Length: 0x1A')],
    ['a length with a sign', 400, replacing('Content-Length', 'Content-Length: +26')],
    ['a length beyond all measure', 413, replacing('Content-Length', 'Content-Length: 99999999999')],
    ['a length and chunks', 400, plus('Transfer-Encoding: chunked')],
    ['chunks in a strange spelling', 411, replacing('Content-Length', 'Transfer-Encoding: xchunked')],
    ['chunks and something else', 400, replacing('Content-Length', 'Transfer-Encoding: chunked, identity')],
    ['a blank before a colon', 400, plus('Transfer-Encoding : chunked')],
    ['a folded line', 400, plus('X-One: 1', ' two')],
    ['a bare line feed in a header', 400, plus('X-One: 1\nX-Two: 2')],
    ['a bare carriage return in a header', 400, plus('X-One: 1\rX-Two: 2')],
    ['a null in a header', 400, plus('X-One: \0')],
    ['a wish for a WebSocket', 400, plus('Upgrade: websocket', 'Sec-WebSocket-Version: 13')],
    ['a wish for HTTP/2', 400, plus('Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__')],
    ['an expectation', 417, plus('Expect: 100-continue')],
    ['headers without end', 431, plus(`X-Long: ${'x'.repeat(20_000)}`)],
    ['more headers than can be', 431, plus(...Array.from({ length: 3000 }, (_, i) => `X-${i}: 1234`))],
    ['a version of HTTP that is none', 400, replacing('POST', 'POST /api/request HTTP/9.9')],
  ])('%s is refused with %i', async (_what, status, change) => {
    const host = await hosted();
    await visit(host, PAGE);
    const answer = await send(host, request(host, HELLO, change));
    expect(statuses(answer)).toEqual([status]);
    expect(answer).not.toContain('"ok":true');
    expect(answer).not.toContain(host.token);
  });

  test('is answered when everything in it is valid', async () => {
    const host = await hosted();
    await visit(host, PAGE);
    const answer = await send(host, request(host, HELLO));
    expect(statuses(answer)).toEqual([200]);
    expect(answer).toContain('"ok":true');
  });
});

describe('a smuggled request', () => {
  const host = async (): Promise<Hosted> => {
    const made = await hosted();
    await visit(made, PAGE);
    made.store.finish({ ...KEPT, outcome: 'won' });
    return made;
  };

  test('is never read behind a refused request', async () => {
    const made = await host();
    const first = request(made, HELLO, replacing('X-Baize-Token', 'X-Baize-Token: wrong', 'Connection: keep-alive'));
    expect(statuses(await send(made, first.replace('Connection: close\r\n', '') + request(made, RESET)))).toEqual([
      401,
    ]);
    expect(made.store.statistics.of(null, null).played).toBe(1);
  });

  test('is never read in the body of a request for a file', async () => {
    const made = await host();
    const hidden = request(made, RESET);
    const first = head('GET / HTTP/1.1', `Host: ${new URL(made.origin).host}`, `Content-Length: ${hidden.length}`);
    expect(statuses(await send(made, first + hidden))).toEqual([400]);
    expect(made.store.statistics.of(null, null).played).toBe(1);
  });

  test('is never read when Content-Length and chunks disagree', async () => {
    const made = await host();
    const body = `0\r\n\r\n${request(made, RESET)}`;
    expect(statuses(await send(made, request(made, body, plus('Transfer-Encoding: chunked'))))).toEqual([400]);
    const chunked = request(made, body, replacing('Content-Length', 'Transfer-Encoding: chunked'));
    expect(statuses(await send(made, chunked))).toEqual([411]);
    expect(made.store.statistics.of(null, null).played).toBe(1);
  });
});
