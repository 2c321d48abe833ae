import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from './chance.ts';

/* Files of other programs with something wrong: samples that are changed, and files that are made to do harm. */

const SAMPLES = join(import.meta.dirname, '../engine/carried/samples');
const FOLDERS = ['aisleriot', 'csv', 'kpatience', 'pysolfc', 'windows'];
const NAMES = FOLDERS.flatMap((folder) =>
  readdirSync(join(SAMPLES, folder))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
).toSorted();
const PICKLES = NAMES.filter((name) => /\.(?:dat|pso)$/.test(name));
const SAVES = NAMES.filter((name) => /\.(?:pso|kpatience|kpat)$/.test(name));

/** One change: bytes from `at` on are replaced, `count` of them, by letters of Latin-1. */
interface Edit {
  readonly at: number;
  readonly count: number;
  readonly by: string;
}

/** A file to try: a sample with changes, or one that is made; `isBad`: it must not be read. */
export type GivenForeign =
  | { readonly sample: string; readonly edits: readonly Edit[]; readonly end: number }
  | { readonly made: keyof typeof MADE; readonly size: number };

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);

const STATISTICS = '\x80\x02cpysollib.app_statistics\nStatistics\n)\x81}';
const SAVE =
  '\x80\x02U\x07PySolFC.\x80\x02U\x053.6.1.\x80\x02K\x03K\x06K\x01\x87.\x80\x02K\x00.\x80\x02K\x01.\x80\x02K\x02.';
const game = (inner: string): string => `<?xml version="1.0"?>\n<kpat-game game-type="klondike">${inner}</kpat-game>`;
const card = '<card id="0000001" suit="clubs" rank="ace" turn="face-up"/>';
const state = (cards: string): string => `<state><move pile="talon" position="0">${cards}</move></state>`;

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

const SEEDED = [
  'G?\xf8\x00\x00\x00\x00\x00\x00',
  'G\x7f\xf8\x00\x00\x00\x00\x00\x00',
  'J\xff\xff\xff\xff',
  'N',
  'U\x011',
].map((seed) => `${SAVE}\x80\x02${seed}.`);
/** The rest of a saved game without stacks and moves. */
const END_OF_SAVE =
  '\x80\x02N.\x80\x02K\x00.\x80\x02K\x00.\x80\x02K\x00.' +
  '\x80\x02cpysollib.game\nGameMoves\n)\x81}(U\x07history]U\x05indexK\x00ub.';

/** Two hundred players who all have one list of results. */
function sharedResults(size: number): string {
  const line = '(K\x02U\x011K\x01GA\xd8\x00\x00\x00\x00\x00\x00G@Y\x00\x00\x00\x00\x00\x00tq\x05';
  const log = `](${line}${'h\x05'.repeat(9 * size)}eq\x06`;
  const players = Array.from({ length: 200 }, (_, at) => `U\x04${String(at).padStart(4, '0')}`);
  const logs = players.map((player, at) => player + (at === 0 ? log : 'h\x06')).join('');
  const games = players.map((player) => `${player}}`).join('');
  return `${STATISTICS}(U\x0aprev_games}(${logs}uU\x0bgames_stats}(${games}uub.`;
}

/** A saved game whose steps are all one, of many moves. */
function sharedStep(size: number): string {
  const cards = Array.from({ length: 52 }, (_, at) => `\x80\x02K${String.fromCharCode(at)}.\x80\x02K\x00.`).join('');
  const flip = '(cpysollib.move\nATurnStackMove\n)\x81}(U\x0dfrom_stack_idK\x00U\x0bto_stack_idK\x00ubq\x0b';
  const step = `]q\x0a${flip}${'h\x0b'.repeat(5 * size)}eq\x0c`;
  const moves = `cpysollib.game\nGameMoves\n)\x81}(U\x07history](${step}${'h\x0c'.repeat(2900)}eU\x05indexM\x00\x08ub.`;
  return `${SAVE}\x80\x02K\x01.\x80\x02N.\x80\x02K\x01.\x80\x02K\x34.${cards}\x80\x02K\x00.\x80\x02K\x00.\x80\x02${moves}`;
}

/** Harmful files, by the kind of harm; `size` is its extent. */
const MADE = {
  'calls the system': () => `${STATISTICS}cos\nsystem\n(S'true'\ntR.`,
  'calls eval': () => "ccopy_reg\n_reconstructor\n(c__builtin__\neval\nc__builtin__\nobject\nNtR'Statistics'.",
  'names a function by values': () => `${STATISTICS}\x8c\x0asubprocess\x8c\x05Popen\x93)R.`,
  'makes an instance': () => `(ios\nsystem\nS'Statistics'\n.`,
  'calls in a save': () => `\x80\x02U\x07PySolFC.c__builtin__\nexec\n(S'1'\ntR.`,
  'opens marks': (size: number) => `${STATISTICS}${'('.repeat(size)}.`,
  'nests lists': (size: number) => `${STATISTICS}${']'.repeat(size)}${'a'.repeat(size)}.`,
  'makes dictionaries': (size: number) => `${STATISTICS}${'}0'.repeat(size)}.`,
  'remembers itself': (size: number) => `${STATISTICS}]q\x00${'h\x00a'.repeat(size)}.`,
  'remembers much': (size: number) => `\x80\x04${STATISTICS.slice(2)}${'N\x94'.repeat(size)}.`,
  'does nothing long': (size: number) => `${STATISTICS}${'N0'.repeat(size)}.`,
  'copies fields': (size: number) => `${STATISTICS}q\x01${'h\x01b'.repeat(size)}.`,
  'has long integers': (size: number) =>
    `${STATISTICS}${`\x8a\xff${'\x7f'.repeat(255)}0`.repeat(Math.ceil(size / 100))}.`,
  'announces much': () => `${STATISTICS}X\xff\xff\xff\x7f.`,
  'has no stacks': (size: number) => `${SAVE}\x80\x02J\xff\xff\xff\x7f.${'\x80\x02N.'.repeat(size % 5)}`,
  'has many stacks': (size: number) => `${SAVE}\x80\x02N.\x80\x02M\xff\x00.${'\x80\x02K\x00.'.repeat(size % 500)}`,
  'describes entities': () =>
    `<!DOCTYPE kpat [<!ENTITY a "${'b'.repeat(100)}"><!ENTITY c "&a;&a;">]><dealer id="0">&c;</dealer>`,
  'refers to an entity': () => game('<state><move pile="&c;" position="0"></move></state>'),
  'nests elements': (size: number) => game(`${'<state>'.repeat(size)}${'</state>'.repeat(size)}`),
  'has many states': (size: number) => game(state(card).repeat(size)),
  'has many cards': (size: number) => game(state(card.repeat(size))),
  'has a long tag': (size: number) => game(`<state ${'a="b" '.repeat(size)}></state>`),
  'has many piles': (size: number) =>
    game(
      `<state>${Array.from({ length: size }, (_, at) => `<move pile="p${at}" position="0"></move>`).join('')}</state>`,
    ),
  'lists counts': (size: number) =>
    `[Scores]\n${Array.from({ length: size }, (_, at) => `total${at}=${at}\nwon${at}=9`).join('\n')}`,
  'counts too much': () =>
    '[Aisleriot Config]\n[klondike.scm]\nStatistic=1;2147483647;1;1;\n[golf.scm]\nStatistic=-1;5;1;1;\n',
  'lists lines': (size: number) => `game,played,won\n${'klondike,5,1\n'.repeat(size)}`,
  'quotes without end': (size: number) => `game,played,won\n"${'a'.repeat(size)}`,
  'has groups': (size: number) => `[Aisleriot Config]\n${'[klondike.scm]\nStatistic=1;2;3;4;\n'.repeat(size)}`,
  'lists favourites': (size: number) => `[general]\nfavorite_gameid = ${'2, 8, '.repeat(size)}\n`,
  'has empty lines': (size: number) => `${'\n'.repeat(20 * size)}[Scores]\ntotal1=1\n`,
  'has blanks': (size: number) => `<?x${'>\n'.repeat(10 * size)}`,
  'marks keys': (size: number) => `[Scores]\ntotal30=1\n${'[$e]'.repeat(10 * size)}x=1\n`,
  'has long lines': (size: number) => `[Aisleriot Config]\nRecent=${'klondike;'.repeat(20 * size)}\n`,
  'names settings like parts of JavaScript': (size: number) =>
    `[Scores]\ntotal1=1\n[General Settings]\nSpiderSuits=${PROTOTYPE_NAMES[size % PROTOTYPE_NAMES.length]}\n`,
  'names games like parts of JavaScript': () =>
    PROTOTYPE_NAMES.map((name) => `[${name}.scm]\nStatistic=1;2;3;4;\nOptions=1\n`).join(''),
  'adds up too much': (size: number) =>
    Array.from({ length: size }, (_, at) => `[game${at}.scm]\nStatistic=1;9999999;3;4;\n`).join(''),
  'has a name that ends within a letter': (size: number) =>
    `game,played,won,source\nklondike,5,1,a${'\xf0\x9f\x98\x80'.repeat(size)}\n`,
  'has names that turn text round': () =>
    'game,played,won,source\nklondike,5,1,\xe2\x80\xaeevil\ngolf,5,1,\xe2\x80\x8b x\n',
  'lists settings of GConf': (size: number) =>
    `<gconf><entry name="statistics">${'<li><stringvalue>golf.scm</stringvalue></li>'.repeat(size)}</entry></gconf>`,
  'describes entities in GConf': () =>
    '<!DOCTYPE gconf [<!ENTITY a "b">]><gconf><entry name="statistics"><stringvalue>&a;</stringvalue></entry></gconf>',
  'comments much': (size: number) => `<gconf>${'<!-- > -->'.repeat(10 * size)}</gconf>`,
  'has a seed that is no number': (size: number) => `${SEEDED[size % SEEDED.length]}${END_OF_SAVE}`,
  'has many cards in piles': (size: number) =>
    game(
      Array.from(
        { length: Math.min(size, 80) },
        (_, pile) =>
          `<state><move pile="store${pile}" position="0">${Array.from(
            { length: 240 },
            (_card, at) => `<card id="${(240 * pile + at) * 65_536 + 1}"/>`,
          ).join('')}</move></state>`,
      ).join('') + '<state></state>'.repeat(2900),
    ),
  'shares one list of results': (size: number) => sharedResults(size),
  'shares one step': (size: number) => sharedStep(size),
  'makes objects': (size: number) =>
    `${STATISTICS}cpysollib.move\nAFlipMove\nq\x01${'h\x01)\x810'.repeat(10 * size)}0.`,
  'is no file': (size: number) => '\x00\xff'.repeat(size % 1000),
} as const satisfies Readonly<Record<string, (size: number) => string>>;

/** Files that must be refused, since they would run something. */
const BAD: ReadonlySet<string> = new Set<keyof typeof MADE>([
  'calls the system',
  'calls eval',
  'names a function by values',
  'makes an instance',
  'calls in a save',
  'describes entities',
  'describes entities in GConf',
  'refers to an entity',
]);

const PARTS = [
  '[',
  ']',
  '=',
  ';',
  ',',
  '"',
  '\n',
  '-1',
  '99999999999',
  '0',
  '<',
  '/>',
  '&x;',
  '\x00',
  '\xff',
  '.',
  '(',
  'R',
  'cos\nsystem\n',
];
const MADE_NAMES = Object.keys(MADE) as (keyof typeof MADE)[];

/** Makes a file with something wrong. */
export function foreignBy(chance: Chance): GivenForeign {
  if (chance.once(4)) return { made: chance.one(MADE_NAMES), size: chance.one([0, 1, 3, 50, 1000, 20_000]) };
  const sample = chance.one(chance.once(3) ? NAMES : chance.once(2) ? PICKLES : SAVES);
  const { length } = readFileSync(join(SAMPLES, sample));
  const edits = Array.from({ length: 1 + chance.below(4) }, (): Edit => ({
    at: chance.below(chance.once(3) ? Math.min(400, length) : length),
    count: chance.below(6),
    by: chance.once(2) ? chance.one(PARTS) : String.fromCharCode(chance.below(256)),
  }));
  return { sample, edits, end: chance.once(5) ? chance.below(length) : length };
}

/** Returns the bytes of a file to try, and whether it must be refused. */
export function foreignBytes(given: GivenForeign): { readonly bytes: Uint8Array; readonly isBad: boolean } {
  if ('made' in given) return { bytes: bytesOf(MADE[given.made](given.size)), isBad: BAD.has(given.made) };
  const sample = readFileSync(join(SAMPLES, given.sample));
  const bytes = given.edits.reduce<Buffer>(
    (before, { at, count, by }) =>
      Buffer.concat([before.subarray(0, at), Buffer.from(bytesOf(by)), before.subarray(at + count)]),
    sample.subarray(0, given.end),
  );
  return { bytes: new Uint8Array(bytes), isBad: false };
}
