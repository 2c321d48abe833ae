/** Texts that a log must leave out or replace. */
export interface LogPrivacy {
  /** The data folder: its own paths may be logged, with `~` for the home folder. */
  readonly data: string;
  readonly home: string;
  /** Words that must not be logged. */
  readonly secrets: readonly string[];
}

/** Stands for the data folder while other paths are removed: paths in it may be logged. */
const DATA_FOLDER_MARK = '\uE000';

/** A path of any of the three systems without its last name, with or without `file://` or `~` before it. */
const PATH = /(?:file:\/\/|~|\b[A-Za-z]:|(?<![\w.~…:/\\\uE000]))[\\/](?:[A-Za-z]:[\\/])?(?:[^\s'"`()<>:\\/]+[\\/])+/g;

/** The secret in an address. */
const FRAGMENT = /#t=[\w-]+/g;

/** Removes secrets and the folders of the user's machine from a text; of a path only the last name stays. */
export function scrub(text: string, { data, home, secrets }: LogPrivacy): string {
  return secrets
    .filter(Boolean)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
    .replaceAll(FRAGMENT, '#t=…')
    .replaceAll(data, DATA_FOLDER_MARK)
    .replaceAll(home || DATA_FOLDER_MARK, home ? '~' : DATA_FOLDER_MARK)
    .replaceAll(PATH, '…/')
    .replaceAll(DATA_FOLDER_MARK, home && data.startsWith(home) ? `~${data.slice(home.length)}` : data);
}
