import { expect, test } from 'vitest';
import type { Bridge, KeptGame, Refusal } from '../../../../../preload/api.ts';
import { Autosave } from '../../../../../renderer/app/actions/game/autosave.ts';

const game = (at: number): KeptGame => ({
  game: 'klondike',
  options: '',
  rules: 1,
  deal: 7,
  cards: '',
  moves: '',
  at,
  moveCount: at,
  score: 0,
  clock: 0,
  begun: 0,
  help: { undos: 0, hints: 0, solver: false },
});

/** Makes a host that records its requests and replies only when the test tells it to. */
function slowHost(refusal?: Refusal) {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const bridge: Bridge = {
    request: (name, ...args) => {
      const [kept] = args as [KeptGame?];
      asked.push(`${name} ${kept?.at ?? ''}`);
      return new Promise((resolve) => {
        answers.push(() => resolve(refusal ? { ok: false, refusal } : { ok: true, value: null as never }));
      });
    },
    on: () => () => undefined,
  };
  return { asked, bridge, answer: () => answers.shift()?.() };
}

test('makes only the last of several waiting saves', async () => {
  const { asked, bridge, answer } = slowHost();
  const autosave = new Autosave(bridge, () => undefined);
  for (const at of [1, 2, 3]) autosave.keep(game(at));
  expect(asked).toEqual(['play.keep 1']);
  answer();
  await expect.poll(() => asked).toEqual(['play.keep 1', 'play.keep 3']);
  answer();
  await autosave.settled();
});

test('reports the end of a game after its last save', async () => {
  const { asked, bridge, answer } = slowHost();
  const autosave = new Autosave(bridge, () => undefined);
  autosave.keep(game(1));
  const finished = autosave.finish({ ...game(2), outcome: 'won', ended: 1 });
  expect(asked).toEqual(['play.keep 1']);
  answer();
  await expect.poll(() => asked).toEqual(['play.keep 1', 'play.finish 2']);
  answer();
  expect(await finished).toBeUndefined();
});

test('reports a failed save and tries the next', async () => {
  const refusal: Refusal = { code: 'failed', message: 'The disk is full.' };
  const { asked, bridge, answer } = slowHost(refusal);
  const heard: (Refusal | undefined)[] = [];
  const autosave = new Autosave(bridge, (report) => heard.push(report));
  autosave.keep(game(1));
  answer();
  await autosave.settled();
  autosave.keep(game(2));
  expect(heard).toEqual([refusal]);
  expect(asked).toEqual(['play.keep 1', 'play.keep 2']);
});
