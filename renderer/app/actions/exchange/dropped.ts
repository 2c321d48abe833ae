import { paste, type SharingParts } from './sharing.ts';

/** The most bytes read of a dropped file, more than any shared text may have. */
const MAX_FILE_BYTES = 500_000;

/** Opens a `.baize` file that is dropped on the window. Without this a browser would leave the game for the file. */
export function watchDrops(parts: SharingParts): void {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const file = files.find(({ name }) => /\.baize$/i.test(name));
    if (file && parts.tabletop.own)
      void file
        .slice(0, MAX_FILE_BYTES)
        .text()
        .then((text) => paste(parts, text));
  });
}
