import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hosted, type Hosted } from '../hosted.ts';
import { head, statuses, send } from './raw.ts';

describe('static files of the browser host', () => {
  const get = async (host: Hosted, path: string): Promise<string> =>
    send(host, head(`GET ${path} HTTP/1.1`, `Host: ${new URL(host.origin).host}`, 'Connection: close'));

  test.each([
    '/../secret.json',
    '/./../secret.json',
    '/page/../../secret.json',
    '/%2e%2e/secret.json',
    '/%252e%252e/secret.json',
    '/..%2fsecret.json',
    '/..%c0%afsecret.json',
    '/..%5csecret.json',
    '/..\\secret.json',
    '/....//secret.json',
    '//secret.json',
    '//evil.example/secret.json',
    '/index.html%00.js',
    '/index.html.',
    '/index.html::$DATA',
    '/index.html/',
    '/INDEX~1.HTM',
    '/.hidden.json',
    '/C:/secret.json',
    '/file:///secret.json',
    '/~/secret.json',
    '/%',
    '/%u002e%u002e/secret.json',
    '/;/secret.json',
  ])('refuses the path %s', async (path) => {
    expect(statuses(await get(await hosted(), path))).toEqual([403]);
  });

  test('refuses a file outside its folder that a link inside leads to', async () => {
    const host = await hosted();
    symlinkSync(join(host.folder, 'secret.json'), join(host.folder, 'page/linked.json'));
    mkdirSync(join(host.folder, 'beside'));
    writeFileSync(join(host.folder, 'beside/file.json'), '{}');
    symlinkSync(join(host.folder, 'beside'), join(host.folder, 'page/folder'));
    expect(statuses(await get(host, '/linked.json'))).toEqual([403]);
    expect(statuses(await get(host, '/folder/file.json'))).toEqual([403]);
  });

  test('lists no folder', async () => {
    const host = await hosted();
    mkdirSync(join(host.folder, 'page/assets.js'));
    expect(statuses(await get(host, '/assets'))).toEqual([404]);
    expect(statuses(await get(host, '/assets.js'))).toEqual([404]);
  });

  test('sends every header that isolates the page from other sites', async () => {
    const { origin } = await hosted();
    const response = await fetch(`${origin}/`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('lets the card-set frame run its own script only, and load in the page only', async () => {
    const host = await hosted();
    writeFileSync(join(host.folder, 'page/painter.html'), '<!doctype html><script>draw()</script>');
    const { headers } = await fetch(`${host.origin}/painter.html`);
    const hash = createHash('sha256').update('draw()').digest('base64');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data: blob:; ` +
        `base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
    );
  });
});
