import type { IncomingMessage } from 'node:http';

/** The most bytes of a request: the longest list of moves and its game, with room to spare. */
export const MAX_BODY_BYTES = 512 * 1024;

/** Whether a request announces more bytes than allowed: then nothing of it is read. */
export const isTooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length']) > MAX_BODY_BYTES;

/** Reads the JSON of a request, no longer than it announced; `'unreadable'` when it is none. */
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
