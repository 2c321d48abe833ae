import { PickleBytes } from './pickle-bytes.ts';
import { pickledNumber, integerOf, memoryNumber, quoted, unescaped } from './pickle-lines.ts';
import { isKnownName, RECONSTRUCTOR } from './pickle-names.ts';
import { PickleError, type PickleMap, PickleName, PickleRecord, type PickleValue } from './pickle-values.ts';

/** The most instructions, values on the stack, open marks, parts, maps and remembered values of a file. */
const MAX_STEPS = 5_000_000;
const MAX_STACK = 200_000;
const MAX_MARKS = 1000;
const MAX_MADE = 1_000_000;
const MAX_MAPS = 200_000;
const MAX_REMEMBERED = 2_000_000;

const STOP = 0x2e;

/**
 * Reads pickles of Python as data: a stack machine that calls nothing. Classes and functions are names alone, and only
 * those of PySolFC may occur; any other name or instruction is an error. Pickles of one file share their memory.
 */
export class Unpickler {
  readonly #bytes: PickleBytes;
  readonly #memory = new Map<number, PickleValue>();
  #stack: PickleValue[] = [];
  #marks: number[] = [];
  #steps = 0;
  #made = 0;
  #maps = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = new PickleBytes(bytes);
  }

  /** Whether all of the file has been read. */
  get isAtEnd(): boolean {
    return this.#bytes.isAtEnd;
  }

  /** Reads the next pickle. @throws {PickleError} where it is damaged, too large, or has more in it than data */
  next(): PickleValue {
    this.#stack = [];
    this.#marks = [];
    for (;;) {
      if ((this.#steps += 1) > MAX_STEPS) throw new PickleError('it is too long');
      const code = this.#bytes.byte();
      if (code === STOP) return this.#pop();
      const step = STEPS[code];
      if (step === undefined) throw new PickleError(`instruction ${code} is not known`);
      step(this.#machine);
      if (this.#stack.length > MAX_STACK) throw new PickleError('it is too deep');
    }
  }

  readonly #machine: Machine = {
    push: (value) => void this.#stack.push(value),
    pop: () => this.#pop(),
    top: () => this.#top(),
    mark: () => {
      if (this.#marks.push(this.#stack.length) > MAX_MARKS) throw new PickleError('it is too deep');
    },
    sinceMark: () => this.#sinceMark(),
    remember: (at) => {
      if (this.#memory.size >= MAX_REMEMBERED) throw new PickleError('it has too many parts');
      this.#memory.set(at ?? this.#memory.size, this.#top());
    },
    recall: (at) => {
      const value = this.#memory.get(at);
      if (value === undefined) throw new PickleError('it refers to nothing');
      this.#stack.push(value);
    },
    made: (value) => {
      if ((this.#made += 1) > MAX_MADE) throw new PickleError('it has too many parts');
      this.#stack.push(value);
    },
    map: () => {
      if ((this.#maps += 1) > MAX_MAPS) throw new PickleError('it has too many parts');
      return new Map();
    },
    bytes: () => this.#bytes,
  };

  #pop(): PickleValue {
    if (this.#stack.length <= (this.#marks.at(-1) ?? 0)) throw new PickleError('its stack is empty');
    return this.#stack.pop() ?? null;
  }

  #top(): PickleValue {
    const value = this.#stack.at(-1);
    if (value === undefined) throw new PickleError('its stack is empty');
    return value;
  }

  #sinceMark(): PickleValue[] {
    const mark = this.#marks.pop();
    if (mark === undefined) throw new PickleError('it has no mark');
    return this.#stack.splice(mark);
  }
}

/** The state on which the instructions work. */
interface Machine {
  readonly push: (value: PickleValue) => void;
  readonly pop: () => PickleValue;
  readonly top: () => PickleValue;
  readonly mark: () => void;
  /** Takes the values above the last mark off the stack. */
  readonly sinceMark: () => PickleValue[];
  /** Remembers the top of the stack under a number, by default the next one. */
  readonly remember: (at?: number) => void;
  readonly recall: (at: number) => void;
  /** Pushes a list, map or record that was made. */
  readonly made: (value: PickleValue) => void;
  readonly map: () => PickleMap;
  readonly bytes: () => PickleBytes;
}

type Step = (machine: Machine) => void;

/** Pushes what is read from the bytes. */
const reading =
  (read: (bytes: PickleBytes) => PickleValue): Step =>
  ({ push, bytes }) =>
    push(read(bytes()));
const constant =
  (value: PickleValue): Step =>
  ({ push }) =>
    push(value);
/** Makes a list of the last `count` values. */
const tuple =
  (count: number): Step =>
  ({ pop, made }) =>
    made(Array.from({ length: count }, () => pop()).toReversed());
const listSinceMark: Step = ({ sinceMark, made }) => made(sinceMark());

/** The effect of each instruction, by its byte. */
const STEPS: Readonly<Record<number, Step>> = {
  0x80: ({ bytes }) => {
    if (bytes().byte() > 5) throw new PickleError('its protocol is not known');
  },
  0x95: ({ bytes }) => void bytes().take(8),
  0x28: ({ mark }) => mark(),
  0x30: ({ pop }) => void pop(),
  0x31: ({ sinceMark }) => void sinceMark(),
  0x4e: constant(null),
  0x88: constant(true),
  0x89: constant(false),
  0x4a: reading((bytes) => bytes.int32()),
  0x4b: reading((bytes) => bytes.byte()),
  0x4d: reading((bytes) => bytes.uint16()),
  0x8a: reading((bytes) => bytes.integer(bytes.byte())),
  0x8b: reading((bytes) => bytes.integer(bytes.uint32())),
  0x49: reading((bytes) => integerOf(bytes.line())),
  0x4c: reading((bytes) => integerOf(bytes.line().replace(/L$/, ''))),
  0x46: reading((bytes) => pickledNumber(bytes.line())),
  0x47: reading((bytes) => bytes.float()),
  0x53: reading((bytes) => quoted(bytes.line())),
  0x54: reading((bytes) => bytes.text(bytes.uint32())),
  0x55: reading((bytes) => bytes.text(bytes.byte())),
  0x56: reading((bytes) => unescaped(bytes.line())),
  0x58: reading((bytes) => bytes.text(bytes.uint32())),
  0x8c: reading((bytes) => bytes.text(bytes.byte())),
  0x8d: reading((bytes) => bytes.text(bytes.uint64())),
  0x42: reading((bytes) => bytes.take(bytes.uint32())),
  0x43: reading((bytes) => bytes.take(bytes.byte())),
  0x8e: reading((bytes) => bytes.take(bytes.uint64())),
  0x5d: ({ made }) => made([]),
  0x29: ({ made }) => made([]),
  0x7d: ({ made, map }) => made(map()),
  0x6c: listSinceMark,
  0x74: listSinceMark,
  0x85: tuple(1),
  0x86: tuple(2),
  0x87: tuple(3),
  0x64: ({ sinceMark, made, map }) => made(withItems(map(), sinceMark())),
  0x61: ({ pop, top }) => {
    const item = pop();
    listOf(top()).push(item);
  },
  0x65: ({ sinceMark, top }) => {
    const items = sinceMark();
    const list = listOf(top());
    for (const item of items) list.push(item);
  },
  0x73: ({ pop, top }) => {
    const [value, key] = [pop(), pop()];
    withItems(mapOf(top()), [key, value]);
  },
  0x75: ({ sinceMark, top }) => {
    const items = sinceMark();
    withItems(mapOf(top()), items);
  },
  0x94: ({ remember }) => remember(),
  0x71: ({ remember, bytes }) => remember(bytes().byte()),
  0x72: ({ remember, bytes }) => remember(bytes().uint32()),
  0x70: ({ remember, bytes }) => remember(memoryNumber(bytes().line())),
  0x68: ({ recall, bytes }) => recall(bytes().byte()),
  0x6a: ({ recall, bytes }) => recall(bytes().uint32()),
  0x67: ({ recall, bytes }) => recall(memoryNumber(bytes().line())),
  0x63: reading((bytes) => nameOf(bytes.line(), bytes.line())),
  0x93: ({ push, pop }) => {
    const [name, module] = [pop(), pop()];
    push(nameOf(module, name));
  },
  0x69: ({ bytes, sinceMark, made }) => {
    const name = nameOf(bytes().line(), bytes().line());
    made(new PickleRecord(name.name, sinceMark()));
  },
  0x6f: ({ sinceMark, made }) => {
    const [name, ...args] = sinceMark();
    made(recordOf(name, args));
  },
  0x81: ({ pop, made }) => {
    const args = listOf(pop());
    made(recordOf(pop(), args));
  },
  0x52: ({ pop, made }) => {
    const args = listOf(pop());
    const name = pop();
    made(name instanceof PickleName && name.name === RECONSTRUCTOR ? recordOf(args[0], []) : recordOf(name, args));
  },
  0x62: ({ pop, top }) => {
    const state = pop();
    const record = top();
    if (!(record instanceof PickleRecord)) throw new PickleError('it builds on no object');
    // Objects with slots have a pair of states.
    const fields = Array.isArray(state) ? state.slice(0, 2).find((part) => part instanceof Map) : state;
    if (fields instanceof Map) record.fields = fields;
  },
};

function listOf(value: PickleValue): PickleValue[] {
  if (!Array.isArray(value)) throw new PickleError('a list is missing');
  return value;
}

function mapOf(value: PickleValue): PickleMap {
  if (!(value instanceof Map)) throw new PickleError('a dictionary is missing');
  return value;
}

function withItems(map: PickleMap, items: readonly PickleValue[]): PickleMap {
  if (items.length % 2 !== 0) throw new PickleError('a value is missing');
  for (let at = 0; at < items.length; at += 2) map.set(items[at] ?? null, items[at + 1] ?? null);
  return map;
}

function nameOf(module: PickleValue, name: PickleValue): PickleName {
  if (typeof module !== 'string' || typeof name !== 'string' || !isKnownName(module, name))
    throw new PickleError('it names something that is no part of PySolFC');
  return new PickleName(module, name);
}

function recordOf(name: PickleValue | undefined, args: readonly PickleValue[]): PickleRecord {
  if (!(name instanceof PickleName)) throw new PickleError('it makes an object of no class');
  return new PickleRecord(name.name, args);
}
