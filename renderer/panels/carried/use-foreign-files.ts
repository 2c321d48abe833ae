import { useEffect, useState } from 'preact/hooks';
import { games } from '../../../engine/rules.ts';
import { droppedForeign } from '../../app/actions/exchange/drops.ts';
import type { App } from '../../app/app.ts';
import {
  type ForeignFile,
  type ForeignWords,
  readForeignFile,
  readFoundFile,
} from '../../app/services/exchange/carried.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayGame } from '../../words/games.ts';
import { locale } from '../../words/say.ts';

/** The files that were read, and how others are added. */
export interface ForeignFiles {
  readonly list: readonly { readonly key: number; readonly file: ForeignFile }[];
  readonly isBusy: boolean;
  /** What a search has found, or why it failed; '' before one. */
  readonly message: string;
  readonly choose: (files: readonly File[]) => Promise<void>;
  readonly search: () => Promise<void>;
}

/** The most files that are read at once. */
const MAX_CHOSEN = 50;

/** The words for reading files, in the language in use. */
function wordsNow(): ForeignWords {
  const named = new Map(games.map(({ id }) => [sayGame(id).toLocaleLowerCase(locale()), id]));
  return {
    untitled: sayExtra('carried.untitled'),
    byName: (name) => named.get(name.trim().toLocaleLowerCase(locale())),
  };
}

/** Returns the files that the player chooses, drops, or has Baize look for; new files replace the earlier ones. */
export function useForeignFiles({ bridge }: Pick<App, 'bridge'>): ForeignFiles {
  const [list, setList] = useState<ForeignFiles['list']>([]);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const show = (files: readonly ForeignFile[]): void => {
    const first = (list.at(-1)?.key ?? 0) + 1;
    setList(files.map((file, at) => ({ key: first + at, file })));
    setBusy(false);
  };
  const choose = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setBusy(true);
    setMessage('');
    const words = wordsNow();
    const read = Promise.all(files.slice(0, MAX_CHOSEN).map((file) => readForeignFile(file, words)));
    show(await read.finally(() => setBusy(false)));
  };
  const search = async (): Promise<void> => {
    setBusy(true);
    const reply = await bridge.request('carried.search');
    const words = wordsNow();
    const found = reply.ok ? reply.value.map((each) => readFoundFile(each, words)) : [];
    // Files that Baize found by itself are listed only if they contain something to import.
    const useful = found.filter(({ read }) => read.ok);
    setMessage(reply.ok ? sayExtra('carried.found', { count: useful.length }) : reply.refusal.message);
    show(useful);
  };
  const dropped = droppedForeign.value;
  useEffect(() => {
    droppedForeign.value = [];
    void choose(dropped);
  }, [dropped.length > 0]);
  return { list, isBusy, message, choose, search };
}
