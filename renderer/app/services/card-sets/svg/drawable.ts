import { UnfitSet } from '../files/unfit.ts';
import type { SvgNode } from './inert.ts';
import { nodesById, referencesOf } from './references.ts';
import { MAX_ELEMENTS } from './xml.ts';

/** The most letters of all style sheets of a drawing. */
const MAX_STYLE_LETTERS = 100_000;
/**
 * The most steps of all filters that a drawing applies, and the most filters and masks that may be applied to each
 * other.
 */
const MAX_EFFECTS = 6000;
const MAX_NESTED_EFFECTS = 12;
/** The longest chain of elements that refer to each other. */
const MAX_REFERENCES = 400;

/** The cost of drawing an element with everything that it contains and uses. */
interface Cost {
  readonly elements: number;
  /** Steps of filters, and masks. */
  readonly effects: number;
  /** How many effects are applied to each other. */
  readonly nested: number;
}

/**
 * Limits the effort of a drawing; each part counts as often as it is used, because a few lines may take forever to
 * draw. @throws UnfitSet.
 */
export function mustBeDrawable(root: SvgNode): void {
  if (styleLetters(root) > MAX_STYLE_LETTERS) throw new UnfitSet('style');
  const named = nodesById(root);
  const costs = new Map<SvgNode, Cost>();
  const costOf = (node: SvgNode, depth: number): Cost => {
    const known = costs.get(node);
    if (known) return known;
    if (depth > MAX_REFERENCES) throw new UnfitSet('circle');
    const children = node.children.filter((child) => typeof child !== 'string');
    // A gradient that refers to itself is a slip of some editors, and harmless.
    const used = referencesOf(node).flatMap((id) => named.get(id) ?? []);
    const parts = [...children, ...used].filter((part) => part !== node).map((part) => costOf(part, depth + 1));
    const own = effectsOf(node);
    const cost = {
      elements: parts.reduce((sum, { elements }) => sum + elements, 1),
      effects: parts.reduce((sum, { effects }) => sum + effects, own),
      nested: parts.reduce((most, { nested }) => Math.max(most, nested), 0) + (own > 0 && !isStep(node) ? 1 : 0),
    };
    if (cost.elements > MAX_ELEMENTS) throw new UnfitSet('many-elements');
    if (cost.effects > MAX_EFFECTS || cost.nested > MAX_NESTED_EFFECTS) throw new UnfitSet('effects');
    costs.set(node, cost);
    return cost;
  };
  costOf(root, 0);
}

/** Whether an element is a step of a filter: these are not applied to each other, but one after the other. */
const isStep = ({ name }: SvgNode): boolean => /^fe[A-Z]/.test(name);

/** Counts the effects that an element applies by itself: it is a step, has a mask, or is styled with a filter. */
const effectsOf = (node: SvgNode): number =>
  isStep(node)
    ? 1
    : ['mask', 'filter', 'style'].reduce((sum, key) => sum + effectsIn(key, node.attributes[key] ?? ''), 0);

function effectsIn(key: string, value: string): number {
  const isEffect = key === 'style' ? /\b(?:filter|mask)\s*:(?!\s*none)/i.test(value) : !/^\s*(?:none)?\s*$/.test(value);
  return isEffect ? Math.max(1, value.match(/\b(?:blur|drop-shadow)\(/gi)?.length ?? 0) : 0;
}

const styleLetters = ({ name, children }: SvgNode): number =>
  children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? (name === 'style' ? child.length : 0) : styleLetters(child)),
    0,
  );
