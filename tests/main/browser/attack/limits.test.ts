import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, test, onTestFinished } from 'vitest';
import { Allowance, LIMITS } from '../../../../main/browser/limits.ts';
import { hosted, hostedWith, visit } from '../hosted.ts';
import { HELLO, replacing, request, statuses, send } from './raw.ts';

describe('limits of the browser host', () => {
  test('listens on one loopback address only', async () => {
    const port = Number(new URL((await hosted()).origin).port);
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const addresses = [...others.map(({ address }) => address), '::1', '127.0.0.2'].filter((at) => at !== '127.0.0.1');
    for (const address of addresses) {
      const socket = connect(port, address);
      await expect(once(socket, 'connect'), address).rejects.toThrow();
      socket.destroy();
    }
  });

  test('closes a connection that sends nothing or sends its request byte by byte', async () => {
    const host = await hostedWith({ headMs: 200, requestMs: 400, checkMs: 50 });
    const slow = [
      '',
      'GET / HTTP/1.1\r\nHost: 127.0',
      request(host, HELLO).slice(0, -5),
      request(host, HELLO, replacing('Content-Length', 'Content-Length: 500000')),
    ];
    const answers = await Promise.all(slow.map((text) => send(host, text)));
    expect(answers.map(statuses)).toEqual([[408], [408], [408], [408]]);
  });

  test('refuses connections beyond its limit and keeps serving the others', async () => {
    const host = await hostedWith({ connections: 8 });
    const port = Number(new URL(host.origin).port);
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    onTestFinished(() => void sockets.map((socket) => socket.destroy()));
    await Promise.all(sockets.slice(0, 12).map((socket) => once(socket, 'close')));
    expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(8);
    expect((await fetch(host.origin)).status).toBe(200);
  });

  test('serves a page with the secret while idle connections hold every slot', async () => {
    const host = await hostedWith({ connections: 8 });
    const page = await visit(host);
    const port = Number(new URL(host.origin).port);
    const idle = Array.from({ length: 40 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    onTestFinished(() => void idle.map((socket) => socket.destroy()));
    await Promise.all(idle.slice(0, 30).map((socket) => once(socket, 'close')));
    expect(await page.ask('hello')).toMatchObject({ ok: true });
    expect(await (await visit(host)).ask('hello')).toMatchObject({ ok: true });
  });

  test('answers returning pages during a flood of requests', async () => {
    const host = await hostedWith({ strange: 5 });
    const knocks = Array.from({ length: 40 }, () => fetch(`${host.origin}/api/request`, { method: 'POST' }));
    await Promise.allSettled(knocks);
    const { status } = await fetch(`${host.origin}/api/return`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-baize-page': crypto.randomUUID() },
      body: JSON.stringify({ nonce: crypto.randomUUID() }),
    });
    expect(status).toBe(200);
  });

  test('refuses event streams beyond its limit', async () => {
    const host = await hostedWith({ pages: 2 });
    await visit(host);
    const second = await visit(host);
    const headers = { ...second.headers, 'x-baize-page': crypto.randomUUID() };
    const third = await fetch(`${host.origin}/api/events`, { method: 'POST', headers });
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ ok: false, refusal: { message: expect.stringContaining('windows') } });
    expect(await second.ask('hello')).toMatchObject({ ok: true });
  });

  test('stops answering a client that floods it, and still answers its page', async () => {
    const host = await hostedWith({ strange: 5 });
    const page = await visit(host);
    const knocks = Array.from({ length: 40 }, () => fetch(`${host.origin}/api/request`, { method: 'POST' }));
    const answers = await Promise.allSettled(knocks);
    expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(20);
    expect(await page.ask('hello')).toMatchObject({ ok: true });
  });

  test('answers 429 to a page that sends requests without pause', async () => {
    const host = await hostedWith({ known: 5 });
    const page = await visit(host);
    const replies = await Promise.all(Array.from({ length: 20 }, () => page.ask('hello')));
    expect(replies.filter(({ ok }) => ok).length).toBeLessThan(15);
    expect(replies).toContainEqual({
      ok: false,
      refusal: { code: 'failed', about: { because: 'crowded' }, message: expect.stringContaining('more') },
    });
  });

  test('gives a request 10 seconds for its head and 30 in all', () => {
    expect(LIMITS).toMatchObject({ headMs: 10_000, requestMs: 30_000 });
  });
});

test('refills an allowance with time, up to its maximum', () => {
  let now = 0;
  const allowance = new Allowance(4, () => now);
  const taken = (): number => Array.from({ length: 9 }, () => allowance.take()).filter(Boolean).length;
  expect(taken()).toBe(4);
  now = 500;
  expect(taken()).toBe(2);
  now = 60_000;
  expect(taken()).toBe(4);
});
