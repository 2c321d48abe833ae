import { app, dialog } from 'electron';
import { menuLanguageOf, menuWordsOf } from '../words/index.ts';
import { UNSANDBOXED } from '../words/unsandboxed.ts';
import { describeUnsafeStart, type UnsafeStart } from './sandbox.ts';

const QUIT = 0;

/**
 * Asks whether Baize shall start without its sandbox, which an AppImage switches off by itself on some systems; no is
 * the default.
 */
export async function isStartWanted(unsafe: UnsafeStart): Promise<boolean> {
  const locale = app.getLocale();
  const { title, text } = describeUnsafeStart(unsafe, locale);
  console.error(`${title} ${text}`);
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Baize',
    message: title,
    detail: text,
    buttons: [menuWordsOf(locale).gone.quit, UNSANDBOXED[menuLanguageOf(locale)].anyway],
    defaultId: QUIT,
    cancelId: QUIT,
    noLink: true,
  });
  return response !== QUIT;
}
