import { signal } from '@preact/signals';
import { MAX_CHOSEN_FILES, type ChosenFile } from '../../services/card-sets/chosen-file.ts';
import { paste, type WindowSharingParts } from './sharing.ts';

/** At most this many characters of a dropped game are read. */
const MAX_LETTERS = 500_000;

/** Card sets dropped on the window that have not been read yet. */
export const droppedFiles = signal<readonly ChosenFile[]>([]);

/** Files of other programs dropped on the window that have not been read yet. */
export const droppedForeign = signal<readonly File[]>([]);

/**
 * Opens files and folders dropped on the window as card sets; a single saved game of Baize is opened as if pasted, and
 * files of other programs are offered for import. Without this, a browser would leave the page and open the file.
 */
export function watchDrops(parts: WindowSharingParts): void {
  const { signal } = parts.disposables;
  const hover = (event: DragEvent): void => {
    if (hasFiles(event)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    // Read first, because they are available only during the event.
    const items = [...(event.dataTransfer?.items ?? [])];
    const entries = items.flatMap((item) => item.webkitGetAsEntry() ?? []);
    const files = entries.length > 0 ? [] : items.flatMap((item) => item.getAsFile() ?? []);
    void filesIn(entries).then(async (found) => {
      const all = [...found, ...files.map((file) => ({ path: file.name, file }))];
      const [first] = all;
      if (first && all.length === 1 && /\.baize$/i.test(first.path)) {
        await parts.panels.open(undefined);
        return paste(parts, await first.file.slice(0, MAX_LETTERS).text());
      }
      if (await hasForeignFile(all)) {
        droppedForeign.value = all.map(({ file }) => file);
        return parts.panels.open('carried');
      }
      droppedFiles.value = all;
      return parts.panels.open('card-sets');
    });
  };
  addEventListener('dragover', hover, { signal });
  addEventListener('drop', drop, { signal });
}

/** At most this many files are examined for their kind. */
const MAX_LOOKED_AT = 20;

/** Whether one of the files that were dropped, not in a folder, is another program's. */
async function hasForeignFile(files: readonly ChosenFile[]): Promise<boolean> {
  for (const { path, file } of files.slice(0, MAX_LOOKED_AT))
    if (!path.includes('/') && (await isForeignFile(file))) return true;
  return false;
}

/** The kind of a file must follow from this many bytes at its beginning. Some programs have a long header. */
const HEAD_BYTES = 1_000_000;

/** Whether a file is another program's, by its content. */
async function isForeignFile(file: File): Promise<boolean> {
  const bytes = await file.slice(0, HEAD_BYTES).arrayBuffer();
  // Fetched on demand, because playing does not need it.
  const { isForeign } = await import('../../services/exchange/is-foreign.ts');
  return isForeign(new Uint8Array(bytes));
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Lists all files in these entries and their folders, up to one more than may be read. */
async function filesIn(entries: readonly FileSystemEntry[]): Promise<ChosenFile[]> {
  const files: ChosenFile[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && files.length <= MAX_CHOSEN_FILES; entry = waiting.shift()) {
    if (isFolder(entry)) waiting.push(...(await contentOf(entry)));
    else if (isFile(entry)) files.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) });
  }
  return files;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** Lists a folder's content, which browsers return a hundred entries at a time. */
async function contentOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    all.push(...part);
    if (part.length === 0 || all.length > MAX_CHOSEN_FILES) return all;
  }
}
