import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { BrowserHost } from '../browser/host.ts';
import { redirectPage } from '../browser/redirect-page.ts';
import { TICKET_MS } from '../browser/tickets.ts';
import { browserFor } from './default-browser.ts';
import { writeLaunchPage } from './launch-page.ts';

/**
 * Opens the page in the user's own browser; where there is none, the printed address must do. Everybody on this machine
 * can see a program's arguments, so the browser is given the name of a file that only this user can read. The file
 * holds a ticket and is removed once that was used or has expired, or by the returned function.
 */
export function openBrowser(host: Pick<BrowserHost, 'ticket'>, folder: string): () => void {
  let remove = (): void => {};
  const launchPage = writeLaunchPage(folder, redirectPage(host.ticket(() => remove())));
  remove = () => rmSync(launchPage.whole, { recursive: true, force: true });
  setTimeout(remove, TICKET_MS).unref();
  const child = spawn(...openerOf(process.platform, launchPage.file), { stdio: 'ignore', detached: true });
  child.on('error', remove);
  child.on('exit', (code) => code !== 0 && remove());
  child.unref();
  return remove;
}

function openerOf(platform: string, file: string): [command: string, args: string[]] {
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', file]];
  if (platform === 'darwin') return ['open', [file]];
  return browserFor(file, process.env) ?? ['xdg-open', [file]];
}
