import type { Diagnostics, Bridge } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import { toClipboard } from '../../services/exchange/clipboard.ts';

interface DiagnosticsParts {
  readonly bridge: Bridge;
  readonly state: AppState;
}

/** Copies what helps to find a fault; gives a sentence that says whether it did. */
export async function copyDiagnostics(parts: DiagnosticsParts): Promise<string> {
  const reply = await parts.bridge.request('log.tail');
  if (!reply.ok) return reply.refusal.message;
  return (await toClipboard(textOf(parts.state.hello.version, reply.value))) ?? say('about.copied');
}

/** In English, for it is read by those who look after the program. */
function textOf(version: string, { host, system, versions, log }: Diagnostics): string {
  const parts = Object.entries(versions).map(([name, number]) => `${name} ${number}`);
  return `Baize ${version}, ${host}, ${system}\n${parts.join(', ')}\n${navigator.userAgent}\n\n${log}\n`;
}
