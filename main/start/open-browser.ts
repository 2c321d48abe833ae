import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserHost } from '../browser/host.ts';
import { redirectPage } from '../browser/redirect-page.ts';
import { newSecret } from '../browser/secret.ts';
import { GOOD_FOR } from '../browser/tickets.ts';

/** The names of the files that lead a browser to the page. */
const LEADS = /^open-[\w-]+\.html$/;

/**
 * Opens the page in the person's own browser; that there is none is no error, the address has been printed. Everybody on this
 * machine sees what a program is started with: the browser is given the name of a file that only this person can read. It
 * holds a ticket and is removed once that was used or is no longer good, and by the function that is given back.
 */
export function openBrowser(host: Pick<BrowserHost, 'ticket'>, folder: string): () => void {
  let remove = (): void => {};
  const lead = write(folder, redirectPage(host.ticket(() => remove())));
  remove = () => rmSync(lead.whole, { recursive: true, force: true });
  setTimeout(remove, GOOD_FOR).unref();
  const child = spawn(...openerOf(process.platform, lead.file), { stdio: 'ignore', detached: true });
  child.on('error', remove);
  child.on('exit', (code) => code !== 0 && remove());
  child.unref();
  return remove;
}

/** A file, and what is to be removed with it. */
interface Lead {
  readonly file: string;
  readonly whole: string;
}

/** Where the data folder can't be written to, it lies in a temporary folder of this person's alone. */
function write(folder: string, text: string): Lead {
  const name = `open-${newSecret()}.html`;
  try {
    removeOld(folder);
    const file = writeOwn(join(folder, name), text);
    return { file, whole: file };
  } catch {
    const whole = mkdtempSync(join(tmpdir(), 'baize-'));
    return { file: writeOwn(join(whole, name), text), whole };
  }
}

function writeOwn(path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  return path;
}

/** Those of launches that were killed. */
function removeOld(folder: string): void {
  const leads = readdirSync(folder).filter((name) => LEADS.test(name));
  for (const lead of leads.map((name) => join(folder, name)))
    if (statSync(lead).mtimeMs < Date.now() - GOOD_FOR) rmSync(lead, { force: true });
}

function openerOf(platform: string, file: string): [command: string, args: string[]] {
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', file]];
  return [platform === 'darwin' ? 'open' : 'xdg-open', [file]];
}
