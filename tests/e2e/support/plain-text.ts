import type { JSHandle, Page } from 'playwright/test';
import { games } from '../../../engine/rules.ts';
import { SPOKEN_LANGUAGES, nameOfLanguage } from '../../../renderer/words/language.ts';

/** Names stay as they are in every language. */
const NAMES = ['Baize', ...games.map((game) => game.name), ...SPOKEN_LANGUAGES.map(nameOfLanguage)];

/** Matches the names of months and weekdays, which come from the system. */
const DATE_WORDS = new RegExp(
  [
    ...Array.from({ length: 12 }, (_, month) => ({ month: 'long', day: Date.UTC(2026, month) }) as const),
    ...Array.from({ length: 7 }, (_, day) => ({ weekday: 'long', day: Date.UTC(2026, 0, day) }) as const),
    ...Array.from({ length: 7 }, (_, day) => ({ weekday: 'short', day: Date.UTC(2026, 0, day) }) as const),
  ]
    .map(({ day, ...part }) => `\\b${new Intl.DateTimeFormat('en', { ...part, timeZone: 'UTC' }).format(day)}\\b`)
    .join('|'),
  'g',
);

/**
 * Returns words on the page, or for a screen reader, that did not come through the catalogue and are not marked as the
 * same in every language.
 */
export async function plainWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('[lang="en"]:not(html), [translate="no"], canvas, script')) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found)];
  });
  return texts.filter((text) => /\p{Letter}{2}/u.test(withoutKnown(text)));
}

/** Removes bracketed messages, names, dates, keys of the keyboard and buttons of a gamepad from a text. */
function withoutKnown(text: string): string {
  let left = text;
  for (let before = ''; before !== left;) [before, left] = [left, left.replaceAll(/\[[^[\]]*\]/g, '')];
  left = left
    .replaceAll(/[A-Z][a-z]{2} \d{1,2}, \d{4}(, [\d:]+\s[AP]M)?/g, '')
    .replaceAll(/\b(?:F\d+|[LR][TB])\b/g, '');
  left = left.replaceAll(DATE_WORDS, '');
  return NAMES.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), left);
}

/**
 * Returns visible text that sticks out of its box, of a box that cuts it off, or of the window; only in `part` of the
 * page, if given.
 */
export async function cutOffs(page: Page, part?: JSHandle<Element>): Promise<string[]> {
  return page.evaluate((part) => {
    const SLACK = 1.5;
    const boxOf = (element: Element): Element => {
      let box = element;
      while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) box = box.parentElement;
      return box;
    };
    const sticksOut = (text: DOMRect, box: DOMRect): boolean =>
      text.left < box.left - SLACK || text.right > box.right + SLACK;
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const cutBy = (text: DOMRect, from: Element): boolean => {
      for (let at: Element | null = from; at; at = at.parentElement) {
        if (scrolls(at) && at.scrollWidth > at.clientWidth + SLACK && !at.matches('.lines')) return true;
        if (scrolls(at)) return false;
        if (/hidden|clip/.test(getComputedStyle(at).overflowX) && sticksOut(text, at.getBoundingClientRect()))
          return true;
      }
      return text.right > innerWidth + SLACK || text.left < -SLACK;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(part ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // A game's own name and what only a screen reader reads may be cut.
      if (!parent?.checkVisibility() || parent.closest('.unseen, .game-name, option, [aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      const box = boxOf(parent);
      if (sticksOut(text, box.getBoundingClientRect()) || cutBy(text, box))
        found.push(walker.currentNode.textContent ?? '');
    }
    return found;
  }, part);
}
