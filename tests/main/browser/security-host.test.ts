import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, onTestFinished } from 'vitest';
import { Allowance, LIMITS } from '../../../main/browser/limits.ts';
import { hosted, hostedWith, type Hosted, KEPT, visit } from './hosted.ts';

/* The browser host attacked by raw sockets, as any program of this machine could; pages of a real browser do so in tests/e2e/attack.spec.ts. */

const PAGE = '0123456789abcdef';

/** Everything the host answers to text sent as it is, until it ends the connection. */
async function tell({ origin }: Pick<Hosted, 'origin'>, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
  // That it is cut off in the midst of sending is an answer as well.
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const statuses = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

/** The head of a request that is right in every way, and what `change` makes of its lines. */
function request({ origin, token }: Hosted, body: string, change: (lines: string[]) => string[] = (same) => same) {
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

const HELLO = '{"name":"hello","args":[]}';
const RESET = '{"name":"statistics.reset","args":[null]}';
const without = (name: string) => (lines: string[]) => lines.filter((line) => !line.startsWith(`${name}:`));
const plus =
  (...more: string[]) =>
  (lines: string[]) => [...lines, ...more];
const instead =
  (name: string, ...more: string[]) =>
  (lines: string[]) =>
    lines.flatMap((line) => (line.startsWith(name) ? more : [line]));

describe('a raw request with', () => {
  test.each<[string, number, (lines: string[]) => string[]]>([
    ['no host', 400, without('Host')],
    ['two hosts', 400, plus('Host: evil.example')],
    ['a host of another name', 421, instead('Host', 'Host: evil.example')],
    ['a host of another port', 421, instead('Host', 'Host: 127.0.0.1:1')],
    ['a host with a user before it', 421, (lines) => lines.map((line) => line.replace('Host: ', 'Host: me@'))],
    ['a host with a dot behind it', 421, (lines) => lines.map((line) => line.replace('127.0.0.1:', '127.0.0.1.:'))],
    ['the origin null', 403, plus('Origin: null')],
    ['an origin of another port', 403, plus('Origin: http://127.0.0.1:1')],
    ['an origin by another name', 403, plus('Origin: http://localhost:1')],
    ['two origins', 400, plus('Origin: http://127.0.0.1:1', 'Origin: http://127.0.0.1:2')],
    ['a sender of another site', 403, plus('Sec-Fetch-Site: cross-site')],
    ['a sender of another port', 403, plus('Sec-Fetch-Site: same-site')],
    ['no secret', 401, without('X-Baize-Token')],
    ['a guessed secret', 401, instead('X-Baize-Token', `X-Baize-Token: ${'A'.repeat(32)}`)],
    ['the secret and a guess', 400, plus(`X-Baize-Token: ${'A'.repeat(32)}`)],
    ['the secret cut short', 401, (lines) => lines.map((line) => line.replace(/(Token: .{8}).*/, '$1'))],
    ['the secret as a cookie', 401, (lines) => lines.map((line) => line.replace('X-Baize-Token: ', 'Cookie: t='))],
    ['a body that says it is text', 415, instead('Content-Type', 'Content-Type: text/plain')],
    ['a body that says it is a form', 415, instead('Content-Type', 'Content-Type: application/x-www-form-urlencoded')],
    ['no type of its body', 415, without('Content-Type')],
    ['another method', 400, instead('POST', 'PUT /api/request HTTP/1.1')],
    ['a method nobody knows', 400, instead('POST', 'JUMP /api/request HTTP/1.1')],
    ['a method to see what is allowed', 400, instead('POST', 'OPTIONS /api/request HTTP/1.1')],
    ['a method put over it', 400, instead('POST', 'GET /api/request HTTP/1.1', 'X-HTTP-Method-Override: POST')],
    ['a whole address for a path', 400, instead('POST', 'POST http://evil.example/api/request HTTP/1.1')],
    ['a star for a path', 400, instead('POST', 'OPTIONS * HTTP/1.1')],
    ['an address that is not there', 404, instead('POST', 'POST /api/door HTTP/1.1')],
    ['two lengths that differ', 400, plus('Content-Length: 4')],
    ['a negative length', 400, instead('Content-Length', 'Content-Length: -1')],
    ['a length in hexadecimal', 400, instead('Content-Length', 'Content-Length: 0x1A')],
    ['a length with a sign', 400, instead('Content-Length', 'Content-Length: +26')],
    ['a length beyond all measure', 413, instead('Content-Length', 'Content-Length: 99999999999')],
    ['a length and chunks', 400, plus('Transfer-Encoding: chunked')],
    ['chunks in a strange spelling', 411, instead('Content-Length', 'Transfer-Encoding: xchunked')],
    ['chunks and something else', 400, instead('Content-Length', 'Transfer-Encoding: chunked, identity')],
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
    ['a version of HTTP that is none', 400, instead('POST', 'POST /api/request HTTP/9.9')],
  ])('%s is refused with %i', async (_what, status, change) => {
    const host = await hosted();
    await visit(host, PAGE);
    const answer = await tell(host, request(host, HELLO, change));
    expect(statuses(answer)).toEqual([status]);
    expect(answer).not.toContain('"ok":true');
    expect(answer).not.toContain(host.token);
  });

  test('everything right is answered', async () => {
    const host = await hosted();
    await visit(host, PAGE);
    const answer = await tell(host, request(host, HELLO));
    expect(statuses(answer)).toEqual([200]);
    expect(answer).toContain('"ok":true');
  });
});

describe('a request hidden behind another one', () => {
  const host = async (): Promise<Hosted> => {
    const made = await hosted();
    await visit(made, PAGE);
    made.store.finish({ ...KEPT, outcome: 'won' });
    return made;
  };

  test('that is refused is never read', async () => {
    const made = await host();
    const first = request(made, HELLO, instead('X-Baize-Token', 'X-Baize-Token: wrong', 'Connection: keep-alive'));
    expect(statuses(await tell(made, first.replace('Connection: close\r\n', '') + request(made, RESET)))).toEqual([
      401,
    ]);
    expect(made.store.statistics.of(null, null).played).toBe(1);
  });

  test('in the body of a file’s request is never read', async () => {
    const made = await host();
    const hidden = request(made, RESET);
    const first = head('GET / HTTP/1.1', `Host: ${new URL(made.origin).host}`, `Content-Length: ${hidden.length}`);
    expect(statuses(await tell(made, first + hidden))).toEqual([400]);
    expect(made.store.statistics.of(null, null).played).toBe(1);
  });

  test('under a length and chunks that disagree is never read', async () => {
    const made = await host();
    const body = `0\r\n\r\n${request(made, RESET)}`;
    expect(statuses(await tell(made, request(made, body, plus('Transfer-Encoding: chunked'))))).toEqual([400]);
    const chunked = request(made, body, instead('Content-Length', 'Transfer-Encoding: chunked'));
    expect(statuses(await tell(made, chunked))).toEqual([411]);
    expect(made.store.statistics.of(null, null).played).toBe(1);
  });
});

describe('a file', () => {
  const get = async (host: Hosted, path: string): Promise<string> =>
    tell(host, head(`GET ${path} HTTP/1.1`, `Host: ${new URL(host.origin).host}`, 'Connection: close'));

  test.each([
    '/../secret.json',
    '/./../secret.json',
    '/page/../../secret.json',
    '/%2e%2e/secret.json',
    '/%252e%252e/secret.json',
    '/..%2fsecret.json',
    '/..%c0%afsecret.json',
    '/..%5csecret.json',
    '/..\\secret.json',
    '/....//secret.json',
    '//secret.json',
    '//evil.example/secret.json',
    '/index.html%00.js',
    '/index.html.',
    '/index.html::$DATA',
    '/index.html/',
    '/INDEX~1.HTM',
    '/.hidden.json',
    '/C:/secret.json',
    '/file:///secret.json',
    '/~/secret.json',
    '/%',
    '/%u002e%u002e/secret.json',
    '/;/secret.json',
  ])('is not to be had at %s', async (path) => {
    expect(statuses(await get(await hosted(), path))).toEqual([403]);
  });

  test('outside is not to be had through a link inside', async () => {
    const host = await hosted();
    symlinkSync(join(host.folder, 'secret.json'), join(host.folder, 'page/linked.json'));
    mkdirSync(join(host.folder, 'beside'));
    writeFileSync(join(host.folder, 'beside/file.json'), '{}');
    symlinkSync(join(host.folder, 'beside'), join(host.folder, 'page/folder'));
    expect(statuses(await get(host, '/linked.json'))).toEqual([403]);
    expect(statuses(await get(host, '/folder/file.json'))).toEqual([403]);
  });

  test('list of a folder is not to be had', async () => {
    const host = await hosted();
    mkdirSync(join(host.folder, 'page/assets.js'));
    expect(statuses(await get(host, '/assets'))).toEqual([404]);
    expect(statuses(await get(host, '/assets.js'))).toEqual([404]);
  });

  test('comes with every header that shuts other pages out', async () => {
    const { origin } = await hosted();
    const response = await fetch(`${origin}/`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the host', () => {
  test('listens on no address that another machine could reach, nor on a second one of its own', async () => {
    const port = Number(new URL((await hosted()).origin).port);
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const addresses = [...others.map(({ address }) => address), '::1', '127.0.0.2'].filter((at) => at !== '127.0.0.1');
    for (const address of addresses) {
      const socket = connect(port, address);
      await expect(once(socket, 'connect'), address).rejects.toThrow();
      socket.destroy();
    }
  });

  test('ends a connection that sends nothing, or its head or body drop by drop', async () => {
    const host = await hostedWith({ head: 200, whole: 400, glance: 50 });
    const slow = [
      '',
      'GET / HTTP/1.1\r\nHost: 127.0',
      request(host, HELLO).slice(0, -5),
      request(host, HELLO, instead('Content-Length', 'Content-Length: 500000')),
    ];
    const answers = await Promise.all(slow.map((text) => tell(host, text)));
    expect(answers.map(statuses)).toEqual([[408], [408], [408], [408]]);
  });

  test('takes no more connections than it can serve, and goes on', async () => {
    const host = await hostedWith({ connections: 8 });
    const port = Number(new URL(host.origin).port);
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    onTestFinished(() => void sockets.map((socket) => socket.destroy()));
    await Promise.all(sockets.slice(8).map((socket) => once(socket, 'close')));
    expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(8);
    await Promise.all(sockets.slice(0, 8).map((socket) => once(socket.end(), 'close')));
    expect((await fetch(host.origin)).status).toBe(200);
  });

  test('listens to no more pages than it can serve', async () => {
    const host = await hostedWith({ pages: 2 });
    await visit(host);
    const second = await visit(host);
    const headers = { ...second.headers, 'x-baize-page': crypto.randomUUID() };
    const third = await fetch(`${host.origin}/api/events`, { method: 'POST', headers });
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ ok: false, refusal: { message: expect.stringContaining('windows') } });
    expect(await second.ask('hello')).toMatchObject({ ok: true });
  });

  test('says nothing any more to who knocks all the time, and goes on answering its page', async () => {
    const host = await hostedWith({ strange: 5 });
    const page = await visit(host);
    const knocks = Array.from({ length: 40 }, () => fetch(`${host.origin}/api/request`, { method: 'POST' }));
    const answers = await Promise.allSettled(knocks);
    expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(20);
    expect(await page.ask('hello')).toMatchObject({ ok: true });
  });

  test('answers a page that asks without end that it is too much', async () => {
    const host = await hostedWith({ known: 5 });
    const page = await visit(host);
    const replies = await Promise.all(Array.from({ length: 20 }, () => page.ask('hello')));
    expect(replies.filter(({ ok }) => ok).length).toBeLessThan(15);
    expect(replies).toContainEqual({
      ok: false,
      refusal: { code: 'failed', about: { because: 'crowded' }, message: expect.stringContaining('more') },
    });
  });

  test('gives a request 10 seconds for its head, 30 in all', () => {
    expect(LIMITS).toMatchObject({ head: 10_000, whole: 30_000 });
  });
});

test('an allowance is used up and comes back with time, no more than it was', () => {
  let now = 0;
  const allowance = new Allowance(4, () => now);
  const taken = (): number => Array.from({ length: 9 }, () => allowance.take()).filter(Boolean).length;
  expect(taken()).toBe(4);
  now = 500;
  expect(taken()).toBe(2);
  now = 60_000;
  expect(taken()).toBe(4);
});
