import type { Diagnostics, Bridge } from '../../../../preload/api.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import type { AppState } from '../../model/app-state.ts';
import { toClipboard } from '../../services/exchange/clipboard.ts';

interface DiagnosticsParts {
  readonly bridge: Bridge;
  readonly state: AppState;
}

/** Copies data that helps to find a fault; returns a message about whether that worked. */
export async function copyDiagnostics(parts: DiagnosticsParts): Promise<string> {
  const reply = await parts.bridge.request('log.tail');
  if (!reply.ok) return reply.refusal.message;
  return (await toClipboard(textOf(parts.state.hello.version, reply.value))) ?? sayExtra('about.copied');
}

/** Returns the text, in English for the developers who read it. */
function textOf(version: string, { host, system, versions, log }: Diagnostics): string {
  const parts = Object.entries(versions).map(([name, number]) => `${name} ${number}`);
  return `Baize ${version}, ${host}, ${system}\n${parts.join(', ')}\n${navigator.userAgent}\n\n${log}\n`;
}
