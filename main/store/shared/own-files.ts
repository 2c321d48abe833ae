import type Database from 'better-sqlite3';
import { sharedFacts } from './shared-facts.ts';
import { sumOf } from './shared-file.ts';

/** How this machine's files in a folder were when it wrote them. */
export interface OwnFiles {
  /** Notes that a file was written, or removed if there is no text. */
  wrote(name: string, text?: string, mark?: string): void;
  /** Whether a file with that mark is as it was written, as far as marks tell. */
  isKnown(name: string, mark: string): boolean;
  /** Whether that text is what we wrote. If so, notes its new mark, because a sync service has changed it. */
  isSame(name: string, text: string, mark: string): boolean;
}

/** The files of the machine whose database this is. */
export function ownFiles(db: Database.Database): OwnFiles {
  const facts = sharedFacts(db);
  const wrote: OwnFiles['wrote'] = (name, text, mark) =>
    facts.set(`file ${name}`, text === undefined ? undefined : `${sumOf(text)} ${mark}`);
  return {
    wrote,
    isKnown: (name, mark) => facts.get(`file ${name}`)?.endsWith(` ${mark}`) === true,
    isSame: (name, text, mark) => {
      const isSame = facts.get(`file ${name}`)?.startsWith(`${sumOf(text)} `) === true;
      if (isSame) wrote(name, text, mark);
      return isSame;
    },
  };
}
