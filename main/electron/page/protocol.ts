import { protocol } from 'electron';
import { ORIGIN } from './ipc.ts';
import { readStatic, SAFE_HEADERS } from '../../requests/static-files.ts';
import { openingPart } from './opening-page.ts';
import type { Words } from '../words/words.ts';

/** Must be called before the app is ready: the scheme is then a secure origin of its own, with fetch and workers. */
export function announceScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}

/** Serves the built renderer as `app://baize/`, and the page that waits for the games; nothing else. */
export function serveFiles(root: string, words: Words): void {
  protocol.handle('app', async ({ url }) => {
    if (url !== ORIGIN && !url.startsWith(`${ORIGIN}/`)) return new Response('No such host.', { status: 404 });
    const path = url.slice(ORIGIN.length).replace(/[?#].*$/s, '') || '/';
    const waiting = openingPart(path, words);
    if (waiting) return new Response(waiting.body, { headers: { ...SAFE_HEADERS, 'Content-Type': waiting.type } });
    const { body, status, headers } = await readStatic(root, path);
    return new Response(body, { status, headers });
  });
}
