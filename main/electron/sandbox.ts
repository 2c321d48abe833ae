/** What takes Chromium's sandbox, or a part of it, away. */
const TAKING_AWAY = ['no-sandbox', 'no-zygote-sandbox', 'disable-seccomp-filter-sandbox', 'single-process'];

/** By what the sandbox is switched off, as a person would find it; undefined when it is not. */
export function unsandboxedBy(
  hasSwitch: (name: string) => boolean,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const found = TAKING_AWAY.find(hasSwitch);
  if (found !== undefined) return `--${found}`;
  // Electron looks only whether it is there.
  return env['ELECTRON_DISABLE_SANDBOX'] === undefined ? undefined : 'ELECTRON_DISABLE_SANDBOX';
}

interface Told {
  readonly title: string;
  readonly text: string;
}

/** Why Baize does not start so, and what to do instead. No page is there yet whose catalogue could say it. */
export function sayUnsandboxed(by: string, locale: string): Told {
  return locale.startsWith('de') ? german(by) : english(by);
}

const english = (by: string): Told => ({
  title: 'Baize does not start without its sandbox',
  text: `The sandbox that keeps a page from the rest of the machine is switched off (${by}). An AppImage does that by itself where the system lets programs make no user namespaces.

What to do instead: install the .deb or the .rpm, which set the sandbox up; or play in your browser, with the archive baize-browser. If you have switched it off yourself, start Baize without ${by}.`,
});

const german = (by: string): Told => ({
  title: 'Baize startet nicht ohne seine Sandbox',
  text: `Die Sandbox, die eine Seite vom Rest des Rechners fernhält, ist abgeschaltet (${by}). Ein AppImage tut das von selbst, wo das System Programmen keine Benutzernamensräume erlaubt.

Was stattdessen geht: Installiere das .deb oder das .rpm, die die Sandbox einrichten, oder spiele im Browser, mit dem Archiv baize-browser. Hast du sie selbst abgeschaltet, starte Baize ohne ${by}.`,
});
