import type { Page } from 'playwright';
import { makeGame } from '../../../../engine/recipes/make-game.ts';
import { KLONDIKE } from '../../../../engine/recipes/patterns.ts';
import { sayFamily } from '../../../../renderer/words/fetched/families.ts';
import { sayGame } from '../../../../renderer/words/games.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import type { Scenes } from './scene.ts';
import { dialog, inTurn, open, press, scrollTo, scrollToEnd, set, shown } from './steps.ts';

const search = (words: () => string) => async (page: Page) => dialog(page).getByRole('searchbox').fill(words());

const chip = (show: 'all' | 'favourites' | 'recent' | 'going') => press(() => sayExtra(`picker.${show}`));

/** Chooses the second value of a list, which matches some game. */
const choose = (list: 'family' | 'packs' | 'time' | 'wins' | 'group') => async (page: Page) => {
  const more = dialog(page).getByRole('button', { name: sayExtra('picker.more') });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await dialog(page)
    .getByRole('combobox', { name: sayExtra(`picker.${list}`) })
    .selectOption({ index: 2 });
};

const openPicker = inTurn(
  open('picker'),
  shown('.tile canvas, .tile svg, .tile img'),
  shown('.today-row .today-card:last-child small:not(:empty)'),
);

const openPage = inTurn(
  openPicker,
  search(() => sayGame('spider')),
  async (page) => page.locator('.tile .info').first().click(),
  shown('.look-page'),
);

const openWorkshop = inTurn(
  openPicker,
  press(() => sayExtra('picker.make')),
  shown('.live-odds'),
);

/** A game that a player has made and saved. */
const OWN_GAME = makeGame({ ...KLONDIKE, cells: '2', start: 'any' }).id;

const keepOwn = (page: Page): Promise<void> =>
  page.evaluate(async (id) => {
    await window.baizeTest!.settings({
      ownGames: { [id]: 'Grandmother’s Friday game' },
      ownNotes: { [id]: 'Learned in 1962.\nTwo cells, and any card into a space.' },
      ownOdds: {
        [id]: { deals: 412, won: 388, lost: 7, chance: 0, open: 17, simpleGames: 412, simpleWins: 201, moves: 118 },
      },
    });
  }, OWN_GAME);

const openOwnPage = inTurn(
  keepOwn,
  async (page) =>
    page.evaluate(async (id) => {
      await window.baizeTest!.open('picker');
      window.baizeTest!.change({ shownGame: id });
    }, OWN_GAME),
  shown('.look-page .live-odds'),
);

/** A game from a friend's link, which was never met, nor saved in another scene. */
const FRIENDS_GAME = makeGame({ ...KLONDIKE, cells: '3', start: 'any' }).id;

const FRIENDS_LINK = `baize:${FRIENDS_GAME}?name=Grandmother.2019s+Friday+game#7`;

const meetOwn = inTurn(
  (page) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, FRIENDS_LINK),
  shown('.meeting .glance'),
);

/** Starts from the rules of another game. */
const startFrom =
  (id: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('.look-text select').first().selectOption(id);
  };

/** Games to choose from. */
export const PICKER: Scenes = {
  picker: { game: 'klondike', set: openPicker },
  'picker-newcomer': { game: 'klondike', set: openPicker, newcomer: true },
  'picker-families': { game: 'klondike', set: inTurn(openPicker, scrollTo('.families')) },
  'picker-family': {
    spoils: true,
    game: 'klondike',
    set: inTurn(openPicker, async (page) =>
      page
        .locator('.families .tile-main')
        .filter({ hasText: sayFamily('spider') })
        .click(),
    ),
  },
  'picker-all': { game: 'klondike', spoils: true, set: inTurn(openPicker, chip('all')) },
  'picker-favourites': {
    game: 'klondike',
    spoils: true,
    set: inTurn(set({ favourites: ['golf', 'yukon', 'grandfathers-clock'] }), openPicker, chip('favourites')),
  },
  'picker-search': {
    game: 'klondike',
    told: true,
    set: inTurn(
      openPicker,
      search(() => sayGame('yukon').slice(0, 2)),
    ),
  },
  'picker-few': {
    game: 'klondike',
    set: inTurn(
      openPicker,
      search(() => 'signora'),
    ),
  },
  'picker-none': {
    game: 'klondike',
    set: inTurn(
      openPicker,
      search(() => 'xyzxyzxyz'),
    ),
  },
  'picker-link': {
    game: 'klondike',
    set: inTurn(
      openPicker,
      search(() => FRIENDS_LINK),
    ),
  },
  'picker-near': {
    game: 'klondike',
    set: inTurn(
      openPicker,
      search(() => 'klnodkie'),
    ),
  },
  'picker-filters': {
    game: 'klondike',
    spoils: true,
    set: inTurn(openPicker, chip('all'), choose('packs'), choose('time'), choose('group')),
  },
  'picker-none-named': {
    game: 'klondike',
    spoils: true,
    set: inTurn(
      openPicker,
      chip('all'),
      choose('packs'),
      search(() => sayGame('seahaven')),
    ),
  },
  'picker-page': { game: 'klondike', spoils: true, set: openPage },
  workshop: { game: 'klondike', spoils: true, set: openWorkshop },
  'workshop-changed': {
    game: 'klondike',
    spoils: true,
    set: inTurn(openWorkshop, async (page) => {
      await page.locator('.pick-row:has(+ .under-row) select').first().selectOption({ index: 3 });
    }),
  },
  'workshop-end': { game: 'klondike', spoils: true, set: inTurn(openWorkshop, scrollToEnd) },
  'workshop-pyramid': { game: 'klondike', spoils: true, set: inTurn(openWorkshop, startFrom('pyramid')) },
  'workshop-fan': { game: 'klondike', spoils: true, set: inTurn(openWorkshop, startFrom('la-belle-lucie')) },
  meeting: { game: 'klondike', spoils: true, set: meetOwn },
  'picker-own': { game: 'klondike', spoils: true, set: inTurn(keepOwn, openPicker) },
  'picker-own-few': {
    game: 'klondike',
    spoils: true,
    set: inTurn(keepOwn, set({ recent: ['klondike', 'golf'], favourites: ['yukon'] }), openPicker, async (page) =>
      page.locator('.tile-main').first().focus(),
    ),
  },
  'picker-own-page': { game: 'klondike', spoils: true, set: openOwnPage },
  'picker-own-end': { game: 'klondike', spoils: true, set: inTurn(openOwnPage, scrollToEnd) },
  'picker-page-end': { game: 'klondike', spoils: true, set: inTurn(openPage, scrollToEnd) },
};
