import type { Page } from 'playwright';
import { findGame, makeOptions, parseMove, Session, usualOptions } from '../../../../engine/rules.ts';
import { makeLink } from '../../../../engine/text.ts';
import type { State } from '../../../../renderer/app/model/state.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { say } from '../../../../renderer/words/say.ts';
import { settled } from '../../../e2e/support/settled.ts';
import { playMoves, showGame } from '../page.ts';
import type { Scenes } from './scene.ts';
import { ask, begin, dialog, enter, inTurn, open, press, set, shown } from './steps.ts';

const key = (name: string) => async (page: Page) => page.keyboard.press(name);
const anywhere = (page: Page): Page => page;

/** Shows a winnable deal, which the first move made here throws away. */
const showSeahaven = (page: Page): Promise<void> => showGame(page, 'seahaven', 20);
const throwAway = (page: Page): Promise<void> => playMoves(page, [parseMove('9>5')!]);

const change = (part: Partial<Pick<State, 'saveDelay'>>) => async (page: Page) =>
  page.evaluate((part) => window.baizeTest!.change(part), part);

const warn = async (page: Page): Promise<void> =>
  page.evaluate(
    (words) => window.baizeTest!.change({ warning: words }),
    say('notice.memory-only', { detail: '/media/games/.local/share/Baize', why: 'readonly' }),
  );

/** Asks which of two games of one deal to continue. */
const part = async (page: Page): Promise<void> => {
  await begin()(page);
  await page.evaluate(() => {
    const { state, change } = window.baizeTest!;
    const here = state.play!.save();
    const there = { ...here, moveCount: 112, clock: 754_000 };
    change({ dialog: { kind: 'fork', here, there, answer: () => change({ dialog: undefined }) } });
  });
  await dialog(page).waitFor();
};

const openElsewhere = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { session, change } = window.baizeTest!;
    const { game, options } = session()!;
    change({ elsewhere: { game: game.id, options }, gameBefore: { game: 'klondike', options: '' } });
  });

/** Asks whether a game may be given up. */
const question = (about: 'table' | 'kept') => async (page: Page) => {
  await page.evaluate((about) => {
    const { change } = window.baizeTest!;
    change({ dialog: { kind: 'loss', about, answer: () => change({ dialog: undefined }) } });
  }, about);
  await dialog(page).waitFor();
};

const prospects = set({ showProspect: true });
const VEGAS = makeOptions(findGame('klondike')!, { turning: 'three', passes: 'three', scoring: 'vegas' });

/** Drags the top card of a pile to another with the mouse. */
async function carry(page: Page, from: number, to: number): Promise<void> {
  const [start, end] = await page.evaluate(
    ([from, to]) => {
      const { session, board } = window.baizeTest!;
      const frame = document.querySelector('canvas')!.getBoundingClientRect();
      const spot = (pile: number) => {
        const { x, y, width, height } = board.cardRect(pile, Math.max(0, session()!.table.size(pile) - 1));
        return { x: frame.x + x + width / 2, y: frame.y + y + height / 8 };
      };
      return [spot(from), spot(to)] as const;
    },
    [from, to] as const,
  );
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await settled(page);
}

/** Tries a losing move until the guard, which is searching meanwhile, stops it. */
const tryToLose = async (page: Page): Promise<void> => {
  for (;;) {
    // An undone move is tried again.
    await carry(page, 9, 5);
    // oxlint-disable-next-line no-await-in-loop
    const made = await page.evaluate(() => window.baizeTest!.session()!.moveCount);
    if (made === 0) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Control+z');
  }
};

/** Returns a shared game, with the times of its moves. */
function shareGame(): string {
  const session = Session.begin(findGame('klondike')!, usualOptions(findGame('klondike')!), 30);
  for (let turned = 0; turned < 4; turned++) {
    session.play(session.dealing.move!);
    session.autoplay();
  }
  return makeLink(session, 'game', { times: 'gggg' });
}

const raceAgainst = async (page: Page): Promise<void> => {
  await open('share')(page);
  await dialog(page).locator('textarea').fill(shareGame());
  await press(() => sayExtra('deal.play'))(page);
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'klondike');
  await set({ ghost: true })(page);
};

/** Messages and questions on the table itself. */
export const TABLE: Scenes = {
  begun: { game: 'klondike', set: inTurn(begin(6), set({ showMoves: true, showScore: true, showClock: true })) },
  timeline: { game: 'klondike', set: inTurn(begin(9), set({ showTimeline: true }), shown('.timeline input')) },
  'timeline-trying': {
    game: 'seahaven',
    set: inTurn(showSeahaven, key('x'), shown('.trying'), throwAway),
  },
  bank: { game: 'klondike', set: inTurn(enter('klondike', VEGAS), begin()) },
  'more-menu': { game: 'klondike', set: press(() => say('command.more'), anywhere) },
  'more-menu-begun': {
    game: 'spider',
    set: inTurn(
      begin(),
      press(() => say('command.more'), anywhere),
    ),
  },
  hint: { game: 'freecell', told: true, set: inTurn(key('h'), shown('.beside')) },
  refused: { game: 'sir-tommy', told: true, set: inTurn(key('d'), key('d'), shown('.beside')) },
  pause: { game: 'freecell', set: inTurn(set({ pauseHides: true }), begin(), key('Control+p')) },
  question: {
    game: 'freecell',
    set: inTurn(begin(), key('Control+n'), key('Alt+n'), async (page) => dialog(page).waitFor()),
  },
  'question-kept': { game: 'klondike', set: question('kept') },
  parted: { game: 'klondike', set: part },
  elsewhere: { game: 'grandfathers-clock', set: inTurn(openElsewhere, shown('.note')) },
  warning: { game: 'klondike', told: true, set: warn },
  waits: { game: 'klondike', set: inTurn(begin(), change({ saveDelay: 'away' })) },
  stuck: { game: 'golf', set: begin(200) },
  'prospect-won': { game: 'seahaven', set: inTurn(showSeahaven, prospects, shown('.prospect.won')) },
  prospect: {
    game: 'seahaven',
    set: inTurn(showSeahaven, prospects, shown('.prospect.won'), throwAway, shown('.prospect.lost')),
  },
  solved: { game: 'seahaven', told: true, set: inTurn(showSeahaven, ask('solve'), shown('.solving:nth-of-type(2)')) },
  'solved-lost': {
    game: 'seahaven',
    told: true,
    set: inTurn(showSeahaven, throwAway, ask('solve'), shown('.solving')),
  },
  guard: {
    game: 'seahaven',
    told: true,
    set: inTurn(set({ guard: true }), showSeahaven, tryToLose, shown('.message:not(:empty)')),
  },
  race: { game: 'freecell', set: inTurn(raceAgainst, shown('.race'), key('d')) },
  'why-lost': {
    game: 'seahaven',
    told: true,
    set: inTurn(showSeahaven, throwAway, key('y'), async (page) => {
      await page.locator('.message:not(:empty)', { hasNotText: say('why.looking') }).waitFor();
    }),
  },
  solution: {
    game: 'seahaven',
    told: true,
    set: inTurn(
      showSeahaven,
      ask('solution'),
      shown('.replay'),
      press(() => sayExtra('replay.pause'), anywhere),
    ),
  },
};
