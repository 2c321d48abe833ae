import { UnfitSet } from '../files/unfit.ts';
import type { SvgBox } from '../svg/drawing.ts';
import type { SvgNode } from '../svg/inert.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Elements not needed for measuring: style sheets, scripts, and costly effects. */
const UNMEASURED_ELEMENTS: ReadonlySet<string> = new Set(['style', 'filter', 'mask', 'script']);

/** Returns the box around all that an element draws. @throws UnfitSet if it draws nothing. */
export function boxOf(node: SvgNode, path: string): SvgBox {
  const host = document.createElement('div');
  Object.assign(host.style, {
    position: 'absolute',
    width: '0',
    height: '0',
    overflow: 'hidden',
    visibility: 'hidden',
  });
  host.setAttribute('aria-hidden', 'true');
  document.body.append(host);
  try {
    const page = document.createElementNS(NAMESPACE, 'svg');
    const element = elementOf(node);
    page.append(element);
    // The shadow root keeps its ids apart from the page's.
    host.attachShadow({ mode: 'closed' }).append(page);
    if (!(element instanceof SVGGraphicsElement)) throw new UnfitSet('picture', path);
    const { x, y, width, height } = element.getBBox();
    if (!(width > 0 && height > 0)) throw new UnfitSet('picture', path);
    return { x, y, width, height };
  } finally {
    host.remove();
  }
}

function elementOf({ name, attributes, children }: SvgNode): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes))
    if (isMeasured(name, key) && !key.includes(':')) element.setAttribute(key, value);
  for (const child of children)
    if (typeof child === 'string') element.append(child);
    else if (!UNMEASURED_ELEMENTS.has(child.name)) element.append(elementOf(child));
  return element;
}

/**
 * Whether an attribute matters for measuring. Inline styles are forbidden on this page, and pictures need not be
 * fetched to be measured.
 */
const isMeasured = (name: string, key: string): boolean =>
  !(key === 'style' || (key === 'id' && name === 'svg') || (key === 'href' && name === 'image'));
