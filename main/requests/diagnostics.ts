import type { Diagnostics } from '../../preload/api.ts';
import type { Host } from './host.ts';

/** At most this many lines of the log are copied. */
const LOG_LINES = 200;

/** Returns the facts about this program and its last log lines, for a person to copy into a report. */
export const diagnosticsOf = ({ info, log, store }: Pick<Host, 'info' | 'log' | 'store'>): Diagnostics => ({
  host: info.host,
  system: `${process.platform} ${process.arch}`,
  versions: versionsOf(store.sqlite),
  log: log?.tail(LOG_LINES) ?? '',
});

/** Returns the versions of what Baize runs on; Electron and Chrome only where present. */
export function versionsOf(sqlite: string): Record<string, string> {
  const { node, electron, chrome } = process.versions;
  return { node, sqlite, ...(electron && { electron }), ...(chrome && { chrome }) };
}
