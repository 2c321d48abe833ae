import type { IncomingMessage } from 'node:http';

/** The longest list of moves and its game, with room to spare. */
export const MAX_BYTES = 512 * 1024;

/** Whether a request says that it is longer than any may be: then nothing of it is read. */
export const isTooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length']) > MAX_BYTES;

/** The JSON a request carries, not longer than it said it is; `'unreadable'` when it is none. */
export async function readJson(request: IncomingMessage): Promise<{ json: unknown } | 'unreadable'> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { json: JSON.parse(text) as unknown };
  } catch {
    return 'unreadable';
  }
}
