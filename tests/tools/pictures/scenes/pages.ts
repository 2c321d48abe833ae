import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { say } from '../../../../renderer/words/say.ts';
import { settled } from '../../../e2e/support/settled.ts';
import type { Page } from 'playwright';
import type { Scenes } from './scene.ts';
import { ask, inTurn, scrollTo, scrollToEnd, shown } from './steps.ts';

/** Opens the page of the game beside its table. */
const openRules = inTurn(async (page) => page.keyboard.press('F1'), shown('aside .glance'));

const openGlossary = inTurn(openRules, async (page) => page.locator('.to-glossary').click(), shown('.glossary'));

const openTerm = inTurn(openRules, async (page) => page.locator('aside .term').first().click(), shown('.glossary'));

/** Opens a lesson, paused after this many steps. */
const teach =
  (steps: number) =>
  async (page: Page): Promise<void> => {
    await ask('lesson')(page);
    const bar = page.locator('.lesson');
    await bar.getByRole('button', { name: say('lesson.hold'), exact: true }).click();
    for (let step = 0; step < steps; step++)
      await bar.getByRole('button', { name: say('lesson.next'), exact: true }).click();
    await settled(page);
  };

/** Goes through the lesson to its last step. */
const teachAll = async (page: Page): Promise<void> => {
  await teach(0)(page);
  const bar = page.locator('.lesson');
  for (const next = bar.getByRole('button', { name: say('lesson.next'), exact: true }); ;) {
    if ((await next.getAttribute('aria-disabled')) === 'true') break;
    await next.click();
  }
  await settled(page);
};

/** How a game is played: its page, the words of the rules, its lesson. */
export const PAGES: Scenes = {
  rules: { game: 'spider', set: openRules },
  'rules-short': { game: 'jamestown', set: openRules },
  'rules-long': { game: 'match-solitaire', set: openRules },
  'rules-odds': {
    game: 'klondike',
    set: inTurn(
      openRules,
      scrollTo('aside h3', () => sayExtra('odds.title')),
    ),
  },
  'rules-end': { game: 'klondike', set: inTurn(openRules, scrollToEnd) },
  glossary: { game: 'klondike', set: openGlossary },
  'glossary-term': { game: 'klondike', set: openTerm },
  'lesson-offer': { game: 'grandfathers-clock', newcomer: true, set: shown('.lesson-offer') },
  'lesson-begun': { game: 'spider', set: teach(0) },
  lesson: { game: 'klondike', set: teach(3) },
  'lesson-end': { game: 'golf', set: teachAll },
};
