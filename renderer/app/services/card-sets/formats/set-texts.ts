import {
  MAX_SET_NAME_LETTERS,
  MAX_SET_TEXT_LETTERS,
  MAX_SET_TEXTS,
  type OwnCardSet,
} from '../../../../../preload/api.ts';
import { folderOf, fileName, type SetFile, textOf } from '../files/set-file.ts';
import type { XmlElement } from '../svg/xml.ts';
import { localName } from '../svg/inert.ts';
import type { FoundSet } from './found-set.ts';

/** Names of texts about a set's author and licence, the most important first. */
const TEXTS = [/^copyright/, /^(?:copying|licen[cs]e)/, /^(?:authors|credits)/, /^read[-_ ]?me/, /\.(?:txt|md)$/];

/** Returns the texts about a set from its own files, in the form in which they are stored. */
export function textsOfSet(
  set: FoundSet,
  files: readonly SetFile[],
  chosen: string,
): Pick<OwnCardSet, 'name' | 'author' | 'texts'> {
  const metadata = set.drawing ? inMetadata(set.drawing.drawn.document.root) : [];
  const author = set.author || (metadata.find(({ of }) => of === 'creator')?.text ?? '');
  return { name: line(set.name) || line(chosen) || '?', author: line(author), texts: textsOf(set, files, metadata) };
}

function textsOf(set: FoundSet, files: readonly SetFile[], metadata: readonly Statement[]): OwnCardSet['texts'] {
  const beside = files
    .filter(({ path }) => set.folder === folderOf(path) || set.folder.startsWith(folderOf(path)))
    .map((file) => ({ file, rank: TEXTS.findIndex((pattern) => pattern.test(fileName(file.path))) }))
    .filter(
      ({ file, rank }) => rank >= 0 && !/^config\.txt$|\.(?:svgz?|gif|png|jpe?g|webp|bmp)$/.test(fileName(file.path)),
    )
    .toSorted((a, b) => a.rank - b.rank || b.file.path.length - a.file.path.length)
    .map(({ file }) => ({ name: line(lastOf(file.path)), text: plain(textOf(file.bytes)) }));
  const { drawing } = set;
  const drawn = drawing && [...drawing.drawn.document.remarks, ...metadata.map(({ of, text }) => `${of}: ${text}`)];
  const inDrawing =
    drawing && drawn && drawn.length > 0 ? [{ name: line(lastOf(drawing.path)), text: plain(drawn.join('\n')) }] : [];
  return [...beside, ...inDrawing].filter(({ text }) => text !== '').slice(0, MAX_SET_TEXTS);
}

interface Statement {
  readonly of: string;
  readonly text: string;
}

/** Elements of Dublin Core and Creative Commons that are read. */
const METADATA_ELEMENTS: ReadonlySet<string> = new Set(['creator', 'rights', 'license', 'publisher', 'source', 'date']);

/** Reads a drawing's metadata. */
function inMetadata(root: XmlElement): Statement[] {
  const statements: Statement[] = [];
  const look = (element: XmlElement, inside: boolean): void => {
    const name = localName(element.name);
    const within = inside || name === 'metadata';
    const text = within && METADATA_ELEMENTS.has(name) ? line(wholeText(element) || (resourceOf(element) ?? '')) : '';
    if (text !== '') statements.push({ of: name, text });
    else for (const child of element.children) if (typeof child !== 'string') look(child, within);
  };
  look(root, false);
  return statements.filter(
    ({ of, text }, at) => statements.findIndex((other) => other.of === of && other.text === text) === at,
  );
}

const resourceOf = ({ attributes }: XmlElement): string | undefined =>
  attributes.get('rdf:resource') ?? attributes.get('rdf:about');
const wholeText = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : wholeText(child))).join(' ');

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Returns the text as one line of visible characters. */
const line = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SET_NAME_LETTERS)
    .replaceAll(/\p{C}/gu, '');
/** Returns the text with plain line breaks and no other control characters. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, MAX_SET_TEXT_LETTERS);
