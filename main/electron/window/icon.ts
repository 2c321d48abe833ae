import { app } from 'electron';
import { join } from 'node:path';

/**
 * Returns the file of the window's icon, where the window has none of ours by itself: on Linux, unless a package has
 * installed one; on Windows while Electron's own executable runs, whose icon is Electron's.
 */
export function windowIcon(): string | undefined {
  if (process.platform === 'linux') return join(app.getAppPath(), 'dist/main/icon.png');
  return process.platform === 'win32' && !app.isPackaged ? unpacked('baize.ico') : undefined;
}

/** Puts our icon into the Dock of macOS while Electron's own executable runs. */
export function dressDock(): void {
  if (!app.isPackaged) app.dock?.setIcon(unpacked('png/512x512.png'));
}

/** Returns the path of an icon in the repository. */
const unpacked = (name: string): string => join(app.getAppPath(), 'assets/icons', name);
