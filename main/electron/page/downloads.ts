import type { Session } from 'electron';
import { extname } from 'node:path';

/** Gives the dialog that saves a file the program's name and the file's type: else its title is a blob's address. */
export function nameDownloads(session: Session): void {
  session.on('will-download', (_event, item) => {
    const name = item.getFilename();
    const ending = extname(name).slice(1);
    const filters = ending === '' ? [] : [{ name: ending.toUpperCase(), extensions: [ending] }];
    item.setSaveDialogOptions({ title: 'Baize', defaultPath: name, filters });
  });
}
