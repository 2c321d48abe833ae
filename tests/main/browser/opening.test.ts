import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test, onTestFinished, vi } from 'vitest';
import { makeOpener } from '../../tools/opener.ts';
import { ROOT } from '../../../main/build/root.ts';
import { hosted, temporaryFolder } from './hosted.ts';
import { STDIO } from '../start/started.ts';
import { PATIENTLY } from '../../tools/patiently.ts';

/* How the user's own browser is opened. Other users of the machine may not get in by watching this. */

interface Opened {
  readonly child: ChildProcess;
  readonly data: string;
  readonly origin: string;
  readonly token: string;
  /** The arguments of the opener. */
  readonly given: string;
}

/** Starts the program with an opener of ours, which runs `script` and stays in the list of processes. */
async function opened(data: string, script = 'sleep 60'): Promise<Opened> {
  const opener = makeOpener(temporaryFolder(), script);
  const start = [join(ROOT, 'main/start/start.ts'), '--browser', '--data', data];
  const child = spawn(process.execPath, start, { stdio: STDIO, env: opener.env });
  onTestFinished(() => {
    child.kill('SIGKILL');
    opener.end();
  });
  const [origin, token] = await addressOf(child);
  const given = await vi.waitUntil(() => opener.given(), PATIENTLY);
  return { child, data, origin, token, given };
}

async function addressOf({ stdout }: ChildProcess): Promise<[origin: string, token: string]> {
  for await (const line of createInterface({ input: stdout! })) {
    const [, origin, token] = /(http:\/\/127\.0\.0\.1:\d+)\/#t=([\w-]+)/.exec(line) ?? [];
    if (origin && token) return [origin, token];
  }
  throw new Error('It gave no address.');
}

/** Returns the command lines of all processes, as everybody on the machine sees them. */
function processes(): string[] {
  if (!existsSync('/proc/1')) return execFileSync('ps', ['-axww', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map((id) => readIf(`/proc/${id}/cmdline`).replaceAll('\0', ' '));
}

function readIf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns the response to an address, requested as a browser opens it or in another way. (fetch would report that a
 * script has asked.)
 */
const open = (address: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number | undefined; cache: string | undefined; text: string }>((resolve, reject) => {
    const sent = request(address, { method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, cache: answer.headers['cache-control'], text }));
    });
    sent.on('error', reject);
    sent.end();
  });

const ticketIn = (file: string): string => /url=(http:[^"]+)/.exec(readFileSync(file, 'utf8'))![1]!;
const leadsIn = (data: string): string[] => readdirSync(data).filter((name) => name.startsWith('open-'));

describe('opening the browser', () => {
  test('keeps the secret out of the command line of the browser', async () => {
    const { given, data, token } = await opened(temporaryFolder());
    const all = processes();
    expect(all.some((line) => line.includes(given))).toBe(true);
    expect(all.filter((line) => line.includes(token))).toEqual([]);
    expect(given).toMatch(/^\/.*\/open-[\w-]+\.html$/);
    expect(given.startsWith(data)).toBe(true);
    expect(readFileSync(given, 'utf8')).not.toContain(token);
    expect(all.filter((line) => line.includes(new URL(ticketIn(given)).pathname))).toEqual([]);
  });

  test('opens a file that only the user can read and that is deleted after use', async () => {
    const { given, token } = await opened(temporaryFolder());
    expect(statSync(given).mode & 0o777).toBe(0o600);
    const { status, cache, text } = await open(ticketIn(given));
    expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
    expect(text).toContain(`url=/#t=${token}"`);
    expect(existsSync(given)).toBe(false);
  });

  test('deletes the file when the browser can’t be opened or the host ends first', async () => {
    const failed = await opened(temporaryFolder(), 'exit 3');
    await vi.waitFor(() => expect(leadsIn(failed.data)).toEqual([]), PATIENTLY);
    const { child, data } = await opened(temporaryFolder());
    expect(leadsIn(data)).toHaveLength(1);
    child.kill('SIGINT');
    await vi.waitFor(() => expect(leadsIn(data)).toEqual([]), PATIENTLY);
  });

  test('deletes the file of an earlier launch that was killed', async () => {
    const data = temporaryFolder();
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'open-old.html'), 'old');
    utimesSync(join(data, 'open-old.html'), 1000, 1000);
    const { given } = await opened(data);
    expect(leadsIn(data)).toEqual([given.slice(data.length + 1)]);
  });
});

describe('a one-time ticket', () => {
  test('opens the page once', async () => {
    const host = await hosted();
    const used = vi.fn();
    const address = host.ticket(used);
    expect((await open(address)).status).toBe(200);
    expect(used).toHaveBeenCalledOnce();
    expect((await open(address)).status).toBe(403);
    expect(used).toHaveBeenCalledOnce();
  });

  test('opens nothing when it is wrong or replaced by another', async () => {
    const host = await hosted();
    const first = host.ticket(() => {});
    const second = host.ticket(() => {});
    for (const address of [`${host.origin}/open/`, `${host.origin}/open/${'A'.repeat(32)}`, first]) {
      const answer = await open(address);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(host.token);
    }
    expect((await open(second)).status).toBe(200);
  });

  test.each<[string, number, string, Readonly<Record<string, string>>]>([
    ['asked for by a script', 403, 'GET', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['shown in a frame', 403, 'GET', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['of another origin’s making', 403, 'GET', { origin: 'http://evil.example' }],
    ['under another name of this machine', 421, 'GET', { host: 'localhost' }],
    ['sent by a form', 405, 'POST', {}],
    ['asked about', 405, 'HEAD', {}],
  ])('%s opens nothing and stays good', async (_how, status, method, headers) => {
    const host = await hosted();
    const address = host.ticket(() => {});
    expect((await open(address, method, headers)).status).toBe(status);
    expect((await open(address)).status).toBe(200);
  });
});
