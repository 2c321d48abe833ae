import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/**
 * Allows only our own files and no script made from text; `blob:` is for textures and workers that the page creates.
 */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  // The painter alone: no other page of ours may be framed.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Sent with every answer of either host. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CSP,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), midi=()',
  'Cache-Control': 'no-cache',
};

/** The page that draws strangers’ pictures, in a frame of the page of the game. */
const PAINTER = '/painter.html';

/**
 * Allows the painter its one script, named by its hash, the drawings that it creates, and their styles. It has no
 * origin, may fetch nothing, and only our page may frame it.
 */
const painterCsp = (page: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(scriptIn(page)).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');

const scriptIn = (page: string): string => /<script>(.*)<\/script>/s.exec(page)?.[1] ?? '';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** A file as it is sent, with its status and all its headers. */
export interface StaticFile {
  readonly status: 200 | 403 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer> | string;
}

/**
 * For files that the build names by their content, so that a name never gets other content. A browser also caches their
 * compiled code.
 */
const IMMUTABLE = 'private, max-age=31536000, immutable';

const TEXT_HEADERS = { ...SAFE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' };
const FORBIDDEN: StaticFile = { status: 403, headers: TEXT_HEADERS, body: 'That is not a file of the game.' };
const MISSING: StaticFile = { status: 404, headers: TEXT_HEADERS, body: 'There is no such file.' };

/**
 * A path of ours. Our files have plain names, so nothing is decoded: a path with `%`, `\\`, `:` or a dot at either end
 * of a part is refused before any folder is looked at.
 */
const SAFE_PATH = /^(?:\/[\w@-]+(?:\.[\w@-]+)*)+$/;

/** Reads a file of the built renderer by the undecoded path of its address; `/` is the page. */
export async function readStatic(root: string, path: string): Promise<StaticFile> {
  const name = path === '/' ? '/index.html' : path;
  if (!SAFE_PATH.test(name)) return FORBIDDEN;
  const type = TYPES[extname(name)];
  if (type === undefined) return MISSING;
  try {
    const file = await realpath(join(root, name));
    // A link to somewhere else is no file of ours.
    if (!file.startsWith((await realpath(root)) + sep)) return FORBIDDEN;
    const body = await readFile(file);
    return { status: 200, headers: { ...headersOf(name, body), 'Content-Type': type }, body };
  } catch {
    return MISSING;
  }
}

function headersOf(name: string, body: Buffer): StaticFile['headers'] {
  if (name.startsWith('/assets/')) return { ...SAFE_HEADERS, 'Cache-Control': IMMUTABLE };
  if (name !== PAINTER) return SAFE_HEADERS;
  const csp = painterCsp(body.toString('utf8'));
  return { ...SAFE_HEADERS, 'Content-Security-Policy': csp, 'X-Frame-Options': 'SAMEORIGIN' };
}
