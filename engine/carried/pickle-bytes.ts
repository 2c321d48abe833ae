import { latin1, utf8 } from './text-of-bytes.ts';
import { PickleError } from './pickle-values.ts';

/** The longest line of text and the longest integer, in bytes. */
const MAX_LINE = 100_000;
const MAX_INTEGER_BYTES = 256;

/** Reads the arguments of a pickle's instructions, byte by byte. */
export class PickleBytes {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  /** Returns the place of the next `count` bytes and goes beyond them. */
  #skip(count: number): number {
    const from = this.at;
    if (!Number.isSafeInteger(count) || count < 0 || from + count > this.#bytes.length)
      throw new PickleError('it ends too early');
    this.at += count;
    return from;
  }

  byte(): number {
    return this.#view.getUint8(this.#skip(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#skip(2), true);
  }

  int32(): number {
    return this.#view.getInt32(this.#skip(4), true);
  }

  uint32(): number {
    return this.#view.getUint32(this.#skip(4), true);
  }

  uint64(): number {
    const value = this.#view.getBigUint64(this.#skip(8), true);
    if (value > BigInt(this.#bytes.length)) throw new PickleError('it ends too early');
    return Number(value);
  }

  float(): number {
    return this.#view.getFloat64(this.#skip(8), false);
  }

  /** Returns `count` bytes, without copying them. */
  take(count: number): Uint8Array {
    const from = this.#skip(count);
    return this.#bytes.subarray(from, from + count);
  }

  /** Reads text as UTF-8, else as Latin-1: the encoding of Python 2 is not known. */
  text(count: number): string {
    const bytes = this.take(count);
    return utf8(bytes) ?? latin1(bytes);
  }

  /** Reads a line of bytes as Latin-1, without its end. */
  line(): string {
    const end = this.#bytes.indexOf(NEWLINE, this.at);
    if (end < 0 || end - this.at > MAX_LINE) throw new PickleError('a line is too long');
    const line = latin1(this.take(end - this.at));
    this.at += 1;
    return line;
  }

  /** Reads a signed integer, the lowest byte first. */
  integer(count: number): number | bigint {
    if (count > MAX_INTEGER_BYTES) throw new PickleError('an integer is too long');
    const bytes = this.take(count);
    let value = 0n;
    for (const byte of bytes.toReversed()) value = (value << 8n) | BigInt(byte);
    return asInteger(count > 0 && (bytes.at(-1) ?? 0) >= 0x80 ? value - (1n << BigInt(8 * count)) : value);
  }
}

const NEWLINE = 0x0a;

/** Returns an integer as a number, where that is exact. */
export const asInteger = (value: bigint): number | bigint =>
  value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
