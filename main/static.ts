import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

/** Nothing from anywhere but our own files; `blob:` for textures and workers the page makes itself. */
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
].join('; ');

/** Sent with every answer of either host. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CSP,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
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

export interface StaticFile {
  readonly status: 200 | 403 | 404;
  readonly type: string;
  readonly body: Buffer<ArrayBuffer> | string;
}

const FORBIDDEN: StaticFile = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  body: 'That is not a file of the game.',
};
const MISSING: StaticFile = { status: 404, type: 'text/plain; charset=utf-8', body: 'There is no such file.' };

/** A file of the built renderer by the path of its address, still encoded as it came; `/` is the page. */
export async function readStatic(root: string, path: string): Promise<StaticFile> {
  const name = decoded(path === '/' ? '/index.html' : path);
  if (name === undefined || /[\\\0:]/.test(name) || name.split('/').includes('..')) return FORBIDDEN;
  const file = resolve(root, `.${name}`);
  const type = TYPES[extname(file)];
  if (!file.startsWith(resolve(root) + sep) || type === undefined) return MISSING;
  try {
    return { status: 200, type, body: await readFile(file) };
  } catch {
    return MISSING;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
