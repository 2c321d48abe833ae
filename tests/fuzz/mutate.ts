import type { Chance } from './chance.ts';

/* Makes valid things wrong in their structure: most of the results are nearly right. */

/** Placeholders for values that JSON lacks but that cross Electron's IPC; `revive` puts the values in. */
const STRANGE_VALUES: Readonly<Record<string, unknown>> = {
  '§undefined': undefined,
  '§NaN': Number.NaN,
  '§Infinity': Infinity,
  '§-0': -0,
  '§big': 12345678901234567890n,
  '§date': new Date(0),
  '§map': new Map([['game', 'golf']]),
  '§bytes': new Uint8Array(8),
  '§cycle': cycle(),
  '§deep': JSON.parse('['.repeat(3000) + ']'.repeat(3000)) as unknown,
  '§long': 'x'.repeat(300_000),
  '§many': Array.from({ length: 20_000 }, () => 0),
};

function cycle(): unknown {
  const of: { self?: unknown } = {};
  of.self = of;
  return of;
}

const VALUES: readonly unknown[] = [
  ...Object.keys(STRANGE_VALUES),
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  '../../etc',
  '\0',
  '\ud800',
  '‮',
  "'; DROP TABLE kept; --",
  '<script>alert(1)</script>',
  'ﬀ',
  'İ',
  '%s',
  '{{x}}',
  'klondike',
  'golf',
  'dealing=one',
  '0 1 2',
  '1>2x3',
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toJSON: 1 },
  { valueOf: null },
];
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  'then',
  'extra',
  'game',
  'at',
  '',
  '0',
  'x'.repeat(400),
];

/** Returns a copy, which may be changed further. */
const valueBy = (chance: Chance): unknown => structuredClone(chance.one(VALUES));

type Node = unknown[] | Record<string, unknown>;
type Spot = { readonly of: Node; readonly key: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function spotsOf(of: unknown): Spot[] {
  if (!isNode(of)) return [];
  return Object.entries(of).flatMap(([key, value]) => [{ of, key }].concat(spotsOf(value)));
}

/** Sets a value, also under a key that would otherwise mean something to JavaScript. */
const put = ({ of, key }: Spot, value: unknown): void =>
  void Object.defineProperty(of, key, { value, enumerable: true, configurable: true, writable: true });

const get = ({ of, key }: Spot): unknown => Object.getOwnPropertyDescriptor(of, key)?.value as unknown;

/** Returns a copy of a JSON value with one to three things wrong. */
export function mutateJson(value: unknown, chance: Chance): unknown {
  const root = { value: structuredClone(value) };
  for (let times = 1 + chance.below(3); times > 0; times -= 1) mutateOnce(root, chance);
  return root.value ?? null;
}

function mutateOnce(root: { value: unknown }, chance: Chance): void {
  const spot = chance.one(spotsOf(root)) ?? { of: root, key: 'value' };
  const old = get(spot);
  const kinds = [
    () => put(spot, valueBy(chance)),
    () => put(spot, valueBy(chance)),
    () => put(spot, mutateLeaf(old, chance)),
    () => put(spot, mutateLeaf(old, chance)),
    () => put(spot, mutateLeaf(old, chance)),
    () => drop(spot),
    () => grow(isNode(old) ? old : spot.of, chance),
    () => put(spot, chance.once(2) ? [old] : { value: old }),
    () => put(spot, structuredClone(get(chance.one(spotsOf(root)) ?? spot))),
  ];
  chance.one(kinds)();
}

function drop({ of, key }: Spot): void {
  if (Array.isArray(of)) of.splice(Number(key), 1);
  else Reflect.deleteProperty(of, key);
}

function grow(of: Node, chance: Chance): void {
  const value = chance.once(2) ? valueBy(chance) : structuredClone(Object.values(of)[0]);
  if (Array.isArray(of)) of.push(value);
  else put({ of, key: chance.one(KEYS) }, value);
}

function mutateLeaf(value: unknown, chance: Chance): unknown {
  if (typeof value === 'string') return mutateText(value, chance, ['=', ';', '>', 'x', '*', '!', ' ', '-', '0', '999']);
  if (typeof value === 'number')
    return chance.one([value + 1, value - 1, -value, value + 0.5, value * 1e6, `${value}`, value % 7]);
  return typeof value === 'boolean' ? chance.one([!value, 0, 1, `${value}`]) : valueBy(chance);
}

/** Returns a text with one to four places changed; `words` are those that mean something in it. */
export function mutateText(text: string, chance: Chance, words: readonly string[]): string {
  let made = text;
  for (let times = 1 + chance.below(4); times > 0; times -= 1) made = mutateTextOnce(made, chance, words);
  return made;
}

function mutateTextOnce(text: string, chance: Chance, words: readonly string[]): string {
  const [at, length] = [chance.below(Math.min(text.length, 60_000) + 1), 1 + chance.below(8)];
  const [before, part, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  const kinds = [
    () => before + chance.one(words) + part + after,
    () => before + chance.one(words) + after,
    () => before + String.fromCharCode(chance.below(chance.once(4) ? 65_536 : 128)) + part + after,
    () => before + after,
    () => before + part + part + after,
    () => before,
    () => after + before,
    () => before + part.toUpperCase() + after,
    () => before + part.repeat(chance.once(20) ? 5000 : 3) + after,
    () => before + part.split('').toReversed().join('') + after,
  ];
  return chance.one(kinds)();
}

/** Returns the value with its placeholders replaced. */
export function revive(value: unknown): unknown {
  if (typeof value === 'string' && Object.hasOwn(STRANGE_VALUES, value)) return STRANGE_VALUES[value];
  if (!isNode(value)) return value;
  if (Array.isArray(value)) return value.map(revive);
  const made = {};
  for (const [key, one] of Object.entries(value)) put({ of: made, key }, revive(one));
  return made;
}
