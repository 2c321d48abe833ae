import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { WhyUnread } from '../../../preload/api.ts';
import { parseJson } from '../../system/json.ts';

/** What a file of a shared folder holds, by the first part of its name. */
const SHARED_KINDS = ['games', 'settings', 'pictures', 'results', 'set'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** A file of a shared folder by its name: whose it is, and which of several. */
export interface SharedName {
  readonly kind: SharedKind;
  readonly machine: string;
  /** Of results their number, of a card set its id, else ''. */
  readonly part: string;
}

const ENDING = '.baize-shared';
const NAME = /^(games|settings|pictures|results|set)-([0-9a-f]{16})(?:-(\d{1,6}|set-[0-9a-f]{16}))?\.baize-shared$/;

/** Whether a file means to be one of ours; sync services put their own beside them. */
export const isSharedFile = (name: string): boolean => name.endsWith(ENDING) && !name.startsWith('.');

/** What a name says; undefined where we give no such names, as to a copy that a sync service made of a conflict. */
export function readSharedName(name: string): SharedName | undefined {
  const [, kind, machine, part = ''] = NAME.exec(name) ?? [];
  const known = SHARED_KINDS.find((each) => each === kind);
  return known && machine !== undefined ? { kind: known, machine, part } : undefined;
}

/** The name of a file, without a folder. */
export const sharedNameOf = ({ kind, machine, part }: SharedName): string =>
  `${kind}-${machine}${part && `-${part}`}${ENDING}`;

const HEAD = 'Baize shares';
const VERSION = 1;

/** The sum by which a text is known to be whole. */
export const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A value as the text of a file: a line that says its version and its sum, then JSON. */
export function writeShared(value: unknown): string {
  const text = JSON.stringify(value);
  return `${HEAD} ${VERSION} ${sumOf(text)}\n${text}`;
}

/** The value in the text of a file, checked; or why there is none. */
export function readShared<T>(text: string, schema: v.GenericSchema<unknown, T>): { readonly value: T } | WhyUnread {
  const end = text.indexOf('\n');
  const [, version, sum] = /^Baize shares (\d{1,6}) ([0-9a-f]{64})$/.exec(text.slice(0, Math.max(end, 0))) ?? [];
  if (version === undefined) return 'torn';
  if (Number(version) > VERSION) return 'newer';
  const body = text.slice(end + 1);
  if (sumOf(body) !== sum) return 'torn';
  const parsed = v.safeParse(schema, parseJson(body), { abortEarly: true });
  return parsed.success ? { value: parsed.output } : 'foreign';
}
