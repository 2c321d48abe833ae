import type { Page } from 'playwright';
import { findGame, makeOptions } from '../../../../engine/rules.ts';
import { KNOWABLE_VERSION } from '../../../../engine/trainer/notation.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../../../../renderer/app/services/exchange/export.ts';
import { sayGame } from '../../../../renderer/words/games.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import type { Scenes } from './scene.ts';
import { dialog, enter, inTurn, hold, open, press, scrollToEnd, set, shown } from './steps.ts';

const PLOT = '.plot svg';

/** Opens the statistics with their chart, which is drawn later. */
const openStatistics = inTurn(open('statistics'), shown(PLOT));

const tab = (word: 'all' | 'latest' | 'data') => async (page: Page) =>
  dialog(page)
    .getByRole('tab', { name: sayExtra(`statistics.${word}`) })
    .click();

const openData = inTurn(openStatistics, tab('data'), shown('.data'));

/** Gives a file to be imported. */
const bring = (file: object) => async (page: Page) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'baize.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });

const EXPORT_FILE = { format: EXPORT_FORMAT, version: EXPORT_VERSION, results: [{ game: 'klondike' }] };

const klondike = findGame('klondike')!;
/** The options under which a bank is kept. */
const VEGAS = makeOptions(klondike, { turning: 'one', passes: 'one', scoring: 'vegas' });

/** Records the game on the table as lost. */
const lose = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { request, state } = window.baizeTest!;
    await request('play.finish', { ...state.play!.save(), outcome: 'lost', ended: Date.now() });
  });

const openMine = inTurn(openStatistics, async (page) =>
  dialog(page)
    .getByRole('tab', { name: sayExtra('mine.tab') })
    .click(),
);

/** Reviews given to the games in turn: where they could be won, their accuracy, and where the last pass began. */
const KNOWN_REVIEWS = [
  `wwlll 24:12 knowable ${KNOWABLE_VERSION} p 712 30 0 0 3 24,30,9,0,0`,
  `lllll 24:0 knowable ${KNOWABLE_VERSION} p 934 12 0 0 - 12,0,0,0,0`,
];

/** Saves reviews of the finished games. */
const keepReviews = async (page: Page): Promise<void> =>
  page.evaluate(async (known) => {
    const { request } = window.baizeTest!;
    const listed = await request('reviews.list', 'klondike', null, 50);
    if (!listed.ok) return;
    for (const [at, { id }] of listed.value.entries())
      await request('reviews.keep', id, `2 0 ${known[at % known.length]}`);
  }, KNOWN_REVIEWS);

/** The days on which some goals were reached. */
const REACHED_GOALS = {
  milestoneDays: { row: 20_512, clean: 20_531, hard: 20_498, 'family-klondike': 20_490, 'family-golf': 20_507 },
};

/** Statistics, results and goals. */
export const FIGURES: Scenes = {
  statistics: { game: 'klondike', set: openStatistics },
  'statistics-end': { game: 'klondike', set: inTurn(openStatistics, scrollToEnd) },
  'statistics-these': {
    game: 'klondike',
    set: inTurn(openStatistics, async (page) => dialog(page).getByRole('radio').nth(1).check()),
  },
  'statistics-unplayed': { game: 'canfield', set: inTurn(open('statistics'), shown('dialog .empty')) },
  'statistics-all': { game: 'klondike', set: inTurn(openStatistics, tab('all'), shown(PLOT)) },
  'statistics-all-end': { game: 'klondike', set: inTurn(openStatistics, tab('all'), shown(PLOT), scrollToEnd) },
  'statistics-all-newcomer': {
    game: 'klondike',
    newcomer: true,
    set: inTurn(open('statistics'), tab('all'), shown('dialog .empty')),
  },
  'statistics-mine': { game: 'klondike', set: inTurn(openMine, shown('.cards-or-me')) },
  'statistics-mine-known': { game: 'klondike', set: inTurn(keepReviews, openMine, shown('.lost-places')) },
  'statistics-mine-known-end': {
    game: 'klondike',
    set: inTurn(keepReviews, openMine, shown('.lost-places'), scrollToEnd),
  },
  'statistics-latest': { game: 'klondike', set: inTurn(openStatistics, tab('latest'), shown('.dated')) },
  'statistics-latest-end': {
    game: 'klondike',
    set: inTurn(openStatistics, tab('latest'), shown('.dated'), scrollToEnd),
  },
  'statistics-latest-newcomer': {
    game: 'klondike',
    newcomer: true,
    set: inTurn(open('statistics'), tab('latest'), shown('dialog .empty')),
  },
  'statistics-data': { game: 'klondike', set: openData },
  'statistics-reset': {
    game: 'klondike',
    set: inTurn(
      openData,
      press(() => sayExtra('reset.one', { game: sayGame('klondike') })),
      shown('.ask'),
      scrollToEnd,
    ),
  },
  'statistics-resetting': {
    game: 'klondike',
    spoils: true,
    set: inTurn(
      openData,
      hold('statistics.reset'),
      press(() => sayExtra('reset.all')),
      press(() => sayExtra('reset.yes')),
      shown('.progress-row'),
      scrollToEnd,
    ),
  },
  export: {
    game: 'klondike',
    spoils: true,
    set: inTurn(
      openData,
      hold('export.results'),
      press(() => sayExtra('exchange.json')),
      shown('.progress-row'),
    ),
  },
  import: {
    game: 'klondike',
    spoils: true,
    set: inTurn(openData, hold('import.add'), bring(EXPORT_FILE), shown('.progress-row')),
  },
  'import-checked': { game: 'klondike', set: inTurn(openData, bring(EXPORT_FILE), shown('.ask')) },
  'import-wrong': { game: 'klondike', set: inTurn(openData, bring({}), shown('.bad')) },
  likelihood: { game: 'klondike', set: inTurn(open('likelihood'), shown('.scatter circle')) },
  'likelihood-end': { game: 'klondike', set: inTurn(open('likelihood'), shown('.scatter circle'), scrollToEnd) },
  milestones: { game: 'klondike', set: inTurn(set(REACHED_GOALS), open('milestones'), shown('.milestone')) },
  'milestones-end': { game: 'klondike', set: inTurn(open('milestones'), shown('.milestone'), scrollToEnd) },
  'milestones-newcomer': { game: 'klondike', newcomer: true, set: inTurn(open('milestones'), shown('.milestone')) },
  'statistics-bank': {
    game: 'klondike',
    newcomer: true,
    set: inTurn(enter('klondike', VEGAS), lose, open('statistics'), shown('.dialog .figures')),
  },
};
