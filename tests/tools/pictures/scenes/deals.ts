import type { Page } from 'playwright';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { SHOWN_DAY } from '../history.ts';
import type { Scenes } from './scene.ts';
import { dealOwn, showGame } from '../page.ts';
import { begin, dialog, enter, inTurn, open, press, shown } from './steps.ts';

const write = (words: string) => async (page: Page) =>
  dialog(page)
    .getByRole('textbox', { name: sayExtra('share.box') })
    .fill(words);

/** Opens the calendar on a day in the middle of a month, with some of its deals played. */
const openCalendar = inTurn(async (page) => page.clock.setFixedTime(SHOWN_DAY), open('daily'), shown('.day'));

/** Opens the page of today on the same day. */
const openToday = inTurn(async (page) => page.clock.setFixedTime(SHOWN_DAY), open('today'), shown('.week-day'));

/** Leaves two games in progress. */
const leaveSome = inTurn(
  begin(5),
  async (page) => showGame(page, 'spider', 7),
  begin(8),
  async (page) => showGame(page, 'yukon', 7),
);

const openFive = inTurn(
  openCalendar,
  async (page) => dialog(page).getByRole('radio').nth(1).check(),
  shown('.five-deal'),
);

/**
 * Shows the search for a deal that is on no list: how many deals were tried and found, and how many are wanted to
 * compare.
 */
const look = (tried: number, found: number, wanted: number) => async (page: Page) => {
  await page.evaluate(
    (progress) => window.baizeTest!.change({ dialog: { kind: 'search', progress, cancel: () => undefined } }),
    { tried, found, wanted },
  );
  await dialog(page).waitFor();
};

/** Panels about the version of a game and the deal. */
export const DEALS: Scenes = {
  options: { game: 'klondike', set: open('options') },
  'options-many': { game: 'match-solitaire', set: open('options') },
  'options-none': { game: 'aces-square', set: open('options') },
  'options-pending': {
    game: 'klondike',
    set: inTurn(begin(), open('options'), async (page) => {
      await dialog(page).locator('.version-chips button').last().click();
    }),
  },
  'new-deal': { game: 'klondike', set: open('new') },
  'new-deal-begun': { game: 'spider', set: inTurn(begin(), open('new')) },
  'new-deal-unlisted': {
    game: 'bakers-game',
    set: inTurn(enter('bakers-game', 'automatic=false;open=false;cells=1;columns=4'), open('new')),
  },
  looking: { game: 'klondike', set: look(1234, 0, 1) },
  'looking-compared': { game: 'klondike', set: look(1234, 3, 8) },
  'real-table': {
    game: 'klondike',
    set: inTurn(open('real'), shown('.card-pad'), async (page) => page.keyboard.type('qh0sac')),
  },
  'real-table-open': {
    game: 'freecell',
    set: inTurn(open('real'), shown('.card-pad'), async (page) => page.keyboard.type('qh0sac4d4h9skc')),
  },
  correct: {
    game: 'klondike',
    set: inTurn(dealOwn, begin(), open('correct'), shown('.card-pad'), async (page) => page.keyboard.type('3h')),
  },
  'correct-spider': { game: 'spider', set: inTurn(dealOwn, begin(), open('correct'), shown('.card-pad')) },
  'correct-none': { game: 'klondike', set: open('correct') },
  deal: { game: 'klondike', set: open('deal') },
  'deal-begun': { game: 'freecell', set: inTurn(begin(), open('deal')) },
  'deal-wrong': {
    game: 'klondike',
    set: inTurn(open('deal'), async (page) => dialog(page).getByRole('textbox').first().fill('12x')),
  },
  share: { game: 'klondike', set: open('share') },
  'share-begun': { game: 'freecell', set: inTurn(begin(), open('share')) },
  'share-others': {
    game: 'match-solitaire',
    set: inTurn(begin(), open('share'), async (page) => dialog(page).locator('summary').click()),
  },
  'share-link': {
    game: 'klondike',
    set: inTurn(open('share'), write('baize:klondike?dealing=unlimited#30/v1/0,10-2,12-3.0')),
  },
  'share-link-wrong': { game: 'klondike', set: inTurn(open('share'), write('baize:klondike#30/v1/0.0.9-3x2')) },
  today: { game: 'klondike', set: inTurn(leaveSome, openToday) },
  'today-newcomer': { game: 'klondike', newcomer: true, set: openToday },
  daily: { game: 'klondike', set: openCalendar },
  'daily-five': { game: 'klondike', set: openFive },
  'daily-five-newcomer': { game: 'klondike', newcomer: true, set: openFive },
  'daily-newcomer': { game: 'spider', newcomer: true, set: openCalendar },
  'daily-earlier': {
    game: 'klondike',
    set: inTurn(
      openCalendar,
      press(() => sayExtra('daily.earlier')),
    ),
  },
};
