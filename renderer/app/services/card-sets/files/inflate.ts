import type { Bytes } from './set-file.ts';
import { type SetFault, UnfitSet } from './unfit.ts';

/** The most bytes after decompression, and the fault if there are more. */
export interface MostBytes {
  readonly most: number;
  readonly fault: SetFault;
}

/** Decompresses by the browser's own means. @throws UnfitSet if there is too much, or the data is damaged. */
export async function inflated(
  bytes: Bytes,
  format: 'gzip' | 'deflate-raw',
  { most, fault }: MostBytes,
): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnfitSet('damaged');
    });
    if (done) return joined(parts, length);
    length += value.length;
    parts.push(value);
    if (length <= most) continue;
    await reader.cancel().catch(() => undefined);
    throw new UnfitSet(fault);
  }
}

function joined(parts: readonly Bytes[], length: number): Bytes {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
