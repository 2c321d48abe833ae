import type { Diagnostics } from '../../preload/api.ts';
import type { Host } from './host.ts';

/** Lines of the log that are copied. */
const LINES = 200;

export const diagnosticsOf = ({ hello, log, store }: Pick<Host, 'hello' | 'log' | 'store'>): Diagnostics => ({
  host: hello.host,
  system: `${process.platform} ${process.arch}`,
  versions: versionsOf(store.sqlite),
  log: log?.tail(LINES) ?? '',
});

export function versionsOf(sqlite: string): Record<string, string> {
  const { node, electron, chrome } = process.versions;
  return { node, sqlite, ...(electron && { electron }), ...(chrome && { chrome }) };
}
