import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { launchOptions } from '../../tools/chromium.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import {
  attackByElement,
  attackByFetch,
  attackOtherwise,
  ELEMENTS,
  FETCHES,
  OTHERS,
  startAttacker,
  type Attacker,
  type Knowledge,
} from '../support/attacker.ts';
import { expect, openPage, type RunningHost, startHost, test as base } from '../support/host.ts';

/* Pages of other origins in a real browser try everything a page can; raw sockets do in tests/main/browser/attack/. */

const test = base.extend<{ attacker: Attacker }>({
  // Playwright reads a fixture's needs from its first argument, so it must be written as a pattern.
  // eslint-disable-next-line no-empty-pattern
  attacker: async ({}, use) => {
    const attacker = await startAttacker();
    await use(attacker);
    await attacker.close();
  },
});

const tokenOf = ({ address }: RunningHost): string => address.split('#t=')[1] ?? '';
const originOf = ({ address }: RunningHost): string => new URL(address).origin;

/** Sends a request as the host's own page would. */
async function ask(host: RunningHost, name: string): Promise<unknown> {
  const gone = new AbortController();
  const headers = {
    'content-type': 'application/json',
    'x-baize-token': tokenOf(host),
    'x-baize-page': crypto.randomUUID(),
  };
  await fetch(`${originOf(host)}/api/events`, { method: 'POST', headers, signal: gone.signal });
  const body = JSON.stringify({ name, args: [] });
  const answer: unknown = await (
    await fetch(`${originOf(host)}/api/request`, { method: 'POST', headers, body })
  ).json();
  gone.abort();
  return answer;
}

/** Returns a list that collects the statuses of all answers of the host from now on. */
function watch(page: Page, origin: string): number[] {
  const statuses: number[] = [];
  page.context().on('response', (response) => {
    if (response.url().startsWith(origin)) statuses.push(response.status());
  });
  return statuses;
}

for (const name of ['127.0.0.1', 'localhost', 'evil.example'])
  test(`refuses a page of ${name} on a different port with any secret`, async ({ page, host, attacker }) => {
    const before = await ask(host, 'settings.read');
    const statuses = watch(page, originOf(host));
    const secrets = { no: '', 'a guessed': 'A'.repeat(32), 'the very': tokenOf(host) };
    for (const [what, secret] of Object.entries(secrets)) {
      // A page with the secret can do most. By day only the page of a foreign name also tries without it, by night all
      // do.
      if (what !== 'the very' && name !== 'evil.example' && !BY_NIGHT) continue;
      const known: Knowledge = { host: originOf(host), secret };
      await page.goto(`http://${name}:${attacker.port}/`);
      const tell = async (attempt: string, run: () => Promise<string>): Promise<void> => {
        statuses.length = 0;
        const got = await run();
        const line = `${name}, ${what} secret, ${attempt}: ${got}`;
        console.log(`${line}${statuses.length > 0 ? ` (${statuses.join(', ')})` : ''}`);
        expect(got, line).not.toMatch(/^got/);
        expect(
          statuses.filter((status) => status < 400),
          line,
        ).toEqual([]);
      };
      for (const one of FETCHES) await tell(one.name, () => page.evaluate(attackByFetch, [known, one] as const));
      for (const one of ELEMENTS) await tell(one, () => page.evaluate(attackByElement, [known, one] as const));
      for (const one of OTHERS) await tell(one, () => page.evaluate(attackOtherwise, [known, one] as const));
    }
    expect(await ask(host, 'settings.read')).toEqual(before);
  });

test('refuses a host name that resolves to this computer', async ({ page, host }) => {
  for (const name of ['localhost', 'evil.example', 'baize.localhost']) {
    const answer = await page.goto(host.address.replace('127.0.0.1', name));
    console.log(`rebound name ${name}: ${answer?.status()}`);
    expect(answer?.status()).toBe(421);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  }
});

test('does not open through a link on another page', async ({ page, host, attacker }) => {
  await page.goto(`http://localhost:${attacker.port}/`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().startsWith(originOf(host))),
    page.evaluate((address) => void (location.href = address), host.address),
  ]);
  expect(answer.status()).toBe(403);
});

test('shows the secret in one printed line only, not in referrer, history or files', async ({
  data,
  hostProcess: host,
  attacker,
}, info) => {
  const token = tokenOf(host);
  const said: string[] = [];
  host.process.stdout?.on('data', (part: Buffer) => said.push(part.toString()));
  const profile = info.outputPath('profile');
  const browser = await chromium.launchPersistentContext(profile, launchOptions());
  const page = await browser.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + JSON.stringify(request.headers()['referer'] ?? '')));
  await openPage(page, host);
  const traces = await page.evaluate(() => [
    location.href,
    document.referrer,
    document.cookie,
    JSON.stringify(localStorage),
    document.documentElement.outerHTML,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  expect(traces.filter((trace) => trace.includes(token))).toEqual([]);
  await page.goto(`http://localhost:${attacker.port}/`);
  expect(attacker.heard.filter((line) => line.includes(token))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain(token);
  await browser.close();
  await host.stop();
  expect(said.filter((line) => line.includes(token))).toEqual([]);
  expect(filesWith(token, data)).toEqual([]);
});

test('opens nothing at the next launch with a secret from the browser’s history', async ({
  data,
  hostProcess: host,
}) => {
  const token = tokenOf(host);
  await host.stop();
  const next = await startHost(data);
  const headers = { 'content-type': 'application/json', 'x-baize-token': token, 'x-baize-page': crypto.randomUUID() };
  expect((await fetch(`${originOf(next)}/api/events`, { method: 'POST', headers })).status).toBe(401);
  await next.stop();
});

/** Lists the files under a folder that hold a text. */
const filesWith = (text: string, folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text))
    .map((path) => path.slice(folder.length));
