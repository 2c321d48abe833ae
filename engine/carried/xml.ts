import { SaveError } from './foreign-game.ts';

/** A tag of an XML text: its name, its attributes, and whether it opens or closes an element, or both. */
export interface XmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** The most tags, the deepest nesting, and the most attributes of a tag. */
const MAX_TAGS = 400_000;
const MAX_DEPTH = 20;
const MAX_ATTRIBUTES = 20;
/** The longest tag, in letters. */
const MAX_LETTERS = 2000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the tags of an XML text without text of its own, one after another. A document type may be named but not
 * described, so that there are no entities but the five of XML. @throws {SaveError} where it is not well formed
 */
export function* xmlTags(text: string): Generator<XmlTag> {
  const open: string[] = [];
  let [at, count] = [0, 0];
  for (;;) {
    const from = text.indexOf('<', at);
    if (from < 0) break;
    const end = endOfTag(text, from);
    const inner = text.slice(from + 1, end);
    at = end + 1;
    if (inner.startsWith('?') || inner.startsWith('!')) {
      if (!/^(?:\?[^<]*|!DOCTYPE\s+\w+\s*|!--[^<]*)$/.test(inner)) throw new SaveError('a declaration is not allowed');
      continue;
    }
    if ((count += 1) > MAX_TAGS) throw new SaveError('it has too many parts');
    const tag = tagOf(inner);
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

function tagOf(inner: string): XmlTag {
  const [, slash = '', name = '', rest = '', own = ''] =
    /^(\/?)([a-z][\w-]*)((?:\s[^/]*|\s.*?)?)(\/?)$/s.exec(inner) ?? [];
  if (name === '') throw new SaveError('a tag is none');
  const attributes = new Map<string, string>();
  let left = rest.trim();
  while (left !== '') {
    const [whole = '', key = '', value = ''] = /^([a-z][\w-]*)\s*=\s*"([^"<]*)"\s*/.exec(left) ?? [];
    if (whole === '' || attributes.size >= MAX_ATTRIBUTES) throw new SaveError('an attribute is none');
    attributes.set(key, withoutEntities(value));
    left = left.slice(whole.length);
  }
  return { name, attributes, opens: slash === '', closes: slash !== '' || own !== '' };
}

const withoutEntities = (value: string): string =>
  value.replaceAll(/&([^;]*);?/g, (_, name: string) => {
    const letter = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (letter === undefined) throw new SaveError('an entity is not known');
    return letter;
  });
