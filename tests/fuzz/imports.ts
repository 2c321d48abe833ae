import { checkFile } from '../../renderer/app/services/exchange/import.ts';
import { csvHead, csvLine } from '../../renderer/app/services/exchange/csv.ts';
import { fetchExtra, sayExtra } from '../../renderer/words/fetched/extra-words.ts';
import type { Bridge, ImportKind, ImportReport, KeptGame, NamedGame } from '../../preload/api.ts';
import type { Chance } from './chance.ts';
import { cellsOf } from './csv.ts';
import { openTriedHost, type TriedHost } from './host.ts';
import { mutateJson, mutateText, revive } from './mutate.ts';
import { isCarried } from './carried-oracle.ts';
import { isKept, isNamed, isOwnPicture, isPossible, isRecorded, isSettings } from './oracle.ts';
import { carriedBy, keptBy, recordedBy, setRowBy, settingsBy, webpBy } from './seeds.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

interface GivenFile {
  readonly name: string;
  readonly text: string;
}

const list = <T>(chance: Chance, one: () => T): T[] => Array.from({ length: chance.below(4) }, one);
const WORDS = [
  '"',
  ',',
  '\n',
  '\r\n',
  '{',
  '}',
  '[',
  ']',
  ':',
  'null',
  '1e999',
  '-',
  '\\u0000',
  '\uFEFF',
  'true',
  '""',
];

/** Makes an exported file with something wrong, in its values or in its letters. */
function fileBy(chance: Chance): GivenFile {
  if (chance.once(3)) {
    const text = [csvHead(), ...list(chance, () => csvLine(recordedBy(chance)))].join('');
    return { name: 'baize.csv', text: mutateText(text, chance, WORDS) };
  }
  const exported = {
    format: 'baize',
    version: 1,
    made: '2026-01-01T00:00:00.000Z',
    results: list(chance, () => recordedBy(chance)),
    kept: list(chance, () => keptBy(chance)),
    named: list(chance, () => ({ name: `Game ${chance.below(20)}`, saved: 5, kept: keptBy(chance) })),
    settings: chance.once(2) ? [settingsBy(chance)] : [],
    pictures: list(chance, () => (chance.once(3) ? { name: 'back', webp: webpBy(chance) } : setRowBy(chance))),
    carried: list(chance, () => carriedBy(chance)),
  };
  const inText = chance.once(4);
  const text = JSON.stringify(inText ? exported : revive(mutateSafely(exported, chance)));
  return { name: 'baize.json', text: inText ? mutateText(text, chance, WORDS) : text };
}

/** Mutates a value; JSON has neither cycles nor big integers, so these become null. */
function mutateSafely(value: unknown, chance: Chance): unknown {
  const made = mutateJson(value, chance);
  return JSON.parse(JSON.stringify(made).replaceAll(/"§(?:cycle|big)"/g, 'null')) as unknown;
}

const bridgeTo = (tried: TriedHost): Bridge =>
  ({
    request: (name: string, ...args: unknown[]) => tried.ask(name, args),
    on: () => () => {},
  }) as Bridge;

/** Sends a file the whole way: read by the page, checked row by row by the host, and now and then imported. */
export const imports: Target = {
  name: 'imports',
  open: async () => {
    await fetchExtra();
    const tried = openTriedHost();
    const bridge = bridgeTo(tried);
    let files = 0;
    const run = async (given: unknown): Promise<Outcome> => {
      const { name, text } = given as GivenFile;
      const checked = await checkFile(bridge, new File([text], name), () => {});
      const rows = rowsOf(name, new TextDecoder().decode(new TextEncoder().encode(text)));
      if (!checked.ok) {
        const { error } = checked;
        if ('refusal' in error) return mistaken(error.refusal);
        if ('stopped' in error) return mistaken('stopped');
        return rows ? mistaken(error.fault) : refused(sayExtra(`exchange.${error.fault}`));
      }
      if (!rows) return mistaken('read');
      files += 1;
      if (files % 40 === 0) await tried.ask('import.finish', [checked.value.ticket]);
      return outcomeOf(checked.value.report, rows);
    };
    const close = (): Promise<string[]> => Promise.resolve(tried.close());
    return Promise.resolve({ make: fileBy, run, close });
  },
};

function outcomeOf({ fresh, known, refused: no, fault }: ImportReport, rows: readonly boolean[]): Outcome {
  const right = rows.filter(Boolean).length;
  if (fresh + known !== right || no !== rows.length - right)
    return mistaken(`${fresh} new, ${known} known, ${no} refused, but ${right} of ${rows.length} are right`);
  if (!fault) return VALID;
  const why = fault.why === 'malformed' && fault.field === '' ? 'row' : fault.why;
  const { kind, row, field } = fault;
  return refused(
    sayExtra('exchange.fault', {
      kind: sayExtra(`exchange.kind-${kind}`),
      row,
      why: sayExtra(`exchange.why-${why}`, { field }),
    }),
  );
}

const IS: { readonly [K in ImportKind]: (row: unknown) => boolean } = {
  results: (row) => isRecorded(row) && isPossible(row as KeptGame),
  kept: (row) => isKept(row) && isPossible(row as KeptGame),
  named: (row) => isNamed(row) && isPossible((row as NamedGame).kept),
  settings: isSettings,
  pictures: isOwnPicture,
  carried: isCarried,
};

/** Returns which rows of a file are right; undefined when it is no file of ours. */
function rowsOf(name: string, text: string): boolean[] | undefined {
  if (name.endsWith('.csv')) return csvRows(text)?.map(IS.results);
  const json = parsed(text);
  if (typeof json !== 'object' || json === null || depthOf(json) > DEEPEST_FILE) return undefined;
  const of = json as Record<string, unknown>;
  if (of['format'] !== 'baize' || !Number.isInteger(of['version']) || Number(of['version']) > 1) return undefined;
  const kinds = Object.keys(IS) as ImportKind[];
  return kinds.flatMap((kind) => asList(Object.hasOwn(of, kind) ? of[kind] : undefined).map(IS[kind]));
}

/** The deepest nesting in a file of ours; the page reads no deeper one. */
const DEEPEST_FILE = 32;

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** Reads rows as the page does: a cell that should be a number and is not stays text. */
function csvRows(text: string): object[] | undefined {
  const [names = [], ...lines] = cellsOf(text.replace(/^\uFEFF/, ''));
  if (COLUMNS.some((name) => !names.includes(name))) return undefined;
  return lines.map((cells) => {
    const at = (name: string): string => cells[names.lastIndexOf(name)] ?? '';
    const number = (name: string): unknown => (/^-?\d+(?:\.\d+)?$/.test(at(name)) ? Number(at(name)) : at(name));
    const moment = (name: string): unknown =>
      /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at(name)) ? new Date(at(name)).getTime() : at(name);
    const solver = { true: true, false: false }[at('solver')] ?? at('solver');
    const shown = { true: true, false: false, '': false }[at('shown')] ?? at('shown');
    const help = { undos: number('undos'), hints: number('hints'), solver, ...(shown !== false && { shown }) };
    const texts = ['game', 'options', 'cards', 'outcome', 'moves'].map((name) => [name, at(name)] as const);
    const numbers = ['rules', 'deal', 'score', 'moveCount', 'clock', 'at'].map((name) => [name, number(name)] as const);
    const moments = ['begun', 'ended'].map((name) => [name, moment(name)] as const);
    const times = at('times') === '' ? [] : [['times', at('times')] as const];
    return Object.fromEntries([...texts, ...numbers, ...moments, ...times, ['help', help] as const]);
  });
}

/** The columns every file must have: those of earlier versions lack `shown` and `times`. */
const COLUMNS = csvHead()
  .trim()
  .split(',')
  .filter((name) => name !== 'shown' && name !== 'times');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];
