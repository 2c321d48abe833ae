import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/**
 * Nothing from anywhere but our own files, no script made of text; `blob:` for textures and workers the page makes
 * itself.
 */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
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

/** A file as it is sent, with its status, its content type and how long it may be kept. */
export interface StaticFile {
  readonly status: 200 | 403 | 404;
  readonly type: string;
  /** As `Cache-Control` says it. */
  readonly keep: string;
  readonly body: Buffer<ArrayBuffer> | string;
}

const ANEW = 'no-cache';
/**
 * The build names these files by what is in them: under its name there is never another. A browser keeps what it has
 * made of them too.
 */
const FOR_EVER = 'private, max-age=31536000, immutable';

const FORBIDDEN: StaticFile = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  keep: ANEW,
  body: 'That is not a file of the game.',
};
const MISSING: StaticFile = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  keep: ANEW,
  body: 'There is no such file.',
};

/**
 * Our files have plain names, so nothing is decoded: what a name can't be, by `%`, `\\`, `:`, a dot at either end of a
 * part, is refused before any folder is looked at.
 */
const NAME = /^(?:\/[\w@-]+(?:\.[\w@-]+)*)+$/;

/** A file of the built renderer by the path of its address, as it came; `/` is the page. */
export async function readStatic(root: string, path: string): Promise<StaticFile> {
  const name = path === '/' ? '/index.html' : path;
  if (!NAME.test(name)) return FORBIDDEN;
  const type = TYPES[extname(name)];
  if (type === undefined) return MISSING;
  try {
    const file = await realpath(join(root, name));
    // A link to somewhere else is no file of ours.
    if (!file.startsWith((await realpath(root)) + sep)) return FORBIDDEN;
    const keep = name.startsWith('/assets/') ? FOR_EVER : ANEW;
    return { status: 200, type, keep, body: await readFile(file) };
  } catch {
    return MISSING;
  }
}
