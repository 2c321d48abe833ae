/** The first bytes of a binary: "\x7fELF", and "MZ". */
const ELF = 0x7f_45_4c_46;
const MZ = 0x5a_4d;

/** Type of a program header: a segment that is loaded. */
const PT_LOAD = 1;

/**
 * Returns the parts of a binary that the system maps into memory, so that a hash of them stays the same where a
 * packager strips symbols (Flatpak, rpm) or signs (Windows). Returns the whole of a file that is neither 64-bit ELF nor
 * PE, or that is broken.
 */
export function runningParts(binary: Buffer): Buffer[] {
  try {
    if (binary.readUInt32BE(0) === ELF) return partsOfElf(binary);
    if (binary.readUInt16LE(0) === MZ) return partsOfPe(binary);
  } catch {
    // It refers to places beyond its end.
  }
  return [binary];
}

/**
 * Returns the header without its references to the section table, which no loader reads; the table of segments; and the
 * segments that are loaded.
 */
function partsOfElf(binary: Buffer): Buffer[] {
  if (binary.readUInt8(4) !== 2 || binary.readUInt8(5) !== 1) return [binary];
  const clean = Buffer.from(binary);
  clean.fill(0, 40, 48);
  clean.fill(0, 58, 64);
  const [table, size, count] = [toNumber(clean, 32), clean.readUInt16LE(54), clean.readUInt16LE(56)];
  const headers = Array.from({ length: count }, (_, i) => cut(clean, table + i * size, size));
  const loaded = headers.filter((header) => header.readUInt32LE(0) === PT_LOAD);
  return [
    cut(clean, 0, 64),
    ...headers,
    ...loaded.map((header) => cut(clean, toNumber(header, 8), toNumber(header, 32))),
  ];
}

/**
 * Returns what Authenticode hashes: all but the checksum, the place of the signature and the signature, padded to eight
 * bytes as signing does.
 */
function partsOfPe(binary: Buffer): Buffer[] {
  const head = binary.readUInt32LE(0x3c) + 24;
  // 64-bit, or 32-bit.
  const directory = head + (binary.readUInt16LE(head) === 0x20b ? 112 : 96) + 4 * 8;
  const [at, size] = [binary.readUInt32LE(directory), binary.readUInt32LE(directory + 4)];
  const end = at === 0 ? binary.length : at;
  const body = [cut(binary, 0, head + 64), cut(binary, head + 68, directory - head - 68)];
  const rest = cut(binary, directory + 8, end - directory - 8);
  return [...body, rest, Buffer.alloc((8 - (end % 8)) % 8), binary.subarray(end + (at === 0 ? 0 : size))];
}

/** Cuts out a part; throws where the file ends before it does. */
function cut(binary: Buffer, start: number, length: number): Buffer {
  if (start < 0 || length < 0 || start + length > binary.length) throw new RangeError('It ends before.');
  return binary.subarray(start, start + length);
}

const toNumber = (binary: Buffer, at: number): number => Number(binary.readBigUInt64LE(at));
