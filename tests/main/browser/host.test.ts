import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BrowserHost } from '../../../main/browser/host.ts';
import { hosted, KEPT, visit } from './hosted.ts';

/** Returns the status line and headers of the answer to text sent as it is: fetch would tidy it first. */
async function raw({ origin }: BrowserHost, ...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  await once(socket, 'close');
  return answer;
}

const hostLine = ({ origin }: BrowserHost): string => `Host: ${new URL(origin).host}`;

async function post(host: BrowserHost, changes: Record<string, string>, body = '{"name":"hello","args":[]}') {
  const page = await visit(host);
  const headers = { ...page.headers, ...changes };
  const response = await fetch(`${host.origin}/api/request`, { method: 'POST', headers, body });
  return { status: response.status, reply: (await response.json()) as unknown };
}

test('caches files named by their content, and revalidates the page and missing files', async () => {
  const { origin, folder } = await hosted();
  mkdirSync(join(folder, 'page/assets'));
  writeFileSync(join(folder, 'page/assets/main-c0ffee.js'), 'export {};');
  const keepOf = async (path: string) => (await fetch(`${origin}${path}`)).headers.get('cache-control');
  expect(await keepOf('/assets/main-c0ffee.js')).toBe('private, max-age=31536000, immutable');
  expect(await keepOf('/')).toBe('no-cache');
  expect(await keepOf('/assets/main-decade.js')).toBe('no-cache');
});

describe('access to the browser host', () => {
  test.each(['localhost', 'evil.example', '127.0.0.1', '[::1]'])('answers 421 to the host name %s', async (name) => {
    const host = await hosted();
    const port = new URL(host.origin).port;
    const line = name === '127.0.0.1' ? `Host: ${name}` : `Host: ${name}:${port}`;
    expect(await raw(host, 'GET / HTTP/1.1', line)).toMatch(/^HTTP\/1\.1 421 /);
  });

  test('answers 403 to another page’s origin, whatever else is right', async () => {
    const host = await hosted();
    expect(await post(host, { origin: 'http://evil.example' })).toMatchObject({
      status: 403,
      reply: { ok: false, refusal: { code: 'stranger' } },
    });
    expect(await raw(host, 'GET / HTTP/1.1', hostLine(host), 'Origin: null')).toMatch(/^HTTP\/1\.1 403 /);
  });

  test.each(['', 'wrong', 'A'.repeat(32)])('answers 401 to the secret "%s"', async (token) => {
    expect(await post(await hosted(), { 'x-baize-token': token })).toMatchObject({ status: 401 });
  });

  test('answers 401 to an event stream without the secret', async () => {
    const { origin } = await hosted();
    const headers = { 'content-type': 'application/json', 'x-baize-page': crypto.randomUUID() };
    expect((await fetch(`${origin}/api/events`, { method: 'POST', headers })).status).toBe(401);
  });

  test('answers 405 to anything but POST for a request, and but GET for a file', async () => {
    const { origin } = await hosted();
    expect((await fetch(`${origin}/api/request`)).status).toBe(405);
    expect((await fetch(`${origin}/api/request`, { method: 'PUT' })).status).toBe(405);
    expect((await fetch(`${origin}/`, { method: 'POST', body: '' })).status).toBe(405);
  });

  test('answers 415 to a body whose content type is not JSON', async () => {
    expect(await post(await hosted(), { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  });

  test('answers 413 to a body over the size limit', async () => {
    expect(await post(await hosted(), {}, `"${'x'.repeat(600_000)}"`)).toMatchObject({ status: 413 });
  });

  test('answers 400 to a body that can’t be read', async () => {
    expect(await post(await hosted(), {}, '{"name":')).toMatchObject({
      status: 400,
      reply: { ok: false, refusal: { code: 'malformed' } },
    });
  });

  test('answers 409 to a page that sends a request before it listens', async () => {
    expect(await post(await hosted(), { 'x-baize-page': crypto.randomUUID() })).toMatchObject({ status: 409 });
  });

  test('answers 400 to a page without an id of its own', async () => {
    const { origin, token } = await hosted();
    const headers = { 'content-type': 'application/json', 'x-baize-token': token };
    expect((await fetch(`${origin}/api/events`, { method: 'POST', headers })).status).toBe(400);
  });

  test('listens on loopback only', async () => {
    expect(new URL((await hosted()).origin).hostname).toBe('127.0.0.1');
  });

  test.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/..%5csecret.json',
    '/%00',
    '/C:/x',
    '/%',
  ])('serves no file at %s', async (path) => {
    const host = await hosted();
    expect(await raw(host, `GET ${path} HTTP/1.1`, hostLine(host))).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('answers 404 to an unknown file or request', async () => {
    const { origin, token } = await hosted();
    expect((await fetch(`${origin}/nothing.js`)).status).toBe(404);
    expect((await fetch(`${origin}/page`)).status).toBe(404);
    const headers = { 'content-type': 'application/json', 'x-baize-token': token };
    expect((await fetch(`${origin}/api/nothing`, { method: 'POST', headers })).status).toBe(404);
  });

  test('serves the page with the strict policy and without the secret', async () => {
    const { origin, token } = await hosted();
    const response = await fetch(`${origin}/`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; /),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).not.toContain(token);
  });
});

describe('the secret of the browser host', () => {
  test('differs at every launch and appears in the URL fragment only', async () => {
    const [one, two] = [await hosted(), await hosted()];
    expect(one.token).not.toBe(two.token);
    expect(one.token.length).toBeGreaterThanOrEqual(32);
    expect(new URL(one.address).hash).toBe(`#t=${one.token}`);
  });
});

describe('a page of the browser host', () => {
  test('plays, saves and reopens a game in the real store', async () => {
    const host = await hosted();
    const page = await visit(host);
    expect(await page.ask('play.open', 'klondike', 'dealing=one')).toMatchObject({ value: { status: 'mine' } });
    expect(await page.ask('play.keep', KEPT)).toEqual({ ok: true, value: null });
    expect(host.store.kept.get('klondike', 'dealing=one')).toEqual(KEPT);
  });

  test('learns that another page has its game, and when the game is free again', async () => {
    const host = await hosted();
    const [first, second] = [await visit(host), await visit(host)];
    await first.ask('play.open', 'golf', '');
    expect(await second.ask('play.open', 'golf', '')).toEqual({ ok: true, value: { status: 'elsewhere' } });
    expect(await second.ask('play.keep', { ...KEPT, game: 'golf', options: '' })).toMatchObject({
      refusal: { code: 'elsewhere' },
    });
    expect(await second.next()).toEqual({ name: 'taken', detail: { game: 'golf', options: '' } });
    await first.ask('play.release', 'golf', '');
    expect(await second.next()).toEqual({ name: 'taken', detail: { game: 'golf', options: '' } });
    expect(await second.ask('play.open', 'golf', '')).toMatchObject({ value: { status: 'mine' } });
  });

  test('releases its games when it closes', async () => {
    const host = await hosted();
    const [first, second] = [await visit(host), await visit(host)];
    await first.ask('play.open', 'golf', '');
    await second.next();
    first.leave();
    expect(await second.next()).toMatchObject({ name: 'taken' });
    expect(await second.ask('play.open', 'golf', '')).toMatchObject({ value: { status: 'mine' } });
  });

  test('may save once more when the host ends, and can’t delay the end', async () => {
    const host = await hosted();
    const first = await visit(host);
    // This page never disconnects.
    await visit(host);
    await first.ask('play.open', 'klondike', 'dealing=one');
    const start = performance.now();
    const closed = host.close();
    expect(await first.next()).toEqual({ name: 'closing', detail: null });
    await first.ask('play.keep', KEPT);
    first.leave();
    await closed;
    expect(host.store.kept.get('klondike', 'dealing=one')).toEqual(KEPT);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
