import type { Page } from 'playwright';
import { sayFamily } from '../../../../renderer/words/families.ts';
import { sayGame } from '../../../../renderer/words/games.ts';
import { say } from '../../../../renderer/words/say.ts';
import type { Scenes } from './scene.ts';
import { dialog, first, open, press, scrollTo, scrollToEnd, set, shown } from './steps.ts';

const search = (words: () => string) => async (page: Page) => dialog(page).getByRole('searchbox').fill(words());

const chip = (show: 'all' | 'favourites' | 'recent' | 'going') => press(() => say(`picker.${show}`));

/** The second value of a list that any game answers to. */
const choose = (list: 'family' | 'packs' | 'time' | 'wins' | 'group') => async (page: Page) => {
  const more = dialog(page).getByRole('button', { name: say('picker.more') });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await dialog(page)
    .getByRole('combobox', { name: say(`picker.${list}`) })
    .selectOption({ index: 2 });
};

const openPicker = first(open('picker'), shown('.tile canvas, .tile svg, .tile img'));

const openPage = first(
  openPicker,
  search(() => sayGame('spider')),
  async (page) => page.locator('.tile .info').first().click(),
  shown('.look-page'),
);

const openWorkshop = first(
  openPicker,
  press(() => say('picker.make')),
  shown('.live-odds'),
);

/** The rules of another game to begin with. */
const startFrom =
  (id: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('.look-text select').first().selectOption(id);
  };

/** Games to choose from. */
export const PICKER: Scenes = {
  picker: { game: 'klondike', set: openPicker },
  'picker-newcomer': { game: 'klondike', set: openPicker, newcomer: true },
  'picker-families': { game: 'klondike', set: first(openPicker, scrollTo('.families')) },
  'picker-family': {
    spoils: true,
    game: 'klondike',
    set: first(openPicker, async (page) =>
      page
        .locator('.families .tile-main')
        .filter({ hasText: sayFamily('spider') })
        .click(),
    ),
  },
  'picker-all': { game: 'klondike', spoils: true, set: first(openPicker, chip('all')) },
  'picker-favourites': {
    game: 'klondike',
    spoils: true,
    set: first(set({ favourites: ['golf', 'yukon', 'grandfathers-clock'] }), openPicker, chip('favourites')),
  },
  'picker-search': {
    game: 'klondike',
    set: first(
      openPicker,
      search(() => sayGame('yukon').slice(0, 2)),
    ),
  },
  'picker-none': {
    game: 'klondike',
    set: first(
      openPicker,
      search(() => 'xyzxyzxyz'),
    ),
  },
  'picker-near': {
    game: 'klondike',
    set: first(
      openPicker,
      search(() => 'klnodkie'),
    ),
  },
  'picker-filters': {
    game: 'klondike',
    spoils: true,
    set: first(openPicker, chip('all'), choose('packs'), choose('time'), choose('group')),
  },
  'picker-none-named': {
    game: 'klondike',
    spoils: true,
    set: first(
      openPicker,
      chip('all'),
      choose('packs'),
      search(() => sayGame('seahaven')),
    ),
  },
  'picker-page': { game: 'klondike', spoils: true, set: openPage },
  workshop: { game: 'klondike', spoils: true, set: openWorkshop },
  'workshop-end': { game: 'klondike', spoils: true, set: first(openWorkshop, scrollToEnd) },
  'workshop-pyramid': { game: 'klondike', spoils: true, set: first(openWorkshop, startFrom('pyramid')) },
  'workshop-fan': { game: 'klondike', spoils: true, set: first(openWorkshop, startFrom('la-belle-lucie')) },
  'picker-page-end': { game: 'klondike', spoils: true, set: first(openPage, scrollToEnd) },
};
