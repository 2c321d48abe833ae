import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { WhyUnread } from '../../../preload/api.ts';
import { parseJson } from '../../system/json.ts';

/** Kinds of files in a shared folder: the first part of their names. */
const SHARED_KINDS = ['games', 'settings', 'pictures', 'results', 'carried', 'set'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** The parts of the name of a file in a shared folder. */
export interface SharedName {
  readonly kind: SharedKind;
  readonly machine: string;
  /** The number of a file of results, the id of a card set, else ''. */
  readonly part: string;
}

const ENDING = '.baize-shared';
const NAME =
  /^(games|settings|pictures|results|carried|set)-([0-9a-f]{16})(?:-(\d{1,6}|set-[0-9a-f]{16}))?\.baize-shared$/;

/** Whether a file has the ending of ours; sync services add files of their own. */
export const isSharedFile = (name: string): boolean => name.endsWith(ENDING) && !name.startsWith('.');

/** Parses a file's name; undefined where it is none of ours, such as a sync service's copy of a conflict. */
export function readSharedName(name: string): SharedName | undefined {
  const [, kind, machine, part = ''] = NAME.exec(name) ?? [];
  const known = SHARED_KINDS.find((each) => each === kind);
  return known && machine !== undefined ? { kind: known, machine, part } : undefined;
}

/** Returns the name of a file, without its folder. */
export const sharedNameOf = ({ kind, machine, part }: SharedName): string =>
  `${kind}-${machine}${part && `-${part}`}${ENDING}`;

const HEAD = 'Baize shares';
const VERSION = 1;

/** Returns the SHA-256 of a text in hexadecimal, which shows whether a file is whole. */
export const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Formats a value as the text of a file: a line with version and sum, then JSON. */
export function writeShared(value: unknown): string {
  const text = JSON.stringify(value);
  return `${HEAD} ${VERSION} ${sumOf(text)}\n${text}`;
}

/** Returns the checked value of a file's text, or why there is none. */
export function readShared<T>(text: string, schema: v.GenericSchema<unknown, T>): { readonly value: T } | WhyUnread {
  const end = text.indexOf('\n');
  const [, version, sum] = /^Baize shares (\d{1,6}) ([0-9a-f]{64})$/.exec(text.slice(0, Math.max(end, 0))) ?? [];
  const body = text.slice(end + 1);
  if (version === undefined || sumOf(body) !== sum) return 'torn';
  if (Number(version) > VERSION) return 'newer';
  const parsed = v.safeParse(schema, parseJson(body), { abortEarly: true });
  return parsed.success ? { value: parsed.output } : 'foreign';
}
