import type { Diagnostics } from '../../../preload/api.ts';
import { say } from '../../words/say.ts';
import type { App } from '../app.ts';
import { toClipboard } from '../exchange/clipboard.ts';

/** Copies what helps to find a fault; gives a sentence that says whether it did. */
export async function copyDiagnostics(app: App): Promise<string> {
  const reply = await app.bridge.request('log.tail');
  if (!reply.ok) return reply.refusal.message;
  return (await toClipboard(textOf(app.state.hello.version, reply.value))) ?? say('about.copied');
}

/** In English, for it is read by those who look after the program. */
function textOf(version: string, { host, system, versions, log }: Diagnostics): string {
  const parts = Object.entries(versions).map(([name, number]) => `${name} ${number}`);
  return `Baize ${version}, ${host}, ${system}\n${parts.join(', ')}\n${navigator.userAgent}\n\n${log}\n`;
}
