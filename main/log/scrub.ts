/** What no log may tell, or only in another way. */
export interface Private {
  /** The data folder: its own paths may be told, the home folder within them as `~`. */
  readonly data: string;
  readonly home: string;
  /** Words that may not be told at all. */
  readonly secrets: readonly string[];
}

/** Stands for the data folder for as long as paths are looked for: what follows it may be told. */
const HERE = '\uE000';

/** A path as any of the three systems writes it, `file://` or `~` before it or not, but for the last name in it. */
const PATH = /(?:file:\/\/|~|\b[A-Za-z]:|(?<![\w.~…:/\\\uE000]))[\\/](?:[A-Za-z]:[\\/])?(?:[^\s'"`()<>:\\/]+[\\/])+/g;

/** The secret as it stands in an address. */
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
