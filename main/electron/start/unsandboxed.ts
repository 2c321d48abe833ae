import { app, dialog } from 'electron';
import { hostWordsOf } from '../words/words.ts';
import { describeUnsafeStart, type UnsafeStart } from './sandbox.ts';

const QUIT = 0;

/**
 * Asks whether Baize shall start without its sandbox, which an AppImage switches off by itself on some systems; no is
 * the default.
 */
export async function isStartWanted(unsafe: UnsafeStart): Promise<boolean> {
  const locales = app.getPreferredSystemLanguages();
  const { say } = hostWordsOf(locales);
  const { title, text } = describeUnsafeStart(unsafe, locales);
  console.error(`${title} ${text}`);
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Baize',
    message: title,
    detail: text,
    buttons: [say('host.gone.quit'), say('host.unsandboxed.anyway')],
    defaultId: QUIT,
    cancelId: QUIT,
    noLink: true,
  });
  return response !== QUIT;
}
