import type { IncomingMessage } from 'node:http';

/** The longest list of moves and its game, with room to spare. */
export const MOST_BYTES = 512 * 1024;

/** The JSON a request carries; `'too-long'` and `'unreadable'` otherwise. */
export async function readJson(request: IncomingMessage): Promise<{ json: unknown } | 'too-long' | 'unreadable'> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MOST_BYTES) return 'too-long';
      chunks.push(chunk);
    }
    return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown };
  } catch {
    return 'unreadable';
  }
}
