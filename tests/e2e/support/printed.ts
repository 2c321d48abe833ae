import type { Locator } from 'playwright/test';

/** Parts of a page of rules that are not printed: controls and their notes, folded parts, the player’s, other games. */
const OFF_PAPER =
  'button:not(.term), [popover], summary, .own-record, .alike, h3:has(+ .alike), .folded, .look-side, [hidden]';

/** Returns the texts of a page of rules that its printed form leaves out, apart from those parts. */
export const unprintedWords = (rules: Locator): Promise<string[]> =>
  rules.evaluate((page, offPaper) => {
    const left: string[] = [];
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: holder, textContent: words } = text;
      if (!holder || words === null || words.trim() === '' || holder.closest(offPaper) !== null) continue;
      if (!holder.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) left.push(words);
    }
    return left;
  }, OFF_PAPER);
