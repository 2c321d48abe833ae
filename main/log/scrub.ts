/** What a log must leave out, or write in another way. */
export interface Private {
  /** The data folder: its own paths may be logged, with `~` for the home folder. */
  readonly data: string;
  readonly home: string;
  /** Words that must not be logged. */
  readonly secrets: readonly string[];
}

/** Replaces the data folder while other paths are removed: what follows it may be logged. */
const HERE = '\uE000';

/** A path as any of the three systems writes it, `file://` or `~` before it or not, but for the last name in it. */
const PATH = /(?:file:\/\/|~|\b[A-Za-z]:|(?<![\w.~…:/\\\uE000]))[\\/](?:[A-Za-z]:[\\/])?(?:[^\s'"`()<>:\\/]+[\\/])+/g;

/** The secret in an address. */
const FRAGMENT = /#t=[\w-]+/g;

/** A text without secrets and without the folders of a person's machine; of a path only the last name stays. */
export function scrub(text: string, { data, home, secrets }: Private): string {
  return secrets
    .filter(Boolean)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
    .replaceAll(FRAGMENT, '#t=…')
    .replaceAll(data, HERE)
    .replaceAll(home || HERE, home ? '~' : HERE)
    .replaceAll(PATH, '…/')
    .replaceAll(HERE, home && data.startsWith(home) ? `~${data.slice(home.length)}` : data);
}
