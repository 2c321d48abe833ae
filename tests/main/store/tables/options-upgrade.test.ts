import { expect, test } from 'vitest';
import { MAX_NAMED } from '../../../../preload/api.ts';
import { finishedGame, keptGame } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

const OLDER_KEY = { game: 'bakers-game', options: 'automatic=false;open=true' };
const COMPLETE_KEY = 'automatic=false;open=true;cells=4;columns=8';

/** Makes a folder with all that a version from before the last two options left under its shorter key. */
function olderFolder(): string {
  const folder = tempFolder();
  const store = storeIn(folder);
  store.finish(finishedGame({ ...OLDER_KEY, options: COMPLETE_KEY, deal: 4 }));
  store.finish(finishedGame({ ...OLDER_KEY, options: 'automatic=false;open=true', deal: 5 }));
  store.kept.keep(keptGame({ ...OLDER_KEY, deal: 1 }));
  store.kept.keep(keptGame({ ...OLDER_KEY, options: 'automatic=true', deal: 2 }));
  store.kept.keep(keptGame({ ...OLDER_KEY, options: 'automatic=true;open=false;cells=4;columns=8', deal: 3 }));
  store.kept.keep(keptGame({ game: 'long-gone', options: 'a=b' }));
  store.named.keep('a name', keptGame(OLDER_KEY));
  store.settings.change({ options: { 'bakers-game': OLDER_KEY.options, 'long-gone': 'a=b' } });
  store.close();
  return folder;
}

test('opens a game saved under an older, shorter key under the complete one', () => {
  const store = storeIn(olderFolder());
  expect(store.kept.get('bakers-game', COMPLETE_KEY)).toEqual(
    keptGame({ ...OLDER_KEY, options: COMPLETE_KEY, deal: 1 }),
  );
  expect(store.kept.get('bakers-game', OLDER_KEY.options)).toBeNull();
});

test('names the older of two games in progress under both keys', () => {
  const store = storeIn(olderFolder());
  const whole = 'automatic=true;open=false;cells=4;columns=8';
  expect(store.kept.get('bakers-game', whole)?.deal).toBe(3);
  const named = store.named.list().find(({ deal }) => deal === 2);
  expect(named).toMatchObject({ name: "Baker's Game 2", options: whole });
});

test('counts results under both keys together', () => {
  const store = storeIn(olderFolder());
  expect(store.statistics.of('bakers-game', COMPLETE_KEY).played).toBe(2);
  expect(store.statistics.of('bakers-game', OLDER_KEY.options).played).toBe(0);
  expect(store.results.list('bakers-game', COMPLETE_KEY, 10, null)).toHaveLength(2);
});

test('renames named games and the last options, and keeps unknown keys', () => {
  const store = storeIn(olderFolder());
  expect(store.named.all().map(({ kept }) => kept.options)).toContain(COMPLETE_KEY);
  expect(store.settings.read().options).toEqual({ 'bakers-game': COMPLETE_KEY, 'long-gone': 'a=b' });
  expect(store.kept.get('long-gone', 'a=b')).not.toBeNull();
});

test('changes nothing when opened again', () => {
  const folder = olderFolder();
  const store = storeIn(folder);
  const all = () => [store.kept.all(), store.named.all(), store.results.page(0, 1e6), store.statistics.all()];
  const before = all();
  store.close();
  const again = storeIn(folder);
  expect([again.kept.all(), again.named.all(), again.results.page(0, 1e6), again.statistics.all()]).toEqual(before);
});

test('names the older game even beyond the limit of names', () => {
  const folder = olderFolder();
  tamper(folder, (db) => {
    const more = db.prepare(`
      INSERT INTO named (name, saved, game, options, rules, deal, cards, at, moveCount, score, clock, begun, undos, hints, solver, moves)
      SELECT ?, saved, game, options, rules, deal, cards, at, moveCount, score, clock, begun, undos, hints, solver, moves FROM named WHERE id = 1`);
    for (let number = 2; number <= MAX_NAMED; number += 1) more.run(`name ${number}`);
  });
  const store = storeIn(folder);
  expect(store.notices).toEqual([]);
  expect(store.named.list()).toHaveLength(MAX_NAMED + 1);
  expect(store.named.find("Baker's Game 2")?.kept.deal).toBe(2);
  expect(() => store.named.keep('one more', keptGame())).toThrow(/names already/);
});

/** Makes a folder with games begun before their rules changed: one in progress, one under a name, one finished. */
function formerFolder(): string {
  const folder = tempFolder();
  const store = storeIn(folder);
  store.kept.keep(keptGame({ game: 'squadron', options: '', rules: 1, deal: 1 }));
  store.named.keep('a name', keptGame({ game: 'cruel', options: '', rules: 1, deal: 2 }));
  store.finish(finishedGame({ game: 'double-easthaven', options: '', rules: 1, deal: 3 }));
  store.finish(finishedGame({ game: 'squadron', options: '', rules: 2, deal: 4 }));
  store.settings.change({ options: { squadron: '', 'double-easthaven': '' } });
  store.close();
  return folder;
}

test('keeps games begun under earlier rules under their continuing keys', () => {
  const store = storeIn(formerFolder());
  expect([store.kept.get('squadron', ''), store.kept.get('squadron', 'former=true')?.deal]).toEqual([null, 1]);
  expect(store.named.all().map(({ kept }) => kept.options)).toEqual(['former=true']);
});

test('counts results by the rules they were played under', () => {
  const store = storeIn(formerFolder());
  expect(store.statistics.of('double-easthaven', 'kings=true').played).toBe(1);
  expect(store.statistics.of('double-easthaven', 'kings=false').played).toBe(0);
  expect(store.statistics.of('squadron', '').played).toBe(1);
});

test('keeps no former rules among the options of the next deal', () => {
  const store = storeIn(formerFolder());
  expect(store.settings.read().options).toEqual({ squadron: '', 'double-easthaven': 'kings=false' });
});
