/* What a pickle of Python's holds, without anything that could run. */

/** The name of a class or function, which is never looked up. */
export class PickleName {
  readonly module: string;
  readonly name: string;

  constructor(module: string, name: string) {
    this.module = module;
    this.name = name;
  }
}

/** The fields of objects that have none. It stays empty. */
const NO_FIELDS: PickleMap = new Map();

/** An object of a class: its name, the arguments of its constructor, and its fields. */
export class PickleRecord {
  readonly name: string;
  readonly args: readonly PickleValue[];
  fields: PickleMap = NO_FIELDS;

  constructor(name: string, args: readonly PickleValue[]) {
    this.name = name;
    this.args = args;
  }

  get(field: string): PickleValue | undefined {
    return this.fields.get(field);
  }
}

/** A dictionary; keys are numbers, texts, null or lists, which are compared by identity. */
export type PickleMap = Map<PickleValue, PickleValue>;

/** A value: lists stand for tuples too, and integers beyond 2^53 are bigints. */
export type PickleValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | PickleValue[]
  | PickleMap
  | PickleName
  | PickleRecord;

/** A pickle that is damaged, too large, or has more in it than data. */
export class PickleError extends Error {
  override readonly name = 'PickleError';
}
