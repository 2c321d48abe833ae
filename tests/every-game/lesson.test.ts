import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../engine/games/index.ts';
import { makeGameTools } from '../../engine/hints/game-tools.ts';
import type { LessonStep } from '../../engine/lessons/lesson.ts';
import { Points } from '../../engine/lessons/points.ts';
import { moveKindOf } from '../../engine/lessons/worth.ts';
import type { Game } from '../../engine/model/game.ts';
import type { PileShape } from '../../engine/session/pile-view.ts';
import { countOf, fromOf, isDrag, toOf } from '../../engine/model/move.ts';
import { parseOptions, usualOptions } from '../../engine/model/options.ts';
import { copyOf } from '../../engine/model/table-copy.ts';
import { Session } from '../../engine/session/session.ts';
import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import type { GameRules } from '../../renderer/words/table/game-rules.ts';
import type { LessonPage } from '../../renderer/words/table/lesson-pages.ts';
import { fetchDescribing } from '../../renderer/words/fetched/description-words.ts';
import { describedGame } from '../../renderer/words/glance/described-game.ts';
import { fetchGameRules } from '../../renderer/words/glance/described-rules.ts';
import { sayGlance } from '../../renderer/words/glance/glance.ts';
import { speak } from '../../renderer/words/say.ts';
import { textsIn } from '../tools/words/catalogues.ts';
import { lessonPagesOf } from '../tools/words/said.ts';
import { gamesByDay } from './by-day.ts';
import { lessonOf } from './lesson-of.ts';

afterAll(() => speak('en', 'en'));

/** The most steps of a lesson, with those that lead to the next thing that it shows, and the most moves of a step. */
const MAX_STEPS = 16;
const MAX_STEP_MOVES = 4;

/** Returns the captions of a lesson in the current language. */
const captionsOf = (game: Game): Promise<LessonPage[]> => lessonPagesOf(game, lessonOf(game));

/** Whether a step explains a click on the stock; several clicks that lead to another move explain none. */
const isStockClick = ({ point }: LessonStep): boolean =>
  point.from === 'stock' && point.by !== 'drag' && point.kind !== 'clicks';

const isOnlyClicks = ({ moves, point }: LessonStep): boolean => point.kind === 'clicks' && point.count === moves.length;

describe.each(gamesByDay.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('has a lesson of legal moves after the goal, with a sentence in every language', async () => {
    const lesson = lessonOf(game);
    const session = Session.begin(game, usualOptions(game), lesson.deal);
    for (const { moves } of lesson.steps) {
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(session.play(move)).toBeDefined();
    }
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(MAX_STEPS);
    for (const language of SPOKEN_LANGUAGES) {
      await speak(language, language);
      const said = (await captionsOf(game)).map(({ caption }) => caption);
      expect(said.filter((sentence) => !/^(?:[\p{Lu}\p{Lo}]|\d(?=.*。$)).*\p{L}.*[.。]$/u.test(sentence))).toEqual([]);
    }
  });

  test('has readable captions and states special rules before the first move', async () => {
    await speak('en', 'en');
    const [, ...pages] = await captionsOf(game);
    const long = pages.map(({ caption }) => caption).filter((caption) => caption.length > 160);
    expect(long).toEqual([]);
    expect(pages.filter(({ caption }) => caption.split(/[.!?] /u).length > 2)).toEqual([]);
    const shown = pages.flatMap(({ step }) => step ?? []);
    expect(shown).toEqual(lessonOf(game).steps.map((_, at) => at));
    const rules = await fetchGameRules(game, usualOptions(game));
    const [own = ''] = (rules.handwritten || rules.own).split(/[.:;]/u);
    expect(pages[0]!.caption.startsWith(own)).toBe(true);
  });

  test('moves no card back and forth, clicks the stock seldom and leaves a move', () => {
    const { deal, steps } = lessonOf(game);
    const session = Session.begin(game, usualOptions(game), deal);
    const left = new Set<string>();
    for (const move of steps.flatMap(({ moves }) => moves)) {
      const [from, to] = [fromOf(move), toOf(move)];
      if (isDrag(move)) {
        const [source, target] = [from, to].map((pile) => session.shapes[pile]!.role);
        expect(source === 'foundation' && (target !== 'foundation' || session.table.size(from) === 1)).toBe(false);
        const card = session.table.at(from, session.table.size(from) - countOf(move));
        expect(left).not.toContain(`${card} ${to}`);
        left.add(`${card} ${from}`);
      }
      session.play(move);
    }
    const isClose = steps.some((_, at) => steps.slice(at, at + 3).filter(isStockClick).length > 1);
    expect(isClose && !steps.every(isStockClick)).toBe(false);
    expect([session.legalMoves().length > 0, session.won]).toEqual([true, false]);
  });
});

/**
 * Games whose lesson tells about a redeal but does not show it, because too many clicks on the stock come before it.
 * The list may only shrink.
 */
const REDEAL_IS_TOLD: ReadonlySet<string> = new Set([
  'acme',
  'corners',
  'double-canfield',
  'doublets',
  'eagle-wing',
  'hit-or-miss',
  'inquisitor',
  'lanes',
  'osmosis',
  'parisienne',
  'peek',
  'pyramid',
  'right-and-left',
  'saratoga',
  'small-harp',
  'storehouse',
  'straight-up',
  'variegated-canfield',
]);
/** Kinds that these lessons tell and do not show: Batsford has eight kinds, and a lesson at most seven steps. */
const TOLD: Readonly<Record<string, string>> = { batsford: 'start tableau' };
/**
 * The number of games that the basic bot plays, the number of first moves that are examined, and the share that must
 * show a common kind.
 */
const GAMES = 8;
const EARLY_MOVES = 60;
const USUAL_SHARE = 0.5;
/** A kind that comes up in fewer games is not missed. */
const MET_GAMES = 2;

/** Lists the kinds of moves that come up, and those that usually come up early. */
function kindsOf(game: Game): { all: string[]; usual: string[] } {
  const { solver, context, player } = makeGameTools(game, parseOptions(game, usualOptions(game))!);
  const points = new Points(solver.rules);
  const [met, early] = [new Map<string, number>(), new Map<string, number>()];
  for (let deal = 1; deal <= GAMES; deal++) {
    const start = solver.deal(deal).table;
    context.position.begin(start);
    player.seed(deal);
    player.play();
    const table = copyOf(start);
    const kinds = new Map<string, number>();
    for (const [at, move] of context.position.moves().entries()) {
      // A dealt card that left its foundation comes back.
      const isBack = isDrag(move) && start.size(toOf(move)) > 0;
      const kind = moveKindOf(points.make(table, move));
      if (kind === undefined || kinds.has(kind) || (kind === 'start foundation' && isBack)) continue;
      kinds.set(kind, at);
    }
    for (const [kind, at] of kinds) {
      met.set(kind, (met.get(kind) ?? 0) + 1);
      if (at < EARLY_MOVES) early.set(kind, (early.get(kind) ?? 0) + 1);
    }
  }
  const atLeast = (counts: ReadonlyMap<string, number>, least: number): string[] =>
    [...counts].filter(([, count]) => count >= least).map(([kind]) => kind);
  return { all: atLeast(met, MET_GAMES), usual: atLeast(early, USUAL_SHARE * GAMES) };
}

/** Lists the sentences of the rules that tell a kind of move. */
function sentencesOf(kind: string, rules: GameRules, shapes: readonly PileShape[]): string[] {
  const [what, role] = kind.split(' ');
  const piles = [...shapes.keys()].filter((pile) => role === undefined || shapes[pile]!.role === role);
  const tellers: Readonly<Record<string, (pile: number) => readonly string[]>> = {
    lay: (pile) => [rules.takes(pile), rules.takes(pile, 'some')],
    start: (pile) => [
      rules.starts(pile),
      rules.starts(pile, 'some'),
      rules.dependsOnDeal(pile, false),
      rules.fills(pile),
    ],
    run: (pile) => [rules.together(pile)],
    whole: (pile) => [rules.starts(pile)],
    remove: () => [rules.pairs],
    stock: () => rules.stock,
    again: () => [...rules.stock.slice(1), ...rules.redeals],
  };
  return piles.flatMap((pile) => tellers[what!]?.(pile) ?? []).flatMap((told) => told.split(/(?<=\.) /u));
}

describe.each(gamesByDay.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('shows each common kind of move and tells the others', async () => {
    await speak('en', 'en');
    const lesson = lessonOf(game);
    const shown = new Set(lesson.steps.map(({ point }) => moveKindOf(point)));
    const { all, usual } = kindsOf(game);
    const lacking = all.filter((kind) => !shown.has(kind));
    const told = REDEAL_IS_TOLD.has(game.id) ? 'again' : TOLD[game.id];
    expect(lacking.filter((kind) => usual.includes(kind) && kind !== told)).toEqual([]);
    const rules = await fetchGameRules(game, usualOptions(game));
    const { shapes } = Session.begin(game, usualOptions(game), lesson.deal);
    const said = (await captionsOf(game)).map(({ caption }) => caption).join(' ');
    const isTold = (kind: string): boolean =>
      sentencesOf(kind, rules, shapes).some((sentence) => sentence !== '' && said.includes(sentence));
    // Handwritten rules tell what the piles' rules can't.
    const isOwn = (rules.handwritten || rules.own) !== '';
    expect(lacking.filter((kind) => !isOwn && !isTold(kind))).toEqual([]);
  });

  test('has steps of at most four moves or of clicks on the stock alone', () => {
    const { steps } = lessonOf(game);
    expect(steps.filter((step) => !isOnlyClicks(step) && step.moves.length > MAX_STEP_MOVES)).toEqual([]);
  });

  test('states each rule of the glance with pile names that exist', async () => {
    await speak('en', 'en');
    const captions = (await captionsOf(game)).map(({ caption }) => caption);
    const also = captions.slice(captions.findLastIndex((caption) => caption.startsWith('Also: ')));
    expect(also.filter((caption) => /\bThis \w+ is built/u.test(caption))).toEqual([]);
    const built = captions.flatMap((caption) => caption.split(/(?<=\.) /u).filter((rule) => RULE.test(rule)));
    expect(built.filter((rule, at) => built.indexOf(rule) < at)).toEqual([]);
    const { handwritten } = await fetchGameRules(game, usualOptions(game));
    if (handwritten !== '') return;
    const description = describedGame(game, usualOptions(game));
    const parts = sayGlance({ description, describing: await fetchDescribing() }, game.id, '');
    const empty = captions.flatMap(
      (caption) => caption.match(/\b(?:An e|E)mpty [^.]*(?:takes any|are filled)[^.]*\./gu) ?? [],
    );
    const glance = parts.flatMap(({ lines }) => lines).join(' ');
    expect(empty.filter((rule) => !glance.includes(rule))).toEqual([]);
    // Groups of one kind with different rules have their numbers of piles in their titles.
    const rules = parts
      .filter(({ title }) => !/ \(\d+\)$/u.test(title) && !UNTAUGHT.test(title))
      .flatMap(({ lines }) => lines.flatMap((line) => line.split(/(?<=\.) /u)));
    const said = captions.join(' ');
    expect(rules.filter((rule) => !UNTAUGHT.test(rule) && !said.includes(rule))).toEqual([]);
  });
});

/** Sentences of rules that a lesson says once. */
const RULE = /\b(?:is|are) built\b|with the same suit|takes? only|can’t be filled|move together|filled automatically/u;

/**
 * Parts and sentences that a lesson need not say, because its moves show them or it uses other words, by their first
 * words.
 */
const UNTAUGHT =
  /^(?:Goal|Special rules|Deal|Controls|Score|Cards on the foundations stay|The top card (?:can|of the waste)|Cards in this sequence|Only the top card can|At the start|Cards may go|A face-down card|Foundations start with the rank|Columns take any rank|The first card to go home|The seven follows the ace|An empty (?:reserve|barrier) can’t be filled)/u;

test('has handwritten lessons of existing games only, without references to the page', () => {
  const lessons = Object.entries(textsIn('en', ['lessons', 'glance']));
  const named = lessons.map(([id]) => /^lesson\.own-(.+)/.exec(id)?.[1]).filter((name) => name !== undefined);
  expect(named.length).toBeGreaterThan(40);
  const ids = games.map(({ id }) => id);
  expect(named.filter((name) => !ids.some((id) => id === name || id.startsWith(`${name}-`)))).toEqual([]);
  expect(lessons.filter(([, said]) => said.includes('F1'))).toEqual([]);
});
