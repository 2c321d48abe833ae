import type { Locator } from 'playwright/test';

/** Parts of a page of rules that stay off the paper: what is pressed, folded up, or about the player or other games. */
const OFF_PAPER = 'button:not(.term), summary, .own-record, .alike, h3:has(+ .alike), .folded, .look-side, [hidden]';

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
