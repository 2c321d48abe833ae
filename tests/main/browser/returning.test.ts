import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDecipheriv } from 'node:crypto';
import { describe, expect, test, onTestFinished } from 'vitest';
import { newHome, noteHome, readHome } from '../../../main/browser/host-home.ts';
import { pageKey, type SealedReturn } from '../../../main/browser/returning.ts';
import { hosted, type Hosted, hostedWith, temporaryFolder } from './hosted.ts';
import { started } from '../start/started.ts';

/*
 * A page of ours. It and its host find each other again after the host has died, and no other program comes between
 * them.
 */

const PAGE = 'a-page-of-ours';
const NONCE = 'asked-this-one-time';

const ask = (origin: string, change: Record<string, string> = {}, body: unknown = { nonce: NONCE }) =>
  fetch(`${origin}/api/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-baize-page': PAGE, ...change },
    body: JSON.stringify(body),
  });

/** Decrypts an answer; undefined when the key does not fit. */
function open({ iv, sealed }: SealedReturn, key: Buffer, vouched: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(vouched)).setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

const keyOf = ({ home }: Hosted, page = PAGE): Buffer => pageKey(home.key, page);

describe('a page that asks for the secret of a new launch', () => {
  test('receives it encrypted for its key, address and question', async () => {
    const host = await hosted();
    const answer = await ask(host.origin);
    const text = await answer.text();
    expect(text).not.toContain(host.token);
    const sealed = JSON.parse(text) as SealedReturn;
    expect(open(sealed, keyOf(host), `${host.origin} ${NONCE}`)).toBe(host.token);
    expect(open(sealed, keyOf(host, 'another-page'), `${host.origin} ${NONCE}`)).toBeUndefined();
    expect(open(sealed, keyOf(host), `http://127.0.0.1:1 ${NONCE}`)).toBeUndefined();
    expect(open(sealed, keyOf(host), `${host.origin} another-question`)).toBeUndefined();
  });

  test('takes a key only from a host to which it has shown the secret', async () => {
    const host = await hosted();
    const headers = { 'content-type': 'application/json', 'x-baize-page': PAGE };
    const listen = (token: string) =>
      fetch(`${host.origin}/api/events`, { method: 'POST', headers: { ...headers, 'x-baize-token': token } });
    const known = await listen(host.token);
    expect(known.headers.get('x-baize-key')).toBe(keyOf(host).toString('base64url'));
    await known.body?.cancel();
    expect((await listen('wrong')).headers.get('x-baize-key')).toBeNull();
  });

  test.each<[string, number, Record<string, string>, unknown]>([
    ['of another origin', 403, { origin: 'http://evil.example' }, { nonce: NONCE }],
    ['of another site', 403, { 'sec-fetch-site': 'same-site' }, { nonce: NONCE }],
    ['that says it is no JSON', 415, { 'content-type': 'text/plain' }, { nonce: NONCE }],
    ['without a name', 400, { 'x-baize-page': 'no' }, { nonce: NONCE }],
    ['without a question', 400, {}, {}],
    ['with a question that is too long', 400, {}, { nonce: 'x'.repeat(65) }],
    ['with a question of other signs', 400, {}, { nonce: `${NONCE} and` }],
  ])('%s is refused', async (_what, status, change, body) => {
    const host = await hosted();
    expect((await ask(host.origin, change, body)).status).toBe(status);
  });

  test('gets no more answers when it asks without pause', async () => {
    const host = await hostedWith({ returns: 5 });
    const knock = () =>
      ask(host.origin).then(
        ({ status }) => status,
        () => 'none',
      );
    const got = new Set(await Promise.all(Array.from({ length: 200 }, knock)));
    expect(got).toEqual(new Set([200, 'none']));
  });
});

describe('the browser host of a data folder', () => {
  test('keeps its port and key, changes its secret, and hides both from other users', async () => {
    const data = temporaryFolder();
    const first = await started(data);
    const file = join(data, 'baize-browser.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(first.token);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const again = await started(data);
    expect(again.origin).toBe(first.origin);
    expect(again.token).not.toBe(first.token);
  });

  test('uses a different port while its own is taken, and returns to it later', async () => {
    const data = temporaryFolder();
    const first = await started(data);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const other = createServer().listen(Number(new URL(first.origin).port), '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const second = await started(data);
    expect(second.origin).not.toBe(first.origin);
    second.child.kill('SIGKILL');
    await once(second.child, 'exit');
    other.close();
    await once(other, 'close');
    const third = await started(data);
    expect(third.origin).toBe(first.origin);
    // Pages of the second still wait there.
    expect((await fetch(`${second.origin}/`)).status).toBe(200);
  });

  test('does not answer as the known host when it plays in memory', async () => {
    const data = temporaryFolder();
    const first = await started(data);
    const before = readFileSync(join(data, 'baize-browser.json'), 'utf8');
    const second = await started(data);
    expect(readFileSync(join(data, 'baize-browser.json'), 'utf8')).toBe(before);
    const { key } = readHome(data);
    const sealed = async (origin: string): Promise<string | undefined> =>
      open((await (await ask(origin)).json()) as SealedReturn, pageKey(key, PAGE), `${origin} ${NONCE}`);
    expect(await sealed(first.origin)).toBe(first.token);
    expect(await sealed(second.origin)).toBeUndefined();
  });

  test.each([
    ['is missing', undefined],
    ['is cut off', '{"key":"AAAA'],
    ['names no port', JSON.stringify({ key: 'A'.repeat(43), ports: [] })],
    ['names a port there can’t be', JSON.stringify({ key: 'A'.repeat(43), ports: [70_000] })],
    ['has a key that is too short', JSON.stringify({ key: 'A'.repeat(42), ports: [20_000] })],
  ])('starts with a new key when its note %s', (_how, text) => {
    const data = temporaryFolder();
    if (text !== undefined) writeFileSync(join(data, 'baize-browser.json'), text);
    const home = readHome(data);
    expect(home.ports).toEqual([]);
    expect(home.key).toHaveLength(32);
    noteHome(data, home, 21_000);
    expect(readHome(data)).toEqual({ key: home.key, ports: [21_000] });
  });

  test('starts with a new key, without waiting, when its note is a pipe', () => {
    const data = temporaryFolder();
    execFileSync('mkfifo', [join(data, 'baize-browser.json')]);
    const home = readHome(data);
    expect(home.ports).toEqual([]);
    noteHome(data, home, 21_000);
    expect(readHome(data).ports).toEqual([21_000]);
  });

  test('notes few ports, the default one first, and runs when it can’t write', () => {
    const data = temporaryFolder();
    const home = newHome();
    for (const port of [21_000, 21_001, 21_002, 21_003, 21_004, 21_005])
      noteHome(data, { ...home, ports: readHome(data).ports }, port);
    expect(readHome(data).ports).toEqual([21_000, 21_005, 21_004, 21_003]);
    const taken = join(data, 'taken');
    mkdirSync(join(taken, 'baize-browser.json'), { recursive: true });
    noteHome(taken, home, 21_000);
    expect(readHome(taken).ports).toEqual([]);
  });
});
