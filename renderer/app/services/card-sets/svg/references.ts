import type { SvgNode } from './inert.ts';

/** Maps ids to elements; if several share one, the first counts, as in browsers. */
export function nodesById(root: SvgNode): Map<string, SvgNode> {
  const named = new Map<string, SvgNode>();
  const look = (node: SvgNode): void => {
    const { id } = node.attributes;
    if (id !== undefined && !named.has(id)) named.set(id, node);
    for (const child of node.children) if (typeof child !== 'string') look(child);
  };
  look(root);
  return named;
}

/** Lists the ids that an element refers to, in its `href` or in its painting attributes. */
export const referencesOf = ({ attributes }: SvgNode): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (key === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
    return referencesIn(value);
  });

/** Lists the ids that a style refers to. */
export const referencesIn = (style: string): string[] =>
  [...style.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);
