import { UnfitSet } from '../files/unfit.ts';
import type { XmlElement } from './xml.ts';

/** An element that only draws, with only harmless attributes. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgNode | string)[];
}

/** Elements that draw. */
const DRAWING_ELEMENTS = new Set(
  `svg g a defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix
  feComponentTransfer feComposite feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
);
/** Elements that run, fetch or embed something: a drawing with one of these is refused. */
const DANGEROUS = new Set(
  `script foreignObject iframe object embed applet audio video source canvas html body handler listener feImage
  animate animateTransform animateMotion animateColor set mpath discard link meta base form input`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
);

/** A picture embedded in a drawing as base64. */
const INNER_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;
/** Code that fetches by another name than `url`, and the backslash, which may hide any name. */
const FETCHING =
  /@(?:import|font-face)|\\|javascript\s*:|(?:expression|image-set|image|src|cross-fade|element|paint|attr)\(/i;
const ADDRESS = /url\(\s*["']?\s*([^"')\s]*)/gi;

/** Strips an element of all that does not draw; undefined: it draws nothing. @throws UnfitSet. */
export function inert(element: XmlElement): SvgNode | undefined {
  const name = localName(element.name);
  if (DANGEROUS.has(name.toLowerCase())) throw new UnfitSet('unsafe', `<${name}>`);
  if (!DRAWING_ELEMENTS.has(name) || !isDrawn(element.name)) {
    for (const child of element.children) if (typeof child !== 'string') mustBeHarmless(child);
    return undefined;
  }
  const children = name === 'style' ? sheetIn(element) : element.children.flatMap(inertChild);
  return {
    // A link becomes a plain group.
    name: name === 'a' ? 'g' : name,
    attributes: Object.fromEntries(
      [...element.attributes].flatMap(([key, value]) => {
        const kept = keptAttribute(name, key, value);
        return kept ? [kept] : [];
      }),
    ),
    children: TEXTS.has(name) ? children : children.filter((child) => typeof child !== 'string'),
  };
}

const inertChild = (child: XmlElement | string): (SvgNode | string)[] =>
  typeof child === 'string' ? [child] : [inert(child) ?? []].flat();

/**
 * Returns the text of a style sheet. A browser joins its pieces and ignores the elements between them, so only the
 * joined text may be checked.
 */
function sheetIn({ children }: XmlElement): [string] {
  for (const child of children) if (typeof child !== 'string') mustBeHarmless(child);
  const sheet = children.filter((child) => typeof child === 'string').join('');
  mustStay(sheet);
  return [sheet];
}

/** Refuses dangerous elements among those that do not draw; editors' own data is ignored. */
function mustBeHarmless({ name, attributes, children }: XmlElement): void {
  if (DANGEROUS.has(localName(name).toLowerCase()) && isDrawn(name)) throw new UnfitSet('unsafe', `<${name}>`);
  for (const key of attributes.keys()) if (/^on/i.test(localName(key))) throw new UnfitSet('unsafe', key);
  for (const child of children) if (typeof child !== 'string') mustBeHarmless(child);
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'style']);

/** Returns a name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const isDrawn = (name: string): boolean => !name.includes(':') || name.startsWith('svg:');

function keptAttribute(element: string, key: string, value: string): [string, string] | undefined {
  if (/^on/i.test(localName(key))) throw new UnfitSet('unsafe', key);
  if (localName(key) === 'href') return element === 'a' ? undefined : keptReference(element, value.trim());
  if (key === 'xml:space') return [key, value];
  if (key.includes(':') || key === 'xmlns' || key === 'src') return undefined;
  mustStay(value);
  return [key, value];
}

function keptReference(element: string, value: string): [string, string] {
  if (value.startsWith('#')) return ['href', value];
  if (element !== 'image' || !INNER_PICTURE.test(value)) throw new UnfitSet('unsafe', value.slice(0, 60));
  return ['href', value];
}

/** Refuses addresses outside the drawing, and characters that may hide one. @throws UnfitSet. */
function mustStay(value: string): void {
  if (FETCHING.test(value)) throw new UnfitSet('unsafe', value.trim().slice(0, 60));
  for (const [, address = ''] of value.matchAll(ADDRESS))
    if (!address.startsWith('#')) throw new UnfitSet('unsafe', address.slice(0, 60));
}
