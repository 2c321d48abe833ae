import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type BrowserHost, serve } from '../../main/browser/host.ts';
import { type Limits, MAX_HEADER_BYTES } from '../../main/browser/limits.ts';
import type { Chance } from './chance.ts';
import { openTriedHost } from './host.ts';
import { mutateText } from './mutate.ts';
import { isWellFormed, requestBy } from './requests.ts';
import { ARGUMENTS } from './seeds.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

/** The bytes of a request; `§host` and `§token` are replaced by those of the host under test. */
interface GivenRequest {
  readonly head: string;
  readonly body: string;
}

const PAGE = 'fuzzing-page-1';
const HEAD = [
  'POST /api/request HTTP/1.1',
  'Host: §host',
  'Origin: http://§host',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/json',
  'X-Baize-Token: §token',
  `X-Baize-Page: ${PAGE}`,
  'Connection: close',
];
const WORDS = ['\r\n', '\n', '\r', ':', ' ', '\t', '\0', '§host', '§token', 'HTTP/1.1', 'GET ', 'PUT ', 'OPTIONS * '];
const LINES = [
  'Transfer-Encoding: chunked',
  'Content-Length: 3',
  'Upgrade: websocket',
  'Expect: 100-continue',
  'Host: x',
];
const PATHS = [
  '/..%2f..%2f',
  '/api/events',
  '/api/../',
  '//',
  '/%00',
  '/index.html',
  'http://evil.example/',
  '/../secret',
];

function bytesBy(chance: Chance): GivenRequest {
  const body = chance.once(2)
    ? jsonBy(chance)
    : JSON.stringify({ name: 'play.open', args: ARGUMENTS['play.open'](chance) });
  const lines = [...HEAD, `Content-Length: ${Buffer.byteLength(body)}`];
  const head = `${lines.join('\r\n')}\r\n\r\n`;
  if (chance.once(3))
    return { head, body: chance.once(2) ? body : mutateText(body, chance, ['"', '{', '}', '[', ']', ',']) };
  return { head: mutateText(head, chance, [...WORDS, ...LINES.map((line) => `${line}\r\n`), ...PATHS]), body };
}

function jsonBy(chance: Chance): string {
  const json = JSON.stringify(requestBy(chance));
  return json.length < 100_000 ? json : '{}';
}

/** Limits by which a half-open connection ends soon, in milliseconds. */
const SOON = { headMs: 400, requestMs: 400, checkMs: 50 };

/** Sends bytes to the real host over a real socket. */
export const http: Target = {
  name: 'http',
  few: 12,
  open: async () => {
    const tried = openTriedHost();
    const root = join(tried.folder, 'page');
    mkdirSync(root);
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Page</title>');
    writeFileSync(join(tried.folder, 'secret.json'), '{"secret":1}');
    // No client is rejected for its many requests.
    const limits: Partial<Limits> = { ...SOON, connections: 10_000, known: 1e9, strange: 1e9 };
    const host = await serve({ store: tried.store, root, version: '1.2.3', limits });
    const leave = await listen(host);
    const run = async (given: unknown): Promise<Outcome> => {
      const { head, body } = filled(given as GivenRequest, host);
      return judge(await answerTo(host, Buffer.from(head + body, 'latin1')), head, body, host);
    };
    const close = async (): Promise<string[]> => {
      leave();
      await host.close();
      return tried.close();
    };
    return { make: bytesBy, run, close, maxAtOnce: 48 };
  },
};

/** Opens the events of a page, which stays connected; returns a function that disconnects it. */
async function listen({ origin, token }: BrowserHost): Promise<() => void> {
  const gone = new AbortController();
  const headers = { 'content-type': 'application/json', 'x-baize-token': token, 'x-baize-page': PAGE };
  await fetch(`${origin}/api/events`, { method: 'POST', headers, signal: gone.signal });
  return () => gone.abort();
}

function filled({ head, body }: GivenRequest, { origin, token }: BrowserHost): GivenRequest {
  const fill = (text: string): string => text.replaceAll('§host', new URL(origin).host).replaceAll('§token', token);
  const bytes = (text: string, as: 'utf8' | 'latin1'): string => Buffer.from(text, as).toString('latin1');
  return { head: bytes(fill(head), 'latin1'), body: bytes(body, 'utf8') };
}

const CUT_ANSWER = 'HTTP/1.1 400 The connection was ended';

/** Returns all that comes back until the connection ends. */
async function answerTo({ origin }: BrowserHost, bytes: Buffer): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let [answer, cut] = ['', false];
  socket.setEncoding('latin1').on('data', (part: string) => {
    answer += part;
    // Does not wait for a connection that would be kept alive.
    if (/\r\n\r\n/.test(answer) && !/^connection: close/im.test(answer)) setImmediate(() => socket.end());
  });
  socket.on('error', () => (cut = true));
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  // A connection that ends while we send may close before its answer arrives.
  return answer === '' && cut ? CUT_ANSWER : Buffer.from(answer, 'latin1').toString('utf8');
}

function judge(answer: string, head: string, body: string, { token, origin }: BrowserHost): Outcome {
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) (.*)/gm)];
  if (answer.includes(token) || answer.includes('"secret"')) return mistaken('gave a secret away');
  if (statuses.some(([, status]) => status?.startsWith('5'))) return mistaken(answer.slice(0, 200));
  // However well formed, a head beyond the limit is not read to its end.
  const long = head.length > MAX_HEADER_BYTES && statuses[0]?.[1] === '431';
  const right = !long && isRight(head, body, origin, token);
  if (answer.includes('"ok":true')) return right ? VALID : mistaken('answered');
  if (answer.startsWith('HTTP/1.1 200 ') && !answer.includes('"ok":false'))
    return /^(?:GET|HEAD) +\/(?:index\.html)?(?:[?#]\S*)? +HTTP\/1\.[01]\r\n/.test(head)
      ? VALID
      : mistaken('gave a file');
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(answer)?.[1] ?? statuses[0]?.[2] ?? '';
  const malformed = !answer.includes('"ok":false') || /"code":"(?:malformed|stranger)"/.test(answer);
  // Bytes after the body are a request that can't be read, and may end the connection before the first is answered.
  if (right && malformed && !isFollowed(head, body)) return mistaken(`refused: ${message}`);
  return right && !malformed ? VALID : refused(message);
}

const restOf = (head: string, body: string): string => head.slice(head.indexOf('\r\n\r\n') + 4) + body;

const isFollowed = (head: string, body: string): boolean =>
  restOf(head, body).length > Number(/^content-length:[ \t]*(\d+)/im.exec(head)?.[1]);

/** Whether the bytes are a request of our own page, by the strictest reading. */
function isRight(head: string, body: string, origin: string, token: string): boolean {
  const [first = '', ...lines] = head.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  const given = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([-!#$%&'*+.^_`|~\w]+):[ \t]*([\t -~\u0080-\u00ff]*?)[ \t]*$/u.exec(line) ?? [];
    given.set(name.toLowerCase(), [...(given.get(name.toLowerCase()) ?? []), value]);
  }
  const is = (name: string, right: (value: string) => boolean, must = true): boolean => {
    const values = given.get(name) ?? [];
    return values.length <= 1 && (values.length === 0 ? !must : right(values[0] ?? ''));
  };
  const rest = restOf(head, body);
  const length = Number(given.get('content-length')?.[0]);
  return (
    /^POST +\/api\/request(?:[?#]\S*)? +HTTP\/1\.[01]$/.test(first) &&
    is('host', (value) => value === new URL(origin).host) &&
    is('origin', (value) => value === origin, false) &&
    is('sec-fetch-site', (value) => value === 'same-origin' || value === 'none', false) &&
    is('content-type', (value) => /^application\/json(?:;|$)/.test(value)) &&
    is('x-baize-token', (value) => value === token) &&
    is('x-baize-page', (value) => value === PAGE) &&
    is('content-length', (value) => /^\d+$/.test(value) && Number(value) <= rest.length) &&
    !['', 'transfer-encoding', 'upgrade', 'expect'].some((name) => given.has(name)) &&
    isCall(rest.slice(0, length))
  );
}

function isCall(latin: string): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin, 'latin1'));
    const { name, args } = Object.assign({ name: undefined, args: undefined }, JSON.parse(text) as object);
    return isWellFormed(name, args);
  } catch {
    return false;
  }
}
