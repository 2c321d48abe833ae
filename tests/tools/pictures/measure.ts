import type { Page } from 'playwright';
import { cutOffs } from '../../e2e/support/plain-text.ts';
import { frontDialog } from './page.ts';

/** A player in a sample file of another program, whose name is the same in every language. */
const PLAYER = '名無し';

/**
 * Lists elements that are cut off, reach out, overlap or must be scrolled sideways, in the open panel or, without one,
 * in the whole page.
 */
export async function measure(page: Page): Promise<string[]> {
  const part = await page.evaluateHandle((front) => front ?? document.body, await frontDialog(page));
  const [cut, ...others] = await Promise.all([
    cutOffs(page, part),
    page.evaluate(lookAround, part),
    page.evaluate(foreignWords, part),
    page.evaluate(lettersOutside, part),
  ]);
  const found = [...cut.map((text) => `“${text.trim()}” is cut off`), ...others.flat()];
  return [...new Set(found)].filter((what) => !what.includes(PLAYER));
}

/**
 * Finds letters, digits and marks that the font of their text doesn't have, so that another font stands in; runs in the
 * page. The system's fonts have the scripts of thousands of letters.
 */
function lettersOutside(part: HTMLElement): string[] {
  const ranges = new Map<string, [number, number][]>();
  for (const { family, unicodeRange } of document.fonts) {
    const name = family.replaceAll(/["']/g, '');
    const own = ranges.get(name) ?? [];
    ranges.set(name, own);
    for (const range of unicodeRange.split(',')) {
      const [from = 0, to = from] = (range.match(/[\dA-F]+/gi) ?? []).map((digits) => parseInt(digits, 16));
      own.push([from, to]);
    }
  }
  const isThere = (family: string, letter: string): boolean =>
    ranges.get(family)?.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to) ?? true;
  const system = ['zh', 'ja', 'ko'].includes(document.documentElement.lang.slice(0, 2))
    ? /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uFF00-\uFFEF]/u
    : /[^\s\S]/u;
  const found: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const parent = walker.currentNode.parentElement;
    if (!parent?.checkVisibility() || parent.closest('[lang]:not(html), [translate="no"], option, .unseen')) continue;
    const [family = ''] = getComputedStyle(parent).fontFamily.split(',');
    const letters = new Set(text.match(/[\p{L}\p{M}\p{N}\p{P}]/gu));
    const others = [...letters].filter((each) => !system.test(each) && !isThere(family.replaceAll(/["']/g, ''), each));
    if (others.length > 0) found.push(`“${text.trim()}” has ${others.join(' ')} in a fallback face`);
  }
  return found;
}

/** Finds words in letters that the page's language doesn't write, not marked as another's; runs in the page. */
function foreignWords(part: HTMLElement): string[] {
  const own = document.documentElement.lang.slice(0, 2);
  const others = [
    { letters: /\p{Script=Han}/u, languages: ['zh', 'ja'] },
    { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, languages: ['ja'] },
    { letters: /\p{Script=Hangul}/u, languages: ['ko'] },
    { letters: /\p{Script=Cyrillic}/u, languages: ['ru', 'uk'] },
  ].filter(({ languages }) => !languages.includes(own));
  const found: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!parent?.checkVisibility() || parent.closest('[lang]:not(html), [translate="no"], script, style')) continue;
    if (others.some(({ letters }) => letters.test(text))) found.push(`“${text}” is in letters of another language`);
  }
  return found;
}

/** Finds these faults; runs in the page. */
function lookAround(part: HTMLElement): string[] {
  const SLACK = 1.5;
  const found: string[] = [];
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? (element.localName === 'select' ? '' : element.textContent))
      .trim()
      .replaceAll(/\s+/g, ' ');
    return `${[element.localName, ...element.classList].join('.')}${words && ` “${words.slice(0, 40)}”`}`;
  };
  const around = (element: Element): Element[] => {
    const boxes: Element[] = [];
    for (let at = element.parentElement; at && part.contains(at); at = at.parentElement) boxes.push(at);
    return boxes;
  };
  const overflows = new Map<Element, { readonly overflowX: boolean; readonly overflowY: boolean }>();
  const overflow = (element: Element, side: 'overflowX' | 'overflowY'): boolean => {
    const known = overflows.get(element);
    if (known) return known[side];
    const { overflowX, overflowY } = getComputedStyle(element);
    const found = { overflowX: overflowX !== 'visible', overflowY: overflowY !== 'visible' };
    overflows.set(element, found);
    return found[side];
  };
  const all = [part, ...part.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.unseen, .board, svg *, option'),
  );

  for (const element of [document.documentElement, ...all]) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push(`${nameOf(element)} scrolls sideways, ${element.scrollWidth} wide in ${element.clientWidth}`);
    if (
      /hidden|clip/.test(overflowY) &&
      element.scrollHeight > element.clientHeight + SLACK &&
      element.clientHeight > 1
    )
      found.push(`${nameOf(element)} is cut off below, ${element.scrollHeight} high in ${element.clientHeight}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const select of all.filter((element) => element instanceof HTMLSelectElement)) {
    const { font, paddingLeft } = getComputedStyle(select);
    const words = select.selectedOptions[0]?.text ?? '';
    if (!pen) break;
    pen.font = font;
    // Leaves room for the select's arrow.
    const room = select.clientWidth - 2 * parseFloat(paddingLeft) - 16;
    if (pen.measureText(words).width > room + SLACK) found.push(`${nameOf(select)} cuts off “${words}”`);
  }

  const out = new Set<Element>();
  const whole = new DOMRect(0, 0, innerWidth, innerHeight);
  const holder = part.localName === 'dialog' ? part.getBoundingClientRect() : whole;
  for (const element of all) {
    const box = element.getBoundingClientRect();
    const bounds = element === part ? whole : holder;
    const aside = box.left < bounds.left - SLACK || box.right > bounds.right + SLACK;
    const below = box.top < bounds.top - SLACK || box.bottom > bounds.bottom + SLACK;
    if (!aside && !below) continue;
    const boxes = around(element);
    const reaches =
      (aside && !boxes.some((each) => overflow(each, 'overflowX'))) ||
      (below && !boxes.some((each) => overflow(each, 'overflowY')));
    if (!reaches) continue;
    if (!boxes.some((each) => out.has(each))) found.push(`${nameOf(element)} reaches out`);
    out.add(element);
  }

  /** Returns the visible part of a control, as much as the boxes around it show. */
  const seen = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (const each of around(element)) {
      if (!overflow(each, 'overflowY')) continue;
      const box = each.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /**
   * Returns the layer that an element is in, above the rest of the page: a menu, or a header that stays while the rest
   * is scrolled.
   */
  const layer = (element: Element): Element | undefined =>
    [element, ...around(element)].find((each) => /sticky|fixed|absolute/.test(getComputedStyle(each).position));
  const controls = all
    .filter((element) => element.matches('button, input, select, textarea, a[href], [role=tab], .day'))
    .map((element) => (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element)
    .map((element) => ({ element, box: seen(element), layer: layer(element) }));
  const inView = controls.filter(({ box }) => box.width > SLACK && box.height > SLACK);
  for (const { element } of controls) {
    const holds = around(element).find((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const [box, own] = [holds?.getBoundingClientRect(), element.getBoundingClientRect()];
    if (holds && box && (own.left < box.left - SLACK || own.right > box.right + SLACK) && !overflow(holds, 'overflowX'))
      found.push(`${nameOf(element)} sticks out of ${nameOf(holds)}`);
  }
  for (const [at, one] of inView.entries())
    for (const other of inView.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > SLACK && high > SLACK) found.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  return found;
}
