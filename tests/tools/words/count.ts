import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { gameFiles, pathOf } from '../games/index-file.ts';

/**
 * An exported word of engine/vocabulary, and the games that use it, directly or through another word; `recipes` stands
 * for all games that recipes define.
 */
export interface Word {
  readonly file: string;
  readonly name: string;
  /** The first sentence of its docstring; '' when it has none. */
  readonly says: string;
  readonly games: readonly string[];
}

/** How long a game's file is. */
interface GameLength {
  readonly id: string;
  readonly lines: number;
}

const VOCABULARY = join(ROOT, 'engine/vocabulary');
const RECIPES = join(ROOT, 'engine/recipes');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

export const gameLengths = (): GameLength[] =>
  gameFiles().map((file) => ({
    id: file.id,
    lines: readFileSync(join(ROOT, pathOf(file)), 'utf8')
      .trimEnd()
      .split('\n').length,
  }));

/** Returns every exported word with its games. */
export function countWords(): Word[] {
  const files = new Map(filesIn(VOCABULARY).map((name) => [basename(name), readSource(join(VOCABULARY, name))]));
  const users = gameFiles().map((file) => {
    const source = readSource(join(ROOT, pathOf(file)));
    return { id: file.id, reached: reach(source.imports, files) };
  });
  const ofRecipes = filesIn(RECIPES).flatMap((name) => Array.from(readSource(join(RECIPES, name)).imports.values()));
  users.unshift({ id: 'recipes', reached: reach(new Map(ofRecipes.map((word) => [word, word])), files) });
  return [...files].flatMap(([file, { declared }]) =>
    declared
      .filter(({ exported }) => exported)
      .map(({ name, says }) => {
        const games = users.filter(({ reached }) => reached.has(`${file} ${name}`)).map(({ id }) => id);
        return { file, name, says, games };
      }),
  );
}

interface Declared {
  readonly name: string;
  readonly exported: boolean;
  readonly says: string;
  /** Every name in its declaration. */
  readonly mentions: ReadonlySet<string>;
}

interface Source {
  /** `file word` for each name taken from another file. */
  readonly imports: ReadonlyMap<string, string>;
  readonly declared: readonly Declared[];
}

const IMPORT = /^import (?:type )?\{([^}]*)\} from '[^']*\/([^'/]+)';$/gm;
const DECLARATION = /^(export )?(?:const|function|interface|type) (\w+)/;

function readSource(path: string): Source {
  const whole = readFileSync(path, 'utf8');
  const docs = docsOf(whole);
  const text = whole.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  const names = [...text.matchAll(IMPORT)].flatMap(([, list = '', file = '']) =>
    list
      .split(',')
      .map((name) => [name.trim().replace('type ', ''), `${file} ${name.trim().replace('type ', '')}`] as const),
  );
  const parts = text.split(/^(?=(?:export )?(?:const|function|interface|type) )/m);
  return { imports: new Map(names), declared: parts.flatMap((part) => readDeclaration(part, docs)) };
}

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:const|function|interface|type) (\w+)/g;

/** Returns the first sentence of each docstring, by the name it documents. */
const docsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(DOCUMENTED)].map(([, doc = '', name = '']) => [name, firstSentence(doc)]));

const firstSentence = (doc: string): string =>
  /^.*?[.](?=\s|$)/.exec(doc.replaceAll(/\s*\n\s*\* ?/g, ' ').trim())?.[0] ?? doc.trim();

function readDeclaration(part: string, docs: ReadonlyMap<string, string>): Declared[] {
  const [, exported, name] = DECLARATION.exec(part) ?? [];
  if (name === undefined) return [];
  return [
    { name, exported: exported !== undefined, says: docs.get(name) ?? '', mentions: new Set(part.match(/\w+/g)) },
  ];
}

/** Returns every word that those names lead to. */
function reach(imports: ReadonlyMap<string, string>, files: ReadonlyMap<string, Source>): Set<string> {
  const reached = new Set<string>();
  const open = [...imports.values()];
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    const [file = '', name = ''] = word.split(' ');
    const source = files.get(file);
    const declared = source?.declared.find((one) => one.name === name);
    if (source === undefined || declared === undefined || reached.has(word)) continue;
    reached.add(word);
    const own = source.declared.filter((one) => declared.mentions.has(one.name)).map((one) => `${file} ${one.name}`);
    const others = [...source.imports].filter(([mention]) => declared.mentions.has(mention)).map(([, other]) => other);
    open.push(...own, ...others);
  }
  return reached;
}
