import { expect, test } from 'vitest';
import { KnownWins, PUZZLE_KINDS, type PuzzleKind } from '../../../../../engine/search.ts';
import { type Command, COMMANDS } from '../../../../../preload/api.ts';
import { Analysis } from '../../../../../renderer/app/actions/analysis/analysis.ts';
import { Guard } from '../../../../../renderer/app/actions/analysis/guard.ts';
import { Prospects } from '../../../../../renderer/app/actions/analysis/prospects.ts';
import { shippedPuzzle, startPuzzle } from '../../../../../renderer/app/actions/analysis/puzzles.ts';
import { Whys } from '../../../../../renderer/app/actions/analysis/whys.ts';
import { makeCommands } from '../../../../../renderer/app/actions/input/commands.ts';
import { fetchPuzzling } from '../../../../../renderer/words/fetched/puzzle-words.ts';
import { shippedPuzzles } from '../../../../tools/shipped-puzzles.ts';
import { appWithGame } from '../../seated.ts';

/** Commands that tell something about the position, or take it where that can be asked. */
const HELPS = [
  ...(['hint', 'solve', 'solution', 'way-back', 'why-lost'] as const),
  ...(['share', 'paste', 'copy-deal', 'copy-game', 'keep-as'] as const),
] as const satisfies readonly Command[];

/** Commands that play or put something else on the table, and those that need a page. */
const PLAYS: ReadonlySet<Command> = new Set([
  'new',
  'deal',
  'all-home',
  'lesson',
  'restart',
  'undo',
  'redo',
  'full-screen',
]);

/** Lays a puzzle on the table of a program whose searches end at once; the live sign and the guard are on. */
async function laid(kind: PuzzleKind) {
  const table = await appWithGame('freecell', 1, { autoplay: false, showProspect: true, guard: true });
  const { app, actions } = table;
  const asked: string[] = [];
  const note = (name: string) => (): (() => void) => {
    asked.push(name);
    return () => undefined;
  };
  const guard = new Guard(app, { guard: note('guard'), close: () => undefined });
  const wins = new KnownWins();
  const prospects = new Prospects({
    ...app,
    actions,
    wins,
    judge: ({ saved: { at } }, hear) => {
      hear({
        found: 'judged',
        known: Array.from({ length: at + 1 }, () => 'won' as const),
        win: undefined,
        done: true,
      });
      return note('judge')();
    },
  });
  const seek = (_: unknown, hear: (finding: { found: 'lost'; positions: number }) => void): (() => void) => {
    hear({ found: 'lost', positions: 1 });
    return () => undefined;
  };
  const run = makeCommands({
    ...app,
    actions,
    prospects,
    analysis: new Analysis(app, seek, wins),
    whys: new Whys(app, note('why')),
    lessons: { begin: () => Promise.resolve() } as never,
  });
  asked.length = 0;
  const list = shippedPuzzles(kind, 'freecell');
  await startPuzzle(app, shippedPuzzle(app, kind, 'freecell', list, list.puzzles[0]!), await fetchPuzzling());
  return { ...table, kind, list, asked, run, guard };
}

type PuzzleOnTable = Awaited<ReturnType<typeof laid>>;

/** Gives an answer. */
function answer({ app, session, kind }: PuzzleOnTable): void {
  if (kind === 'lost') return app.state.puzzle!.answer!(true);
  app.lifecycle.done(session().play(session().legalMoves()[0]!)!);
  if (kind === 'within') app.lifecycle.done(session().undo());
}

/** Runs a command, and closes what it has opened. */
async function runAndClose({ app, run }: PuzzleOnTable, command: Command): Promise<void> {
  run(command);
  app.replays.close();
  await app.panels.open(undefined);
}

test.each(PUZZLE_KINDS.flatMap((kind) => HELPS.map((command) => [kind, command] as const)))(
  'changes no rating in %s by an answer after %s',
  async (kind, command) => {
    const table = await laid(kind);
    const { app, list } = table;
    await runAndClose(table, command);
    await expect.poll(() => app.state.puzzle?.isOpen).toBe(false);
    const { puzzleRating } = app.state.settings;
    answer(table);
    expect(app.state.puzzle?.rated).toBe('With help, so it doesn’t count.');
    // Laid again, it stays without a rating.
    await expect.poll(() => app.state.settings.puzzlesHelped).not.toEqual({});
    await startPuzzle(app, shippedPuzzle(app, kind, 'freecell', list, list.puzzles[0]!), await fetchPuzzling());
    answer(table);
    expect(app.state.settings).toMatchObject({ puzzleRating, puzzlesSolved: {}, puzzlesFailed: {} });
  },
);

test.each(PUZZLE_KINDS)('counts an answer in %s after every command without help', async (kind) => {
  const table = await laid(kind);
  const { app } = table;
  const others = COMMANDS.filter((command) => !PLAYS.has(command) && !HELPS.some((help) => help === command));
  expect(others.length).toBeGreaterThan(20);
  for (const command of others) await runAndClose(table, command);
  expect(app.state.puzzle?.isOpen).toBe(true);
  answer(table);
  expect(app.state.puzzle?.rated).toMatch(/^Rating /);
});

test.each(PUZZLE_KINDS)('shows no verdict and searches nothing in %s before the first answer', async (kind) => {
  const table = await laid(kind);
  const { app, asked } = table;
  expect([app.state.prospect, asked]).toEqual([undefined, []]);
  answer(table);
  if (kind === 'lost') app.lifecycle.done(table.session().play(table.session().legalMoves()[0]!)!);
  expect(asked).toContain('guard');
  expect(asked).toContain('judge');
});
