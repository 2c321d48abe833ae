import { dialog, type BrowserWindow } from 'electron';

/** Lets the player choose a folder, or make one, in the system's own dialog; null where none was chosen. */
export async function chooseFolder(window: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openDirectory', 'createDirectory'] });
  return filePaths[0] ?? null;
}
