import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** Allows only our own files, and no script made of text; `blob:` for textures and workers the page makes itself. */
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
  /** The value of `Cache-Control`. */
  readonly keep: string;
  readonly body: Buffer<ArrayBuffer> | string;
}

const NO_CACHE = 'no-cache';
/**
 * For files that the build names by their content: a name never gets other content. A browser also caches what it has
 * compiled of them.
 */
const IMMUTABLE = 'private, max-age=31536000, immutable';

const FORBIDDEN: StaticFile = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  keep: NO_CACHE,
  body: 'That is not a file of the game.',
};
const MISSING: StaticFile = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  keep: NO_CACHE,
  body: 'There is no such file.',
};

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
    const keep = name.startsWith('/assets/') ? IMMUTABLE : NO_CACHE;
    return { status: 200, type, keep, body: await readFile(file) };
  } catch {
    return MISSING;
  }
}
