import type { Drawing } from './drawing.ts';
import type { SvgNode } from './inert.ts';
import { nodesById, referencesIn, referencesOf } from './references.ts';

/** One element of a drawing, with everything that is needed to draw it alone. */
export type Cutting = SvgNode;

/** Ancestors that are left out, because an element inside them is not drawn by itself. */
const UNDRAWN_ELEMENTS: ReadonlySet<string> = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'switch',
]);
/** Attributes that position a page or its parts, and do not affect how they are painted. */
const POSITION_ATTRIBUTES: ReadonlySet<string> = new Set([
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'version',
  'baseProfile',
  'id',
]);

/** Cuts single elements out of a drawing. */
export class Cutter {
  readonly #root: SvgNode;
  readonly #named: ReadonlyMap<string, SvgNode>;
  readonly #parents = new Map<SvgNode, SvgNode>();
  readonly #styles: SvgNode[] = [];

  constructor({ root }: Pick<Drawing, 'root'>) {
    this.#root = root;
    this.#named = nodesById(root);
    this.#note(root);
  }

  has(id: string): boolean {
    return this.#named.has(id);
  }

  /** Cuts out the element with that id, within its ancestors; undefined: there is none. */
  cut(id: string): Cutting | undefined {
    const element = this.#named.get(id);
    if (!element) return undefined;
    let node: SvgNode = element.name === 'symbol' ? { ...element, name: 'g' } : element;
    const around: SvgNode[] = [];
    for (let at = this.#parents.get(element); at; at = this.#parents.get(at)) around.push(at);
    for (const parent of around) {
      if (UNDRAWN_ELEMENTS.has(parent.name)) continue;
      node =
        parent === this.#root
          ? { name: 'g', attributes: unplaced(parent), children: [node] }
          : { ...parent, attributes: { ...parent.attributes, id: '' }, children: [node] };
    }
    const used = this.#usedBy(node);
    return { name: 'g', attributes: {}, children: [...this.#styles, ...definitions(used), node] };
  }

  /** Lists everything that an element refers to, directly or indirectly, except its own contents. */
  #usedBy(node: SvgNode): SvgNode[] {
    const there = new Set(nodesById(node).keys());
    const found = new Map<string, SvgNode>();
    const look = (at: SvgNode): void => {
      for (const id of referencesOf(at)) {
        const used = there.has(id) || found.has(id) ? undefined : this.#named.get(id);
        if (!used) continue;
        found.set(id, used);
        look(used);
      }
      for (const child of at.children) if (typeof child !== 'string') look(child);
    };
    look(node);
    // Style sheets may refer to elements that nothing else refers to.
    for (const sheet of this.#styles)
      for (const id of sheet.children.flatMap((text) => (typeof text === 'string' ? referencesIn(text) : []))) {
        const used = there.has(id) || found.has(id) ? undefined : this.#named.get(id);
        if (!used) continue;
        found.set(id, used);
        look(used);
      }
    return [...found.values()];
  }

  #note(node: SvgNode): void {
    if (node.name === 'style') this.#styles.push(node);
    for (const child of node.children) {
      if (typeof child === 'string') continue;
      this.#parents.set(child, node);
      this.#note(child);
    }
  }
}

const definitions = (used: readonly SvgNode[]): SvgNode[] =>
  used.length > 0 ? [{ name: 'defs', attributes: {}, children: used }] : [];

const unplaced = ({ attributes }: SvgNode): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => !POSITION_ATTRIBUTES.has(key)));
