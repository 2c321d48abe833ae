import { SaveError } from './foreign-game.ts';

/** A tag of an XML text: its name, its attributes, and whether it opens or closes an element, or both. */
export interface XmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly opens: boolean;
  readonly closes: boolean;
  /** The text between the tag before and this one, as it is written. */
  readonly before: string;
}

/** The most tags, the deepest nesting, and the most attributes of a tag. */
const MAX_TAGS = 400_000;
const MAX_DEPTH = 20;
const MAX_ATTRIBUTES = 20;
/** The longest tag, in letters. */
const MAX_LETTERS = 2000;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Matches the text before the first element, within the letters that are examined. */
const PROLOG = /^\s*(?:<\?[^<>]*>\s*|<!DOCTYPE[^<>]*>\s*|<!--[^<>]*-->\s*){0,20}/;
const MAX_PROLOG = 4000;

/** Returns the name of the first element of a text; '' where it is no XML. */
export function rootOf(text: string): string {
  const head = text.slice(0, MAX_PROLOG);
  const [, name = ''] = /^<([a-z][\w-]*)[\s/>]/.exec(head.slice(PROLOG.exec(head)?.[0].length)) ?? [];
  return name;
}

/**
 * Reads the tags of an XML text, one after another, without its comments. A document type may be named but not
 * described, so that there are no entities but the five of XML and numbers of letters. @throws {SaveError} where it is
 * not well formed
 */
export function* xmlTags(text: string): Generator<XmlTag> {
  const open: string[] = [];
  let [at, count, before] = [0, 0, ''];
  for (;;) {
    const from = text.indexOf('<', at);
    if (from < 0) break;
    before += text.slice(at, Math.min(from, at + MAX_LETTERS));
    if (before.length > 2 * MAX_LETTERS) throw new SaveError('a text is too long');
    if (text.startsWith('<!--', from)) {
      at = endOfComment(text, from);
      continue;
    }
    const end = endOfTag(text, from);
    const inner = text.slice(from + 1, end);
    at = end + 1;
    if (inner.startsWith('?') || inner.startsWith('!')) {
      if (!/^(?:\?[^<]*|!DOCTYPE\s+[\w-]+\s*)$/.test(inner)) throw new SaveError('a declaration is not allowed');
      continue;
    }
    if ((count += 1) > MAX_TAGS) throw new SaveError('it has too many parts');
    const tag = { ...tagOf(inner), before };
    before = '';
    if (tag.opens && open.push(tag.name) > MAX_DEPTH) throw new SaveError('it is too deep');
    if (tag.closes && open.pop() !== tag.name) throw new SaveError('a tag is not closed');
    yield tag;
  }
  if (open.length > 0 || count === 0) throw new SaveError('it ends too early');
}

function endOfTag(text: string, from: number): number {
  const end = text.indexOf('>', from);
  if (end < 0 || end - from > MAX_LETTERS) throw new SaveError('a tag does not end');
  return end;
}

function endOfComment(text: string, from: number): number {
  const end = text.indexOf('-->', from + 4);
  if (end < 0) throw new SaveError('a comment does not end');
  return end + 3;
}

function tagOf(inner: string): Omit<XmlTag, 'before'> {
  const [, slash = '', name = '', rest = '', own = ''] =
    /^(\/?)([A-Za-z][\w-]*)((?:\s[^/]*|\s.*?)?)(\/?)$/s.exec(inner) ?? [];
  if (name === '') throw new SaveError('a tag is none');
  const attributes = new Map<string, string>();
  let left = rest.trim();
  while (left !== '') {
    const [whole = '', key = '', quoted = ''] = /^([A-Za-z][\w:-]*)\s*=\s*("[^"<]*"|'[^'<]*')\s*/.exec(left) ?? [];
    if (whole === '' || attributes.size >= MAX_ATTRIBUTES) throw new SaveError('an attribute is none');
    attributes.set(key, withoutEntities(quoted.slice(1, -1)));
    left = left.slice(whole.length);
  }
  return { name, attributes, opens: slash === '', closes: slash !== '' || own !== '' };
}

/** Returns a text with the letters that its entities stand for. @throws {SaveError} where an entity is not known */
export const withoutEntities = (text: string): string =>
  text.replaceAll(/&([^;&]*);?/g, (_, name: string) => {
    const letter = ENTITIES.get(name) ?? letterOfNumber(name);
    if (letter === undefined) throw new SaveError('an entity is not known');
    return letter;
  });

function letterOfNumber(name: string): string | undefined {
  const [, sixteen, ten] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = sixteen === undefined ? Number(ten) : Number.parseInt(sixteen, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
