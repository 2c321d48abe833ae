import { expect, test } from 'vitest';
import { countOf, fromOf, isDrag, toOf } from '../../../../../engine/rules.ts';
import { Hints } from '../../../../../renderer/app/actions/analysis/hints.ts';
import { PlayerActions } from '../../../../../renderer/app/actions/cards/player-actions.ts';
import { fetchGameRules } from '../../../../../renderer/words/glance/described-rules.ts';
import { say } from '../../../../../renderer/words/say.ts';
import { toolsOf, menuTools } from '../../../../../renderer/panels/status/tools.ts';
import { appWithGame } from '../../seated.ts';

/** Seats a game of FreeCell after one move, for a player with one try or more. */
async function begun(oneTry: boolean) {
  const table = await appWithGame('freecell', 1, { oneTry, autoplay: false });
  let asked = 0;
  const hints = new Hints(table.app, () => {
    asked++;
    return () => undefined;
  });
  const actions = new PlayerActions({ ...table.app, rulesOf: fetchGameRules }, hints);
  const move = table.session().legalMoves().find(isDrag)!;
  actions.drop(fromOf(move), countOf(move), toOf(move));
  return { ...table, actions, asked: () => asked };
}

const HELPS = ['undo', 'restart', 'redo', 'hint', 'tryOut'] as const;

test.each(HELPS)('does nothing on %s with one try only, and says why', async (help) => {
  const { app, session, actions, asked } = await begun(true);
  actions[help]();
  expect(app.state.message).toBe(say('guard.one-try'));
  expect([session().moveCount, app.state.play!.undos, app.state.play!.trying, asked()]).toEqual([1, 0, undefined, 0]);
});

test('blocks the timeline with one try only, and plays moves', async () => {
  const { session, actions } = await begun(true);
  actions.goTo(0);
  expect(session().moveCount).toBe(1);
  const next = session().legalMoves().find(isDrag)!;
  actions.drop(fromOf(next), countOf(next), toOf(next));
  expect(session().moveCount).toBe(2);
});

test('disables undo and help with one try only', async () => {
  const rest = async (oneTry: boolean): Promise<readonly string[]> => {
    const { app } = await begun(oneTry);
    const { playing } = toolsOf(app.state);
    return [...playing, ...menuTools(app.state).flatMap(({ tools }) => tools)]
      .filter(({ rests }) => rests === true)
      .map(({ command }) => command);
  };
  const [alone, usual] = [await rest(true), await rest(false)];
  for (const command of ['undo', 'hint', 'restart', 'solve', 'way-back', 'why-lost']) {
    expect(alone).toContain(command);
    expect(usual).not.toContain(command);
  }
});

test('undoes without it, and in a game made by somebody else', async () => {
  const usual = await begun(false);
  usual.actions.undo();
  expect(usual.session().moveCount).toBe(0);
  const shown = await begun(true);
  shown.app.state.play!.shown = true;
  shown.actions.undo();
  expect(shown.session().moveCount).toBe(0);
});
