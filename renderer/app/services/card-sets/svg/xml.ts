import { UnfitSet } from '../files/unfit.ts';

/** An element of a drawing, with the elements and text it contains. */
export interface XmlElement {
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

export interface XmlDocument {
  readonly root: XmlElement;
  /** Comments before and inside the root. */
  readonly remarks: readonly string[];
}

/** Limits on elements and on their nesting, more than any card set needs. */
export const MAX_ELEMENTS = 300_000;
const MAX_DEPTH = 120;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

const NAME = /[\w:.\u00B7-\uFFFF-]+/y;
const ATTRIBUTE = /\s+([\w:.\u00B7-\uFFFF-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

/**
 * Reads XML without its dangerous features: declared and external entities are refused, and nothing is ever fetched.
 * @throws UnfitSet.
 */
export const readXml = (text: string): XmlDocument => new XmlReader(text).read();

class XmlReader {
  readonly #text: string;
  readonly #remarks: string[] = [];
  readonly #top: Open = { name: '', attributes: new Map(), children: [] };
  /** Elements not closed yet, the innermost last. */
  readonly #open: Open[] = [];
  #count = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): XmlDocument {
    for (let at = 0; at < this.#text.length;) {
      const next = this.#text.indexOf('<', at);
      const end = next < 0 ? this.#text.length : next;
      if (end > at) this.#addText(readEntities(this.#text.slice(at, end)));
      at = next < 0 ? end : this.#readMark(next);
    }
    const root = this.#top.children.find((child) => typeof child !== 'string');
    if (this.#open.length > 0 || !root) throw new UnfitSet('damaged');
    return { root, remarks: this.#remarks };
  }

  get #here(): Open {
    return this.#open.at(-1) ?? this.#top;
  }

  /** Reads markup that begins with `<`; returns the index after it. */
  #readMark(at: number): number {
    const begins = (mark: string): boolean => this.#text.startsWith(mark, at);
    if (begins('<!--')) {
      const end = endAfter(this.#text, '-->', at);
      this.#remarks.push(this.#text.slice(at + 4, end - 3).trim());
      return end;
    }
    if (begins('<![CDATA[')) {
      const end = endAfter(this.#text, ']]>', at);
      this.#addText(this.#text.slice(at + 9, end - 3));
      return end;
    }
    if (begins('<?')) return endAfter(this.#text, '?>', at);
    if (begins('<!')) return afterDoctype(this.#text, at);
    return begins('</') ? this.#close(at) : this.#begin(at);
  }

  /**
   * Adds a text to the previous one if there is no element between them, because the browser reads only the joined
   * text.
   */
  #addText(text: string): void {
    const { children } = this.#here;
    const before = children.at(-1);
    if (typeof before === 'string') children[children.length - 1] = before + text;
    else children.push(text);
  }

  #close(at: number): number {
    const end = endAfter(this.#text, '>', at);
    if (this.#open.pop()?.name !== this.#text.slice(at + 2, end - 1).trim()) throw new UnfitSet('damaged');
    return end;
  }

  #begin(at: number): number {
    const { element, closed, end } = readTag(this.#text, at);
    this.#count += 1;
    if (this.#count > MAX_ELEMENTS) throw new UnfitSet('many-elements');
    if (this.#open.length >= MAX_DEPTH) throw new UnfitSet('deep');
    this.#here.children.push(element);
    if (!closed) this.#open.push(element);
    return end;
  }
}

function endAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new UnfitSet('damaged');
  return at + mark.length;
}

/** Skips a document type, which may name a type, but not declare anything. */
function afterDoctype(text: string, at: number): number {
  const end = endAfter(text, '>', at);
  const doctype = text.slice(at, end);
  if (!/^<!DOCTYPE\s/i.test(doctype) || doctype.includes('[')) throw new UnfitSet('unsafe', '<!DOCTYPE');
  return end;
}

function readTag(text: string, at: number): { readonly element: Open; readonly closed: boolean; readonly end: number } {
  const name = matchAt(NAME, text, at + 1)?.[0];
  if (name === undefined) throw new UnfitSet('damaged');
  const attributes = new Map<string, string>();
  let end = at + 1 + name.length;
  for (let found = matchAt(ATTRIBUTE, text, end); found; found = matchAt(ATTRIBUTE, text, end)) {
    const [all, key = '', double, single] = found;
    if (attributes.has(key)) throw new UnfitSet('damaged');
    attributes.set(key, readEntities(double ?? single ?? ''));
    end += all.length;
  }
  const closes = matchAt(TAG_END, text, end);
  if (!closes) throw new UnfitSet('damaged');
  return { element: { name, attributes, children: [] }, closed: closes[1] === '/', end: end + closes[0].length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Replaces entities. Only predefined ones exist, since a document can't declare its own. */
const readEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);?/gi, (_all, name: string) => {
        if (!name.startsWith('#')) {
          const letter = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
          if (letter === undefined) throw new UnfitSet('unsafe', `&${name};`);
          return letter;
        }
        const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : text;
